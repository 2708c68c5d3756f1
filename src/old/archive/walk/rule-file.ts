import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { message } from '../../text/message.ts'
import { ArchiveError, rulesUnreadable, shownPath } from '../archive-error.ts'

/** Throws an ArchiveError if a file with rules is in an encoding in which none of them would match. Git itself reads bytes. */
export function checkRules(path: string, name: RuleFile, content: Buffer): void {
  if (!content.includes(0) && (name === '.gitignore' || isUtf8(content))) return
  const text = message`rules-not-text: "${shownPath(path)}" is not in UTF-8, so its rules would match nothing. Save it as UTF-8: in Windows PowerShell, \`>\` writes UTF-16, and \`Set-Content -Encoding utf8\` does not.`
  throw new ArchiveError(path, text)
}

/** Git reads no rules behind a link either. */
export function rulesNotFile(path: string): ArchiveError {
  const text = message`rules-not-file: "${shownPath(path)}" is no file of its own, so its rules would not count. Replace the link or the folder by a file.`
  return new ArchiveError(path, text)
}

/** The files with rules, in any folder. */
export const ruleFiles = ['.gitignore', '.deployignore'] as const

export type RuleFile = (typeof ruleFiles)[number]

/** The text with one character for each byte, so that `?` and `[a-z]` match bytes, as in git. */
export function byteString(text: string): string {
  return /^[\0-\x7f]*$/.test(text) ? text : Buffer.from(text).toString('latin1')
}

/** The lines of a rule file, one character for each byte. */
export function splitRules(content: Buffer): string[] {
  return `${content.toString('latin1').replace(/^\xef\xbb\xbf/, '')}\n`.split(/\r?\n/)
}

/** A rule of a folder inside, as rules of the packed folder; a comment gives none. Both have one character for each byte. */
export function ruleWithin(line: string, folder: string): string[] {
  const [, not = '', leading = '', pattern = ''] = /^(!?)(\/?)(.*)$/s.exec(line) ?? []
  if (line.startsWith('#') || /^ *$/.test(pattern)) return []
  // A slash anywhere but at the end anchors a pattern to its folder; spaces at the end do not count.
  const anchored = leading !== '' || /\/(?! *$)/.test(pattern)
  return [`${not}/${folder.replace(/[\\*?[\]]/g, '\\$&')}${anchored ? '' : '**/'}${pattern}`]
}

export function readRules(root: string, path: string, name: RuleFile): Buffer {
  const content = readBytes(root, path)
  checkRules(path, name, content)
  return content
}

function readBytes(root: string, path: string): Buffer {
  try {
    return readFileSync(`${root}/${path}`)
  } catch (error) {
    throw rulesUnreadable(path, error)
  }
}
