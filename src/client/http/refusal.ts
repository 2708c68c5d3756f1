import { isDocumentedStatus, statusMeanings } from '../../contract/status.ts'
import { message } from '../../text/message.ts'
import { type BodyKind, RefusedError } from '../errors.ts'
import type { Call } from '../request.ts'

/** An answer with an error status, and the contract of its operation. */
export interface Refusal extends Pick<Call, 'operation' | 'access' | 'effect' | 'subject'> {
  readonly status: number
  /** What the platform said, one line, or empty. */
  readonly said: string
  readonly found: BodyKind
  readonly retryAfterMs: number | undefined
}

/** The error of an error status: the operation, what the platform said, and what to do. */
export function toRefusedError(refusal: Refusal): RefusedError {
  const { operation, status, said, found, retryAfterMs } = refusal
  const meaning = isDocumentedStatus(status) ? ` (${statusMeanings[status]})` : ''
  // The sentence ends after the quotation, which may have a full stop of its own.
  const quoted = said === '' ? meaning : `: "${said.replace(/\.$/, '')}"`
  const text = refusalText(`${operation}: the platform answered ${status}${quoted}`, refusal)
  return new RefusedError(text, { operation, status, said, found, retryAfterMs })
}

function refusalText(answer: string, refusal: Refusal): string {
  if (refusal.found === 'HTML' && refusal.status < 500) {
    return message`refused-html: ${answer}. The answer was an HTML page, not JSON: is \`base-url\` the address of a website or a sign-in page instead of the API?`
  }
  switch (refusal.status) {
    case 400:
      return message`refused-400: ${answer}. Check the arguments.`
    case 401:
      return message`refused-401: ${answer}. Check \`api-key\`, or create a new key in the dashboard.`
    case 402:
      return message`refused-402: ${answer}. The account must resolve a billing requirement in the dashboard first.`
    case 403:
      return forbiddenText(answer, refusal)
    case 404:
      return refusal.subject === undefined
        ? message`refused-404: ${answer}. It does not exist, or this key cannot see it: check the id, and which account or project the key belongs to.`
        : message`refused-404-for: ${answer}. This key cannot see "${refusal.subject}": check it for a typo, and that the key belongs to the same account or project.`
    case 405:
      return message`refused-405: ${answer}. No operation of the platform has this answer: is \`base-url\` the address of the API, and not of a website?`
    case 409:
      return message`refused-409: ${answer}. The current state of the resource prevents it: check the dashboard.`
    case 429:
      return throttledText(answer, refusal.retryAfterMs)
    default:
      return otherText(answer, refusal)
  }
}

function forbiddenText(answer: string, { access }: Refusal): string {
  switch (access.kind) {
    case 'any-key':
      return message`refused-403-any-key: ${answer}. Any valid key may do this: check that it is from this platform.`
    case 'account-only':
      return message`refused-403-account: ${answer}. Only an account key may do this; a read-only one cannot write.`
    case 'capability':
      return message`refused-403-capability: ${answer}. A ${access.serviceKey ? 'service or project key' : 'project key'} needs ${access.capability}:${access.level} for this; an account key may do it unless it is read-only, or its user may not. A key that is restricted to environments must name one of them.`
    case 'own-project':
      return message`refused-403-project: ${answer}. This needs an account key with access to the project, or a key of the project.`
    case 'not-shown':
      return message`refused-403: ${answer}. The key or its scope does not permit this. A key that is restricted to environments must name one of them.`
    default:
      return access satisfies never
  }
}

function throttledText(answer: string, retryAfterMs: number | undefined): string {
  return retryAfterMs === undefined
    ? message`refused-429: ${answer}. It asks to slow down: try again later.`
    : message`refused-429-for: ${answer}. It asks to wait ${Math.ceil(retryAfterMs / 1000)} s: try again after that.`
}

function otherText(answer: string, { status, effect }: Refusal): string {
  if (status < 500) return message`refused-other: ${answer}. The request was not accepted.`
  return effect === 'read'
    ? message`refused-read-500: ${answer}. The platform could not complete it: try again later.`
    : message`refused-write-500: ${answer}. The write may have taken effect: check the state before you try again.`
}
