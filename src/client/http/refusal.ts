import type { Access } from '../../contract/operation.ts'
import { isDocumentedStatus, statusMeanings } from '../../contract/status.ts'
import { message } from '../../text/message.ts'
import { RefusedError } from '../errors.ts'
import type { Call } from '../request.ts'

/** An answer with an error status, and the contract of its operation. */
export interface Refusal extends Pick<Call, 'operation' | 'access' | 'effect'> {
  readonly status: number
  /** What the platform said, one line, or empty. */
  readonly said: string
  readonly retryAfterMs: number | undefined
}

/** The error of an error status: the operation, what the platform said, and what to do. */
export function toRefusedError(refusal: Refusal): RefusedError {
  const { operation, status, said, retryAfterMs } = refusal
  const meaning = isDocumentedStatus(status) ? ` (${statusMeanings[status]})` : ''
  // The sentence ends after the quotation, which may have a full stop of its own.
  const quoted = said === '' ? meaning : `: "${said.replace(/\.$/, '')}"`
  const text = refusalText(`${operation}: the platform answered ${status}${quoted}`, refusal)
  return new RefusedError(text, { operation, status, said, retryAfterMs })
}

function refusalText(answer: string, refusal: Refusal): string {
  switch (refusal.status) {
    case 400:
      return message`refused-400: ${answer}. Check the arguments.`
    case 401:
      return message`refused-401: ${answer}. The API key is missing, invalid or revoked: check \`api-key\`, or create a new key in the dashboard.`
    case 402:
      return message`refused-402: ${answer}. The account must resolve a billing requirement in the dashboard first.`
    case 403:
      return forbiddenText(answer, refusal.access)
    case 404:
      return message`refused-404: ${answer}. It does not exist, or this key cannot see it: check the id, and which account or project the key belongs to.`
    case 409:
      return message`refused-409: ${answer}. The current state of the resource prevents it: check the dashboard.`
    case 429:
      return throttledText(answer, refusal.retryAfterMs)
    default:
      return otherText(answer, refusal)
  }
}

function forbiddenText(answer: string, access: Access): string {
  switch (access.kind) {
    case 'any-key':
      return message`refused-403-any-key: ${answer}. Any valid key may do this: check that it is from this platform.`
    case 'account-only':
      return message`refused-403-account: ${answer}. Only an account key may do this; a read-only one cannot write.`
    case 'capability': {
      const holder = access.serviceKey ? 'service or project key' : 'project key'
      return message`refused-403-capability: ${answer}. A ${holder} needs ${access.capability}:${access.level} for this. A key that is restricted to environments must name one of them.`
    }
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
