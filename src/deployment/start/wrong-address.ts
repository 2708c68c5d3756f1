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
  if (answer instanceof RefusedError) return refusalText(baseUrl, answer)
  if (answer instanceof UnreadableError) {
    const { status, found } = answer
    if (isFields(answer.body)) return undefined
    return found === 'broken JSON' || (found === 'JSON' && answer.body === undefined)
      ? undefined
      : pageText(baseUrl, status, found)
  }
  if (answer instanceof NoAnswerError) {
    if (answer.code?.startsWith('HPE_') !== true) return undefined
    return message`base-url-not-http: What answers at ${baseUrl} does not speak HTTP (${answer.code}). Are scheme and port of \`base-url\` correct?`
  }
  const shown = isFields(answer) ? identityFields.some((name) => answer[name] !== undefined) : false
  return shown ? undefined : otherText(baseUrl, 200, 'JSON')
}

function refusalText(baseUrl: string, { status, found, message: text }: RefusedError): string | undefined {
  if (status >= 500) return undefined
  // The text names the target and asks about the address.
  if (status < 400) return text
  if (found === 'HTML') return pageText(baseUrl, status, found)
  return ownStatuses.has(status) ? undefined : otherText(baseUrl, status, found)
}

function pageText(baseUrl: string, status: number, found: BodyKind): string {
  if (hasDoubledApi(baseUrl)) return doubledText(baseUrl, status, found)
  if (found !== 'HTML') return otherText(baseUrl, status, found)
  return message`base-url-website: ${baseUrl} answered whoami with an HTML page (status ${status}), not JSON. Is \`base-url\` the address of a website, dashboard or sign-in page instead of the API? Nothing was written.`
}

function otherText(baseUrl: string, status: number, found: BodyKind): string {
  if (hasDoubledApi(baseUrl)) return doubledText(baseUrl, status, found)
  if (status === 404) {
    return message`base-url-without-api: ${baseUrl} answered whoami with 404: there is no /api/auth/me. Is \`base-url\` the address of the platform's API, with its path prefix if it has one? Nothing was written.`
  }
  return message`base-url-other-interface: ${baseUrl} answered whoami with ${found} (status ${status}), which is not an answer of the platform's API. Is \`base-url\` its address? Nothing was written.`
}

/** Each path of the contract begins with `/api` itself. */
function hasDoubledApi(baseUrl: string): boolean {
  return /\/api$/i.test(baseUrl)
}

function doubledText(baseUrl: string, status: number, found: BodyKind): string {
  return message`base-url-doubled-api: ${baseUrl} answered whoami with ${found} (status ${status}). Does the platform need the "/api" at the end of \`base-url\`? Taxiway adds "/api" itself: try without it. Nothing was written.`
}
