import { existsSync, readFileSync } from 'node:fs'
import ignore from 'ignore'
import { InputError } from '../client/errors.ts'
import { reading } from './reading.ts'

/**
 * Rules of `.gitignore` and `.deployignore`, relative to one folder, in order: the last one that matches a path decides,
 * and nothing below an ignored folder comes back.
 */
export class Rules {
  readonly lines: readonly string[]
  readonly #matcher: ReturnType<typeof ignore>
  /** Without `!dist/` and `!dist/**`, which say nothing of a single file. */
  readonly #names: ReturnType<typeof ignore>

  constructor(lines: readonly string[]) {
    this.lines = lines
    this.#matcher = matcherOf(lines)
    this.#names = matcherOf(lines.filter((line) => /[^*!]/.test(line.split('/').at(-1) ?? '')))
  }

  /** @param path a folder's ends in `/` */
  leavesOut(path: string): boolean {
    return this.lines.length > 0 && this.#matcher.test(byteString(path)).ignored
  }

  /** Whether a rule with `!` names this file, and not only what is above it. */
  keeps(path: string): boolean {
    return this.lines.length > 0 && this.#names.test(byteString(path)).unignored
  }
}

/** Git compares names byte by byte: a `?` stands for one, and case counts. */
function matcherOf(lines: readonly string[]): ReturnType<typeof ignore> {
  return ignore({ ignorecase: false }).add(lines.map(byteString))
}

/** One character for each byte. */
function byteString(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : Buffer.from(text).toString('latin1')
}

/** The rules in a file; none if it is not there. @param folder where the file is, as `rebaseRule` takes it */
export function readRules(file: string, folder: string): string[] {
  const text = readRuleFile(file)
  return text.split(/\r?\n/).flatMap((line) => rebaseRule(line, folder))
}

function readRuleFile(file: string): string {
  const text = existsSync(file) ? reading(file, () => readFileSync(file, 'utf8')) : ''
  // Rules that nobody understands would leave nothing out.
  if (!text.includes('\0')) return text.replace(/^\uFEFF/, '')
  throw new InputError('archive-path', `The rules in "${file}" are not UTF-8 text. Save the file as UTF-8.`)
}

/**
 * A rule of a folder as a rule of a folder above it.
 *
 * @param folder the way between them, such as `packages/app/`; empty if both are the same
 */
export function rebaseRule(line: string, folder: string): string[] {
  const [, not = '', pattern = ''] = /^(!?)(.*?)(?:(?<!\\) )*$/s.exec(line) ?? []
  if (pattern === '' || line.startsWith('#')) return []
  if (folder === '') return [not + pattern]
  const literal = folder.replaceAll(/[\\*?[\]]/g, '\\$&')
  return [`${not}/${literal}${isAnchored(pattern) ? pattern.replace(/^\//, '') : `**/${pattern}`}`]
}

/** The opposite: a rule of a folder as a rule of one inside; nothing if it says nothing of it. */
export function narrowRule(line: string, folder: string): string[] {
  const [, not = '', pattern = ''] = /^(!?)(.*)$/s.exec(line) ?? []
  if (folder === '' || !isAnchored(pattern)) return [line]
  const path = pattern.replace(/^\//, '')
  return path.startsWith(folder) && path !== folder ? [`${not}/${path.slice(folder.length)}`] : []
}

/** A rule with a slash that is not its last character holds for one place. */
function isAnchored(pattern: string): boolean {
  return pattern.slice(0, -1).includes('/')
}
