import type { Mutation } from './mutation.ts'

const base = 'config/file/on-a-change-request-the-file-of-the-base-counts'
const mistakes = 'config/file/every-mistake-is-named-with-its-place'
const precedence = 'config/file/what-the-run-sets-wins-over-the-file'

/** Rules 10.1 to 10.5: what the configuration file may say, and whose file counts. */
export const configRules: readonly Mutation[] = [
  {
    rule: '10.1 On a change request the configuration file of the base counts',
    change: 'that of the change counts',
    file: 'src/config/file/find.ts',
    at: { in: 'findConfig', operand: 'base === undefined' },
    becomes: 'true',
    by: base,
  },
  {
    rule: '10.2 A full clone is not made shallow',
    change: 'the base is fetched with a depth',
    file: 'src/config/file/find.ts',
    at: { in: 'commitOf', operand: 'isShallow' },
    becomes: 'true',
    by: base,
  },
  {
    rule: '10.3 A key in the configuration file is refused as one',
    change: 'it is an unknown name',
    file: 'src/config/file/parts.ts',
    at: { in: 'explainUnknown', if: 'secretInputs' },
    becomes: 'false',
    by: mistakes,
  },
  {
    rule: '10.4 What the run sets wins over the configuration file',
    change: 'the file wins',
    file: 'src/config/file/inputs.ts',
    at: { in: 'configuredInputs', operand: 'given.text(name) === undefined' },
    becomes: 'true',
    by: precedence,
  },
  {
    rule: '10.5 A service of the file wins over the top level',
    change: 'the top level wins',
    file: 'src/config/file/config-file.ts',
    at: { in: 'inherited', text: '[...shared, ...more, ...service.inputs]' },
    becomes: '[...service.inputs, ...shared, ...more]',
    by: precedence,
  },
]
