import { withoutFullStop } from '../../text/formats/shortening.ts'
import type { NameInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import { NoAnswerError } from '../errors.ts'

/**
 * Why a host could not be reached, in plain words with the system's code, and what to ask about `base-url`. A proxy may be what
 * could not be reached: then the address is not questioned.
 *
 * @param origin of the request, e.g. `https://platform.example`
 * @param named undefined if the address is not an input
 */
export function describeUnreachable(
  operation: string,
  origin: string,
  cause: unknown,
  named: NameInput | undefined,
): string {
  if (named === undefined) return `${operation}: ${origin} could not be reached (${formatDetail(cause)}).`
  const { hostname, host, port, protocol } = new URL(origin)
  const { code, at } = explainFailure(cause)
  if (code === 'ENOTFOUND' && at.hostname === hostname) {
    return message`name-not-found: ${operation}: the name "${hostname}" was not found (ENOTFOUND). Is the host in ${named('base-url')} spelled correctly, and does this machine resolve it?`
  }
  if (code === 'ECONNREFUSED' && at.port === Number(port || (protocol === 'https:' ? 443 : 80))) {
    return message`connection-refused: ${operation}: nothing accepts connections at ${host} (ECONNREFUSED). Are host and port in ${named('base-url')} correct, and is the platform running?`
  }
  if (protocol === 'https:' && isWithoutTls(code, cause)) {
    return message`not-https: ${operation}: ${host} does not speak https. Is the port in ${named('base-url')} the one for https?`
  }
  if (/^(?:CERT_|ERR_TLS_CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/.test(code)) {
    return message`certificate-not-accepted: ${operation}: the certificate of ${host} was not accepted (${code}). Is the host in ${named('base-url')} correct? For a certificate of your own authority, set NODE_EXTRA_CA_CERTS.`
  }
  return message`platform-unreachable: ${operation}: ${origin} could not be reached (${formatDetail(cause)}). Check ${named('base-url')}, and the network or proxy of this machine.`
}

/** The system's code of an error; of several addresses that were tried, the first one's. Empty if there is none. */
export function readCode(cause: unknown): string {
  return explainFailure(cause).code
}

/** What happened, without OpenSSL's own words. */
export function formatDetail(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const code = readCode(cause) || cause.name
  if (/^(?:EPROTO$|ERR_SSL_)/.test(code)) return code
  return cause.message === '' || cause.message.includes(code) ? cause.message || code : `${code}: ${cause.message}`
}

/** Why a request to another address than `base-url` failed. Without a full stop. */
export function whyNoAnswer(error: unknown): string {
  if (error instanceof NoAnswerError && error.cause !== undefined) return formatDetail(error.cause)
  const text = error instanceof Error ? error.message : String(error)
  const operation = error instanceof NoAnswerError ? `${error.operation}: ` : ''
  return withoutFullStop(text.startsWith(operation) ? text.slice(operation.length) : text)
}

function explainFailure(cause: unknown): {
  readonly code: string
  readonly at: { readonly hostname?: unknown; readonly port?: unknown }
} {
  const [first = cause] = cause instanceof AggregateError ? cause.errors : []
  if (!(first instanceof Error)) return { code: '', at: {} }
  const at = { hostname: 'hostname' in first ? first.hostname : '', port: 'port' in first ? first.port : '' }
  if ('code' in first && typeof first.code === 'string') return { code: first.code, at }
  // undici does not always give the parser's code.
  return { code: first.name === 'HTTPParserError' ? 'HPE_INVALID' : '', at }
}

/** A server without TLS answers the first bytes of a handshake with text. */
function isWithoutTls(code: string, cause: unknown): boolean {
  if (/^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST|UNEXPECTED_MESSAGE)$/.test(code))
    return true
  return (
    code === 'EPROTO' && cause instanceof Error && /wrong version number|packet length too long/.test(cause.message)
  )
}
