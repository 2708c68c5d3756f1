import type { Mutation } from './mutation.ts'

const memory = 'src/preview/memory.ts'
const text = 'src/preview/stored-memory.ts'
const refusals = 'preview/a-state-of-another-preview-is-refused'
const github = 'src/github/deployments/preview-memory.ts'
const races = 'actions/preview/of-two-runs-one-creates-the-service'
const losses = 'actions/preview/no-second-service-is-created-whatever-is-lost'

/** Rules 5.x: a preview never creates a second, billed service unasked. */
export const previewRules: readonly Mutation[] = [
  {
    rule: '5.1 A missing state creates no service where it may have been lost',
    change: 'it counts as a proof that there is none',
    file: text,
    at: { in: 'read', if: 'whyNotCreated' },
    becomes: 'false',
    by: losses,
  },
  {
    rule: '5.2 A creation is claimed before it is sent',
    change: 'it is not',
    file: 'src/actions/preview/deploy.ts',
    at: { in: 'chooseAndDeploy', call: 'claimCreation' },
    becomes: "({ kind: 'ours' } as Awaited<ReturnType<typeof claimCreation>>)",
    by: losses,
  },
  {
    rule: '5.3 A claim whose creation was not seen creates no service',
    change: 'it counts as none',
    file: memory,
    at: { in: 'look', if: 'counts' },
    becomes: 'false',
    by: races,
  },
  {
    rule: '5.4 The state of another change request is refused',
    change: 'it is taken for ours',
    file: text,
    at: { in: '#load', if: 'targets.includes' },
    becomes: 'false',
    by: refusals,
  },
  {
    rule: '5.5 A claim that another run has replaced is not ours',
    change: 'it is not looked at again',
    file: memory,
    at: { in: 'claimService', if: "kind !== 'none'" },
    becomes: 'false',
    by: refusals,
  },
  {
    rule: '5.6 A text that says that a preview ended proves only to `--close` that there is no service',
    change: 'it proves it to a deploy too',
    file: text,
    at: { in: 'read', if: 'trustsEnd' },
    becomes: 'stored?.ended',
    by: refusals,
  },
  {
    rule: '5.7 On GitHub the lowest open claim counts',
    change: 'the others are not looked at',
    file: memory,
    at: { in: 'claimService', if: "kind !== 'none'" },
    becomes: 'false',
    by: races,
  },
  {
    rule: '5.7 On GitHub the lowest open claim counts',
    change: 'a list that does not show ours yet is believed',
    file: memory,
    at: { in: 'claimService', if: 'isShown' },
    becomes: 'true',
    by: races,
  },
  {
    rule: '5.7 On GitHub the lowest open claim counts',
    change: 'a claim with a service that the list does not show yet counts as none',
    file: github,
    at: { in: 'read', value: 'wasEmpty' },
    becomes: "own?.state === 'inactive'",
    by: races,
  },
  {
    rule: '5.8 A run that did not get the claim waits while it is fresh',
    change: 'it does not wait',
    file: 'src/actions/preview/claim.ts',
    at: { in: 'waitForCreation', if: 'mayGoOn' },
    becomes: 'true',
    by: races,
  },
  {
    rule: '5.9 A claim whose creation was never sent is ended',
    change: 'it stays',
    file: 'src/actions/preview/create.ts',
    at: { in: 'noteNothingCreated', call: 'record.forgetClaim' },
    becomes: 'undefined',
    by: races,
  },
  {
    rule: '5.10 Where a store cannot compare and replace, a claim counts after a while',
    change: 'at once',
    file: 'src/gitlab/environment.ts',
    at: { value: 'claimSettleMs' },
    becomes: '0',
    by: races,
  },
]
