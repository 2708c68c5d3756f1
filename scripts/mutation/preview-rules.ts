import type { Mutation } from './mutation.ts'

const memory = 'src/output/change-request/stored-memory.ts'
const service = 'src/actions/preview/service.ts'
const refusals = 'output/change-request/a-state-of-another-preview-is-refused'
const losses = 'actions/preview/no-second-service-is-created-whatever-is-lost'

/** Rules 5.x: a preview never creates a second, billed service unasked. */
export const previewRules: readonly Mutation[] = [
  {
    rule: '5.1 A missing state creates no service where it may have been lost',
    change: 'it counts as a proof that there is none',
    file: memory,
    at: { in: 'recall', if: 'whyNotCreated' },
    becomes: 'false',
    by: losses,
  },
  {
    rule: '5.2 A creation is claimed before it is sent',
    change: 'it is not',
    file: service,
    at: { in: 'chooseService', text: 'claim: !isFirstRun' },
    becomes: 'claim: false',
    by: losses,
  },
  {
    rule: '5.3 A claim whose creation was not seen creates no service',
    change: 'it counts as none',
    file: memory,
    at: { in: 'recall', if: 'claim !== undefined' },
    becomes: 'false',
    by: losses,
  },
  {
    rule: '5.4 The state of another change request is refused',
    change: 'it is taken for ours',
    file: memory,
    at: { in: '#load', if: 'targets.includes' },
    becomes: 'false',
    by: refusals,
  },
  {
    rule: '5.5 A claim that another run has replaced is refused',
    change: 'it is not looked at again',
    file: memory,
    at: { in: 'claim', if: '!== text' },
    becomes: 'false',
    by: refusals,
  },
  {
    rule: '5.6 A text that says that a preview ended proves only to `--close` that there is no service',
    change: 'it proves it to a deploy too',
    file: memory,
    at: { in: 'recall', if: 'trustsEnd' },
    becomes: 'stored?.ended',
    by: refusals,
  },
]
