import { removeColour, removeControls } from '../../text/control-characters.ts'
import { oneLine } from '../../text/formats/shortening.ts'
import type { NameInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import { parseJson } from '../../text/parsed-json.ts'
import { type BodyKind, UnreadableError } from '../errors.ts'
import { isFields } from '../json-fields.ts'
import type { HttpResponse } from './transport.ts'

/** Bytes of an answer that is kept in memory as a whole; larger ones are streamed. */
const largestAnswer = 16 * 1024 * 1024
/** Bytes of an error answer that are read for what the platform said. */
const largestRefusal = 64 * 1024
const saidCharacters = 500

/** The whole body as text. Throws `UnreadableError` if it is too large. */
export async function readText(operation: string, response: HttpResponse): Promise<string> {
  const { text: body, cut } = await readBeginning(response.body, largestAnswer)
  if (!cut) return body
  const { status } = response
  const text = message`answer-too-large: ${operation}: the platform answered ${status} with more than 16 MiB.`
  throw new UnreadableError(text, { operation, status })
}

/** The JSON value of a success. Throws `UnreadableError` that says what the body was instead. */
export async function readJson(operation: string, response: HttpResponse, named: NameInput): Promise<unknown> {
  const text = await readText(operation, response)
  try {
    return parseJson(text)
  } catch (cause) {
    const { status } = response
    // Described by how the body begins, never by its content.
    const found = detectKind(text)
    const sentence = message`answer-not-json: ${operation}: the answer was ${found}, not JSON (status ${status}). Check ${named('base-url')}.`
    throw new UnreadableError(sentence, { operation, status, cause, found })
  }
}

/** The parsed JSON, the text if it is not JSON, and undefined if it is empty. */
export function jsonOrText(text: string): unknown {
  if (text === '') return undefined
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

/** The `error` of a refusal as one line of at most 500 characters, empty if it is not readable, and what the body was. */
export async function readRefusal(
  response: HttpResponse,
  redact: (text: string) => string,
): Promise<{ readonly said: string; readonly found: BodyKind }> {
  // The status is enough if the body breaks off.
  const { text } = await readBeginning(response.body, largestRefusal).catch(() => ({ text: '' }))
  try {
    // Redacted as it came, if a secret may have several lines, and again without what may stand inside a secret.
    const plain = removeColour(removeControls(redact(errorIn(parseJson(text)))))
    const said = redact(oneLine(plain)).trim()
    return { said: said.slice(0, saidCharacters), found: 'JSON' }
  } catch {
    return { said: '', found: detectKind(text) }
  }
}

function detectKind(text: string): BodyKind {
  const start = text.trimStart()
  if (start === '') return 'an empty body'
  if (start.startsWith('<')) return 'HTML'
  return /^[[{"]/.test(start) ? 'broken JSON' : 'plain text'
}

/**
 * GitLab, and many frameworks, say it in `message`, which may be an object with the reasons for each field. GitHub has a list of `errors`
 * beside it.
 */
function errorIn(body: unknown): string {
  if (!isFields(body)) return ''
  const { error, message: reasons, errors } = body
  const said = (isFields(error) ? error['message'] : error) ?? reasons ?? ''
  const text = typeof said === 'string' ? said : JSON.stringify(said)
  const details = Array.isArray(errors) ? errors.map(formatDetail).filter((detail) => detail !== '') : []
  return [text, details.join('; ')].filter((part) => part !== '').join(': ')
}

/** One of `errors`: a sentence, or what is wrong with which field. */
function formatDetail(error: unknown): string {
  if (typeof error === 'string') return error
  if (!isFields(error)) return ''
  const { message, field, code } = error
  if (typeof message === 'string') return message
  return [field, code].filter((part) => typeof part === 'string').join(' is ')
}

/** The text of a body, cut after so many bytes. */
export async function readBeginning(
  body: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<{ readonly text: string; readonly cut: boolean }> {
  const chunks: Uint8Array[] = []
  let left = limit
  for await (const chunk of body) {
    chunks.push(chunk.subarray(0, left))
    left -= chunk.length
    if (left < 0) break
  }
  return { text: new TextDecoder().decode(Buffer.concat(chunks)), cut: left < 0 }
}
