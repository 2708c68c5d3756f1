import { isUtf8 } from 'node:buffer'
import { message } from '../../text/message.ts'
import { ArchiveError, shownPath } from '../archive-error.ts'
import type { RuleFile } from './ignore-rules.ts'

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
