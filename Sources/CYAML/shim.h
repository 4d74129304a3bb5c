// libyaml as it is: Swift sees all of its types and functions.
#pragma once

#include <yaml.h>
