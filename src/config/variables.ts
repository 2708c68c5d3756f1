import { readFileSync, statSync } from 'node:fs'
import { InputError } from '../client/errors.ts'
import { message } from '../text/message.ts'
import type { Inputs } from './inputs.ts'
import { pathInWorkspace } from './workspace-path.ts'

/** An environment variable of a service. */
export interface Variable {
  readonly key: string
  readonly value: string
}

/** Far more than any platform accepts: a larger file is the wrong one. */
const largestFile = 1024 * 1024
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', '"': '"', '\\': '\\' }

/**
 * The variables of `env-file`, of `env` in the configuration file, and of `env-vars`, each once: the later ones win.
 *
 * @throws InputError naming the input and the line, never a value
 */
export function readVariables(inputs: Inputs, workspace: string): readonly Variable[] {
  const own = parseDotenv(inputs.get('env-vars') ?? '', 'env-vars')
  const merged = new Map([...readEnvFile(inputs, workspace), ...inputs.env, ...own])
  return [...merged].map(([key, value]) => ({ key, value }))
}

function readEnvFile(inputs: Inputs, workspace: string): ReadonlyMap<string, string> {
  const given = inputs.get('env-file')
  if (given === undefined) return new Map()
  const path = pathInWorkspace(workspace, 'env-file', given)
  const stat = statSync(path)
  if (stat.isFile() && stat.size <= largestFile) return parseDotenv(readFileSync(path, 'utf8'), 'env-file')
  const text = message`env-file-invalid: \`env-file\` is not a dotenv file: "${given}". Use a file of at most 1 MiB.`
  throw new InputError('env-file', text)
}

const comment = /[^\S\n]*(?:#[^\n]*)?/.source
const quoted = /"(?<escaped>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'|`(?<back>[^`]*)`/.source
const value = String.raw`[^\S\n]*(?:(?:${quoted})${comment}|(?!["'${'`'}])(?<plain>[^\n]*))`
/** A blank line or a comment; or a name, and a value that may be in quotes, which may span lines. */
const entry = new RegExp(String.raw`(?:${comment}|(?<name>[^=\n]+)=${value})(?:\n|$)`, 'gsy')

/**
 * Parses dotenv text: `NAME=value`, an optional `export`, comments, values in single, double or back quotes that may span
 * lines. In double quotes `\n`, `\r`, `\"` and `\\` are escapes. Names are not checked: the platform does that. A message
 * names the line and shows nothing of it.
 *
 * @param source the input to name in a message
 * @throws InputError for a line without `=`, an empty name, a quote that is never closed, text after a closing quote
 */
export function parseDotenv(text: string, source: string): ReadonlyMap<string, string> {
  const variables = new Map<string, string>()
  const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  let end = 0
  // A file of the system, such as the environment of a process, is not a dotenv file.
  for (const match of normal.includes('\0') ? [] : normal.matchAll(entry)) {
    const { name, escaped, single, back, plain = '' } = match.groups ?? {}
    const key = name?.trim().replace(/^export\s+/, '')
    if (key === '') break
    end = match.index + match[0].length
    if (key === undefined) continue
    const unescaped = escaped?.replace(/\\([nr"\\])/g, (_whole, letter: string) => escapes[letter] ?? '')
    variables.set(key, unescaped ?? single ?? back ?? plain.replace(/(?:^|\s)#.*$/, '').trim())
  }
  if (end === normal.length) return variables
  const line = normal.slice(0, end).split('\n').length
  const why = message`dotenv-invalid: Line ${line} of \`${source}\` is not a dotenv line. Write \`NAME=value\`, close every quote, and write nothing but a comment behind it.`
  throw new InputError(source, why)
}
