import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Replaces each character beyond Latin-1 in a folder's scripts by its escape. A single such character, even in a comment, makes V8
 * store the whole script with two bytes per character: 8 of 134 ms of processor time until the first request, and 2 to 4 MiB. Strings, comments, templates and
 * patterns keep their meaning. An argument of `String.raw` would not.
 */
export function makeOneByte(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => /\.m?js$/.test(each))) {
    const path = join(folder, name)
    const script = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      script.replaceAll(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    )
  }
}
