import { existsSync, readFileSync } from 'node:fs'
import ignore from 'ignore'
import { InputError } from '../client/errors.ts'
import { withReadErrors } from './read-errors.ts'

/**
 * Rules of `.gitignore` and `.deployignore`, relative to one folder, in order: the last one that matches a path
 * decides, and nothing in an ignored folder comes back.
 */
export class Rules {
  readonly lines: readonly string[]
  readonly #matcher: ReturnType<typeof ignore>
  /** Without `!dist/` and `!dist/**`, which do not name a single file. */
  readonly #names: ReturnType<typeof ignore>

  constructor(lines: readonly string[]) {
    this.lines = lines
    this.#matcher = matcherOf(lines)
    this.#names = matcherOf(lines.filter((line) => /[^*!]/.test(line.split('/').at(-1) ?? '')))
  }

  /** Whether the rules exclude a path, which for a folder ends in `/`. */
  leavesOut(path: string): boolean {
    return this.lines.length > 0 && this.#matcher.test(byteString(path)).ignored
  }

  /** Whether a rule with `!` names this file itself, instead of only a folder above it. */
  keeps(path: string): boolean {
    return this.lines.length > 0 && this.#names.test(byteString(path)).unignored
  }
}

/** Git compares names byte by byte: a `?` stands for one byte, and case matters. */
function matcherOf(lines: readonly string[]): ReturnType<typeof ignore> {
  return ignore({ ignorecase: false }).add(lines.map(byteString))
}

/** Turns each byte into one character. */
function byteString(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : Buffer.from(text).toString('latin1')
}

/**
 * Reads the rules in a file; none if it does not exist.
 *
 * @param folder the folder of the file, as in `rebaseRule`
 */
export function readRules(file: string, folder: string): string[] {
  const text = readRuleFile(file)
  return text.split(/\r?\n/).flatMap((line) => rebaseRule(line, folder))
}

function readRuleFile(file: string): string {
  const text = existsSync(file) ? withReadErrors(file, () => readFileSync(file, 'utf8')) : ''
  // In another encoding, the rules would match nothing and leave nothing out.
  if (!text.includes('\0')) return text.replace(/^\uFEFF/, '')
  throw new InputError('archive-path', `The rules in "${file}" are not UTF-8 text. Save the file as UTF-8.`)
}

/**
 * Rewrites a rule of a folder for a folder above it.
 *
 * @param folder the path between them, such as `packages/app/`; empty if both are the same
 */
export function rebaseRule(line: string, folder: string): string[] {
  const [, not = '', pattern = ''] = /^(!?)(.*?)(?:(?<!\\) )*$/s.exec(line) ?? []
  if (pattern === '' || line.startsWith('#')) return []
  if (folder === '') return [not + pattern]
  const literal = folder.replaceAll(/[\\*?[\]]/g, '\\$&')
  return [`${not}/${literal}${isAnchored(pattern) ? pattern.replace(/^\//, '') : `**/${pattern}`}`]
}

/** The opposite: rewrites a rule of a folder for a folder inside it; empty if the rule does not apply there. */
export function narrowRule(line: string, folder: string): string[] {
  const [, not = '', pattern = ''] = /^(!?)(.*)$/s.exec(line) ?? []
  if (folder === '' || !isAnchored(pattern)) return [line]
  const path = pattern.replace(/^\//, '')
  return path.startsWith(folder) && path !== folder ? [`${not}/${path.slice(folder.length)}`] : []
}

/** A rule with a slash before its end applies to one place only. */
function isAnchored(pattern: string): boolean {
  return pattern.slice(0, -1).includes('/')
}
