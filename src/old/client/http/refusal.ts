import { isDocumentedStatus, statusMeanings } from '../../../contract/error-status.ts'
import { type NameInput, nameAsInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import { adviseOnDoubledApi } from '../base-url.ts'
import type { Call } from '../built-call.ts'
import { type BodyKind, RefusedError } from '../errors.ts'

/** An answer with an error status, and the contract of its operation. */
export interface Refusal extends Pick<Call, 'operation' | 'access' | 'effect' | 'target'> {
  readonly status: number
  /** What the platform said, one line, or empty. */
  readonly said: string
  readonly found: BodyKind
  readonly retryAfterMs: number | undefined
  /** Of the platform's address. */
  readonly prefix?: string
}

/** What to do about a status that means the same for every operation. */
const advice: Readonly<Record<number, string | ((named: NameInput) => string)>> = {
  400: `Check the arguments.`,
  401: (named) => message`refused-401: Check ${named('api-key')}, or create a new key in the dashboard.`,
  402: `The account must resolve a billing requirement in the dashboard first.`,
  404: `It does not exist, or this key cannot see it: check the id, and which account or project the key belongs to.`,
  405: (named) =>
    message`refused-405: No operation of the platform has this answer: is ${named('base-url')} the address of the API, and not of a website?`,
  409: `The current state of the resource prevents it: check the dashboard.`,
  429: `It asks to slow down: try again later.`,
}

/** The error of an error status: the operation, what the platform said, and what to do. */
export function toRefusedError(refusal: Refusal, named: NameInput = nameAsInput): RefusedError {
  const { operation, status, said, found, retryAfterMs } = refusal
  const where = status === 404 ? adviseOnDoubledApi(refusal.prefix ?? '', named) : ''
  const text = `${describeRefusal(refusal)}. ${adviceOn(refusal, named)}${where}`
  return new RefusedError(text, { operation, status, said, found, retryAfterMs })
}

/** The operation and what the platform said, without a full stop. */
export function describeRefusal(refusal: Pick<RefusedError, 'operation' | 'status' | 'said'>): string {
  const { operation, status, said } = refusal
  const meaning = isDocumentedStatus(status) ? ` (${statusMeanings[status]})` : ''
  // The sentence ends after the quotation, which may have a full stop of its own.
  const quoted = said === '' ? meaning : `: "${said.replace(/\.$/, '')}"`
  return `${operation}: the platform answered ${status}${quoted}`
}

function adviceOn({ status, found, access, effect, target, retryAfterMs }: Refusal, named: NameInput): string {
  if (found === 'HTML' && status < 500)
    return message`refused-html: The answer was an HTML page, not JSON: is ${named('base-url')} the address of a website or a sign-in page instead of the API?`
  if (status === 403) return adviceOnKey(access)
  if (status === 404 && target !== undefined)
    return `This key cannot see "${target}": check it for a typo, and that the key belongs to the same account or project.`
  if (status === 429 && retryAfterMs !== undefined)
    return `It asks to wait ${Math.ceil(retryAfterMs / 1000)} s: try again after that.`
  if (status < 500) {
    const text = advice[status] ?? `The request was not accepted.`
    return typeof text === 'string' ? text : text(named)
  }
  return effect === 'read'
    ? `The platform could not complete it: try again later.`
    : message`refused-write-500: The write may have taken effect: check the state before you try again.`
}

function adviceOnKey(access: Refusal['access']): string {
  switch (access.kind) {
    case 'any-key':
      return `Any valid key may do this: check that it is from this platform.`
    case 'account-only':
      return `Only an account key may do this; a read-only one cannot write.`
    case 'capability':
      return `A ${access.serviceKey ? 'service or project key' : 'project key'} needs ${access.capability}:${access.level} for this; an account key may do it unless it is read-only, or its user may not. A key that is restricted to environments must name one of them.`
    case 'own-project':
      return `This needs an account key with access to the project, or a key of the project.`
    case 'not-shown':
      return message`refused-403: The key or its scope does not permit this. A key that is restricted to environments must name one of them.`
    default:
      return access satisfies never
  }
}
