import { InputError } from '../errors.ts'

/** The version of this package; a test holds it against package.json. */
export const version = '0.1.0'

/** `taxiway/<version>`, followed by what the caller adds to it. */
export function buildUserAgent(addition = ''): string {
  if (!/^[\x20-\x7E]*$/.test(addition)) throw new InputError('userAgent', 'The user agent must be printable ASCII.')
  return addition === '' ? `taxiway/${version}` : `taxiway/${version} ${addition}`
}
