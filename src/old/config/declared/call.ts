import { declare, type OwnUse } from '../declaration.ts'
import { line, text } from '../kinds.ts'

const needed: OwnUse = { required: true }

/** Inputs of a call: the operation and its arguments. */
export const callInputs = {
  operation: declare({
    kind: line,
    text: 'Name of the operation, such as `get_scaling`.',
    section: 'what',
    actions: { call: needed },
  }),
  args: declare({
    kind: text,
    text: 'Path, query and body fields in one object, as JSON or YAML. Empty for an operation without arguments. Secrets in it must come from GitHub secrets.',
    section: 'what',
    actions: { call: true },
  }),
}
