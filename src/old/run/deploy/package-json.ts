import { type Fields, isFields } from '../../client/json-fields.ts'
import { parseJson } from '../../text/parsed-json.ts'
import { readRegularFile } from '../../text/regular-file.ts'

/** A larger `package.json` is none. */
const mostBytes = 16 * 1024 * 1024

/** The fields of a `package.json`; none if there is none, or it cannot be read: what builds it says what is wrong. */
export function readManifest(file: string): Fields {
  const read = readRegularFile(file, mostBytes)
  if (read.kind !== 'found') return {}
  try {
    const manifest = parseJson(read.value.toString('utf8'))
    return isFields(manifest) ? manifest : {}
  } catch {
    return {}
  }
}
