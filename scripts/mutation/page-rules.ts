// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources are quoted
import type { Mutation } from './mutation.ts'

const session = 'src/emulator/page/session.ts'
const overview = 'src/emulator/page/overview.ts'
const localRequest = 'src/emulator/http/local-request.ts'
const by = 'emulator/the-page-lets-only-its-own-requests-in'

/** Rules 6.x: the doors of the local platform. */
export const pageRules: readonly Mutation[] = [
  {
    rule: '6.1 The address of the page opens once',
    change: 'it opens again',
    file: session,
    at: { in: 'redeem', call: '#tokens.delete' },
    becomes: 'this.#tokens.has(token)',
    by,
  },
  {
    rule: '6.2 The page gets its secret once',
    change: 'it gets it again',
    file: session,
    at: { in: 'claim', text: 'this.#owed -= 1' },
    becomes: '',
    by,
  },
  {
    rule: '6.3 The cookie alone opens nothing',
    change: 'it does',
    file: session,
    at: { in: 'authorises', operand: "#is('secret'" },
    becomes: 'true',
    by,
  },
  {
    rule: '6.4 The secret alone opens nothing',
    change: 'it does',
    file: session,
    at: { in: 'authorises', text: 'this.#hasCookie(request) &&' },
    becomes: '',
    by,
  },
  {
    rule: '6.5 A page of another origin is refused by what the browser says',
    change: 'it is not',
    file: session,
    at: { in: 'isFromPage', return: 'sec-fetch-site' },
    becomes: 'headers !== undefined',
    by,
  },
  {
    rule: "6.6 Only the platform's own origin is accepted",
    change: 'every other one is too',
    file: localRequest,
    at: { in: 'requireLocalRequest', if: 'origin !== undefined' },
    becomes: 'origin === "never"',
    by,
  },
  {
    rule: '6.7 A host that is not this machine is refused',
    change: 'it is not',
    file: localRequest,
    at: { in: 'requireLocalRequest', if: 'foreign' },
    becomes: 'foreign === "never"',
    by,
  },
  {
    rule: '6.8 A variable is shown by its name only',
    change: 'with its value',
    file: overview,
    at: { in: 'showService', text: 'map(({ key }) => key)' },
    becomes: 'map(({ key, value }) => `${key}=${value}`)',
    by,
  },
]
