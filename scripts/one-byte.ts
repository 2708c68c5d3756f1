import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes each character beyond Latin-1 in a folder's scripts as its escape: a single one, be it in a comment, makes V8
 * keep the whole script in two bytes a character. docs/performance.md says what that costs a run. Texts, comments, templates and
 * patterns mean the same then; what `String.raw` reads would not.
 */
export function makeOneByte(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const path = join(folder, name)
    const script = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      script.replaceAll(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    )
  }
}
