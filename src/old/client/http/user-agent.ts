import { InputError } from '../errors.ts'
import { version } from '../version.ts'

/** `taxiway/<version>`, followed by what the caller adds to it. */
export function buildUserAgent(addition = ''): string {
  if (!/^[\x20-\x7E]*$/.test(addition)) throw new InputError('userAgent', 'The user agent must be printable ASCII.')
  return addition === '' ? `taxiway/${version}` : `taxiway/${version} ${addition}`
}
