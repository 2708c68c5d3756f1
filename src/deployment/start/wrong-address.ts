import { type BodyKind, NoAnswerError, RefusedError, UnreadableError } from '../../client/errors.ts'
import { isFields } from '../../client/fields.ts'
import { message } from '../../text/message.ts'

/** Statuses of a platform that is there, with a key that it does not accept or at a bad moment. */
const ownStatuses: ReadonlySet<number> = new Set([401, 403, 408, 429])
/** The contract's fields of the identity; a platform shows at least one of them. */
const identityFields = ['id', 'name', 'email', 'keyScope']

/**
 * Why the answer to `whoami` shows that `base-url` is not the address of the platform's API, as a sentence that says what came and
 * asks the right question; undefined if the answer is the platform's, or there was none. A server error says nothing: a gateway
 * before the platform answers it too, with a page.
 *
 * @param baseUrl that was asked
 * @param answer the parsed identity, or the error of the call
 */
export function whyNotThisInterface(baseUrl: string, answer: unknown): string | undefined {
  if (answer instanceof NoAnswerError) {
    if (answer.code?.startsWith('HPE_') !== true) return undefined
    return message`base-url-not-http: What answers at ${baseUrl} does not speak HTTP (${answer.code}). Are scheme and port of \`base-url\` correct?`
  }
  if (answer instanceof RefusedError) {
    const { status, found } = answer
    if (status >= 500) return undefined
    // The text names the target and asks about the address.
    if (status < 400) return answer.message
    return found !== 'HTML' && ownStatuses.has(status) ? undefined : otherText(baseUrl, status, found)
  }
  if (answer instanceof UnreadableError) {
    const { status, found, body } = answer
    const mayBeOurs = isFields(body) || found === 'broken JSON' || (found === 'JSON' && body === undefined)
    return mayBeOurs ? undefined : otherText(baseUrl, status, found)
  }
  const isIdentity = isFields(answer) && identityFields.some((name) => answer[name] !== undefined)
  return isIdentity ? undefined : otherText(baseUrl, 200, 'JSON')
}

function otherText(baseUrl: string, status: number, found: BodyKind): string {
  // Each path of the contract begins with `/api` itself.
  if (/\/api$/i.test(baseUrl))
    return message`base-url-doubled-api: ${baseUrl} answered whoami with ${found} (status ${status}). Does the platform need the "/api" at the end of \`base-url\`? Taxiway adds "/api" itself: try without it. Nothing was written.`
  if (status === 404 && found !== 'HTML')
    return message`base-url-without-api: ${baseUrl} answered whoami with 404: there is no /api/auth/me. Is \`base-url\` the address of the platform's API, with its path prefix if it has one? Nothing was written.`
  return message`base-url-other-interface: ${baseUrl} answered whoami with ${found} (status ${status}), which is not an answer of the platform's API. Is \`base-url\` its address, and not that of a website or a sign-in page? Nothing was written.`
}
