// The files of Data/, as they are: they are in the program, and none is read at its start.
#pragma once

#include <stddef.h>
#include <stdint.h>

struct tf_file {
  const uint8_t *start;
  size_t count;
} __attribute__((swift_name("DataFile")));

#define TF_FILE(name) \
  struct tf_file tf_##name(void) __attribute__((swift_name("getter:DataFile." #name "()")))

TF_FILE(german);
TF_FILE(english);
TF_FILE(spanish);
TF_FILE(french);
TF_FILE(japanese);

TF_FILE(callingCodes);
TF_FILE(cardBrands);
TF_FILE(commonPasswords);
TF_FILE(countries);
TF_FILE(dialling);
TF_FILE(emailHosts);
TF_FILE(faults);
TF_FILE(ibans);
TF_FILE(keys);
TF_FILE(metaschemas);
TF_FILE(postalCodes);
TF_FILE(schemaFormats);
TF_FILE(schemaWords);
TF_FILE(secretWords);
TF_FILE(starter);
TF_FILE(states);
TF_FILE(synonyms);
TF_FILE(variableNames);

TF_FILE(verbs);
TF_FILE(bashCompletion);
TF_FILE(fishCompletion);
TF_FILE(zshCompletion);

TF_FILE(formManual);
TF_FILE(programManual);
TF_FILE(testManual);
TF_FILE(themeManual);

const uint32_t *tf_widths(size_t *count);
