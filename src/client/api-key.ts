import { message } from '../text/message.ts'
import { InputError } from './errors.ts'
import { Secret } from './secret.ts'

const printable = /^[\x21-\x7E]+$/

/** Checks that the key can be sent in a header. Throws `InputError`, which never shows the key. */
export function parseApiKey(given: string | Secret): Secret {
  const key = typeof given === 'string' ? given : given.reveal()
  if (key.trim() === '')
    throw new InputError('api-key', message('api-key-empty')`\`api-key\` is empty. Use a key from the dashboard.`)
  if (/[\r\n]/.test(key)) {
    throw new InputError(
      'api-key',
      message('api-key-line-break')`\`api-key\` contains a line break. Store the key without one.`,
    )
  }
  if (!printable.test(key)) {
    throw new InputError(
      'api-key',
      message(
        'api-key-not-printable',
      )`\`api-key\` contains a space, a control character or a non-ASCII character. Store the key alone.`,
    )
  }
  return typeof given === 'string' ? new Secret(key) : given
}
