#include "CData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE(name) \
  struct tf_file tf_##name(void) { return (struct tf_file){name, sizeof name}; }

static const uint8_t german[] = {
#embed "../../Data/de.po"
};
FILE(german)

static const uint8_t english[] = {
#embed "../../Data/en.po"
};
FILE(english)

static const uint8_t spanish[] = {
#embed "../../Data/es.po"
};
FILE(spanish)

static const uint8_t french[] = {
#embed "../../Data/fr.po"
};
FILE(french)

static const uint8_t japanese[] = {
#embed "../../Data/ja.po"
};
FILE(japanese)

static const uint8_t callingCodes[] = {
#embed "../../Data/calling-codes.txt"
};
FILE(callingCodes)

static const uint8_t cardBrands[] = {
#embed "../../Data/card-brands.txt"
};
FILE(cardBrands)

static const uint8_t commonPasswords[] = {
#embed "../../Data/common-passwords.txt"
};
FILE(commonPasswords)

static const uint8_t countries[] = {
#embed "../../Data/countries.txt"
};
FILE(countries)

static const uint8_t dialling[] = {
#embed "../../Data/dialling.txt"
};
FILE(dialling)

static const uint8_t emailHosts[] = {
#embed "../../Data/email-hosts.txt"
};
FILE(emailHosts)

static const uint8_t faults[] = {
#embed "../../Data/faults.txt"
};
FILE(faults)

static const uint8_t ibans[] = {
#embed "../../Data/iban.txt"
};
FILE(ibans)

static const uint8_t keys[] = {
#embed "../../Data/keys.txt"
};
FILE(keys)

static const uint8_t metaschemas[] = {
#embed "../../Data/metaschemas.json"
};
FILE(metaschemas)

static const uint8_t postalCodes[] = {
#embed "../../Data/postal-codes.txt"
};
FILE(postalCodes)

static const uint8_t schemaFormats[] = {
#embed "../../Data/schema-formats.txt"
};
FILE(schemaFormats)

static const uint8_t schemaWords[] = {
#embed "../../Data/schema-words.txt"
};
FILE(schemaWords)

static const uint8_t secretWords[] = {
#embed "../../Data/secret-words.txt"
};
FILE(secretWords)

static const uint8_t states[] = {
#embed "../../Data/states.txt"
};
FILE(states)

static const uint8_t starter[] = {
#embed "../../Data/starter.json"
};
FILE(starter)

static const uint8_t synonyms[] = {
#embed "../../Data/synonyms.txt"
};
FILE(synonyms)

static const uint8_t variableNames[] = {
#embed "../../Data/variable-names.txt"
};
FILE(variableNames)

static const uint8_t formManual[] = {
#embed "../../Data/manual/tfield-form.txt"
};
FILE(formManual)

static const uint8_t programManual[] = {
#embed "../../Data/manual/tfield.txt"
};
FILE(programManual)

static const uint8_t testManual[] = {
#embed "../../Data/manual/tfield-test.txt"
};
FILE(testManual)

static const uint8_t themeManual[] = {
#embed "../../Data/manual/tfield-theme.txt"
};
FILE(themeManual)

static const uint8_t verbs[] = {
#embed "../../Data/verbs.txt"
};
FILE(verbs)

static const uint8_t bashCompletion[] = {
#embed "../../Data/completions/tfield.bash"
};
FILE(bashCompletion)

static const uint8_t fishCompletion[] = {
#embed "../../Data/completions/tfield.fish"
};
FILE(fishCompletion)

static const uint8_t zshCompletion[] = {
#embed "../../Data/completions/tfield.zsh"
};
FILE(zshCompletion)

static const uint32_t widths[] = {
#include "../../Data/widths.txt"
};

const uint32_t *tf_widths(size_t *count) {
  *count = sizeof widths / sizeof *widths;
  return widths;
}
