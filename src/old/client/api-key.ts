import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'
import { InputError } from './errors.ts'
import { Secret } from './secret.ts'

/** Checks that the key can be sent in a header. Throws `InputError`, which never shows the key. */
export function parseApiKey(given: string | Secret, named: NameInput = nameAsInput): Secret {
  const key = typeof given === 'string' ? new Secret(given) : given
  const problem = findProblem(key.reveal(), named)
  if (problem !== undefined) throw new InputError('api-key', problem)
  return key
}

function findProblem(key: string, named: NameInput): string | undefined {
  if (key.trim() === '') return `${named('api-key')} is empty. Use a key from the dashboard.`
  if (/[\r\n]/.test(key))
    return message`api-key-line-break: ${named('api-key')} contains a line break. Store the key without one.`
  if (/^(["'`]).*\1$/.test(key))
    return message`api-key-quoted: ${named('api-key')} is in quotes, which are not a part of the key. Store the key without them.`
  if (/^[\x21-\x7E]+$/.test(key)) return undefined
  return `${named('api-key')} contains a space, a control character or a non-ASCII character. Store the key alone.`
}
