import type { Mutation } from './mutation.ts'

const base = 'config/file/on-a-change-request-the-file-of-the-base-counts'
const rows = 'ci/each-row-of-the-table-withstands-a-hostile-change'
const mistakes = 'config/file/every-mistake-is-named-with-its-place'
const precedence = 'config/file/what-the-run-sets-wins-over-the-file'

/** Rules 10.1 to 10.10: what the configuration file may say, and whose file counts. */
export const configRules: readonly Mutation[] = [
  {
    rule: '10.1 On a change request the configuration file of the base counts',
    change: 'that of the job itself counts',
    file: 'src/ci/file-source.ts',
    at: { in: 'fileSource', text: 'base ??' },
    becomes: '',
    by: rows,
  },
  {
    rule: '10.2 A full clone is not made shallow',
    change: 'the base is fetched with a depth',
    file: 'src/git/commit.ts',
    at: { in: 'findCommit', operand: 'shallow.output' },
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
  {
    rule: '10.6 Only a job that is known to be for no change has its own file',
    change: 'so has each that does not say',
    file: 'src/ci/file-source.ts',
    at: { in: 'fileSource', text: 'isChange === false' },
    becomes: 'isChange !== true',
    by: rows,
  },
  {
    rule: '10.7 Without a commit that a change cannot choose, the file decides no outcome',
    change: 'it decides',
    file: 'src/config/file/inputs.ts',
    at: { in: 'configuredInputs', if: 'found.unproven' },
    becomes: 'false',
    by: precedence,
  },
  {
    rule: '10.8 A submodule or a link does not choose the repository that is asked',
    change: 'the nearest one is asked',
    file: 'src/git/repository.ts',
    at: { in: 'owningRepository', if: 'isPartOf' },
    becomes: 'false',
    by: rows,
  },
  {
    rule: '10.9 A path of the file stays in the repository',
    change: 'it may lead out',
    file: 'src/config/workspace-path.ts',
    at: { in: 'pathInside', if: 'isSpeltInside' },
    becomes: 'true',
    by: mistakes,
  },
  {
    rule: '10.10 The address of the platform must not stand in the file',
    change: 'it is a key that is not known',
    file: 'src/config/file/parts.ts',
    at: { in: 'explainUnknown', if: "lettersOf('base-url')" },
    becomes: 'false',
    by: mistakes,
  },
]
