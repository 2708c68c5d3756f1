import { declare } from '../declaration.ts'
import { text } from '../kinds.ts'

/** Inputs with the service's variables. */
export const variableInputs = {
  'env-vars': declare({
    kind: text,
    text: 'Variables as dotenv text (`NAME=value` lines), imported before each deploy. An unquoted value must be neither empty nor have a `#` that begins a comment. Taxiway never prints a value and masks values of six characters or more, unless another input or an address without a path shows them. An upload takes none.',
    section: 'variables',
    decides: true,
    actions: { deploy: true, preview: true },
    option: 'TAXIWAY_ENV_VARS',
  }),
}
