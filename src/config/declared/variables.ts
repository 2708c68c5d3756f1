import { declare } from '../declaration.ts'
import { oneOf, path, text, words } from '../kinds.ts'

const envFile =
  'Dotenv file in the workspace with variables to import before each deploy. Taxiway never prints a value.'
/** A command takes no values as arguments, which other processes could read. */
const envFileOfCommand = `${envFile} \`env\` in \`taxiway.yaml\` takes precedence.`

/** Inputs with the service's variables. */
export const variableInputs = {
  'env-vars': declare({
    kind: text,
    text: 'Variables as dotenv text (`NAME=value` lines), imported before each deploy. An unquoted value must be neither empty nor have a `#` that begins a comment. Taxiway never prints a value and masks values of six characters or more, unless another input or an address without a path shows them. An upload takes none.',
    section: 'variables',
    decides: true,
    actions: { deploy: true, preview: true },
  }),
  'env-file': declare({
    kind: path,
    text: (named) => `${envFile} \`env\` in \`taxiway.yaml\` and ${named('env-vars')} take precedence.`,
    file: ['service'],
    section: 'variables',
    actions: { deploy: true, preview: true },
    commands: { deploy: envFileOfCommand, preview: envFileOfCommand },
    option: '--dotenv',
  }),
  'env-required': declare({
    kind: words,
    text: 'Names of variables that must have a value in this run, separated by commas or line breaks. Otherwise it fails before anything is sent.',
    file: ['service'],
    section: 'variables',
    actions: { deploy: true, preview: true },
    commands: { deploy: true, preview: true },
  }),
  'removed-env': declare({
    kind: oneOf('keep', 'delete'),
    text: (named) =>
      `What becomes of variables that an earlier deploy imported and that nothing gives any more: \`keep\` names them in a notice, \`delete\` deletes them on the service before the deploy. Their names are remembered with the GitHub deployment of ${named('environment')}; without it nothing is said or deleted.`,
    default: 'keep',
    file: ['top', 'service'],
    section: 'variables',
    decides: true,
    actions: {
      deploy: true,
      preview:
        'What becomes of variables that an earlier push imported and that nothing gives any more: `keep` names them in a notice, `delete` deletes them on the service before the deploy. Their names are remembered with the preview.',
    },
    commands: {
      preview:
        'What becomes of variables that an earlier run imported and that nothing gives any more: `keep` names them in a notice, `delete` deletes them on the service before the deploy. Their names are remembered with the preview.',
    },
  }),
}
