import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A message of the product, as in its source. */
export interface Message {
  readonly id: string
  /** The fixed texts around the values: one more than there are values. */
  readonly texts: readonly string[]
}

/** Every message of both packages. */
export function allMessages(): Message[] {
  return ['src', 'emulator/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => messagesOf(readFileSync(join(root, folder, file), 'utf8'))),
  )
}

/** The messages of one file. */
function messagesOf(source: string): Message[] {
  const code = source.replaceAll(/^ *\/?\*.*$/gm, (comment) => ' '.repeat(comment.length))
  return [...code.matchAll(/\bmessage`([a-z0-9-]+): /g)].map((match) => {
    return { id: match[1] ?? '', texts: fixedTexts(code, match.index + match[0].length) }
  })
}

/** The fixed texts of a template whose first character is at `from`. */
function fixedTexts(source: string, from: number): string[] {
  const texts: string[] = []
  let text = ''
  for (let at = from; at < source.length; at++) {
    const character = source[at]
    if (character === '`') return [...texts, text]
    if (character === '\\') text += unescaped(source[++at] ?? '')
    else if (character !== '$' || source[at + 1] !== '{') text += character
    else {
      const end = endOfValue(source, at + 2)
      const [before, after] = aroundValue(source.slice(at + 2, end))
      text += before
      if (after !== undefined) {
        texts.push(text)
        text = after
      }
      at = end
    }
  }
  throw new Error('A template has no end.')
}

/** What is fixed around a value. The name of an input is fixed as a whole, as a step of a workflow shows it: `named('wait', 'false')`. */
function aroundValue(code: string): readonly [before: string, after?: string] {
  const [, nameCode, valueCode] = /^(?:[\w.#]+\.)?named\(([^,()]+)(?:, ([^()]+))?\)$/.exec(code) ?? []
  if (nameCode === undefined) return ['', '']
  const name = literal(nameCode)
  if (name === undefined) return ['`', '`']
  if (valueCode === undefined) return [`\`${name}\``]
  const value = literal(valueCode)
  return value === undefined ? [`\`${name}: `, '`'] : [`\`${name}: ${value}\``]
}

function literal(code: string): string | undefined {
  return /^'(.*)'$/.exec(code)?.[1]
}

/** The index of the brace that closes a `${`. Skips strings and templates in the value. */
function endOfValue(source: string, from: number): number {
  let depth = 0
  for (let at = from; at < source.length; at++) {
    const character = source[at]
    if (character === '{') depth++
    else if (character === '}' && depth-- === 0) return at
    else if (character === "'" || character === '"') {
      for (at++; source[at] !== character; at++) if (source[at] === '\\') at++
    } else if (character === '`') {
      at++
      for (; source[at] !== '`'; at++) {
        if (source[at] === '\\') at++
        else if (source[at] === '$' && source[at + 1] === '{') at = endOfValue(source, at + 2)
      }
    }
  }
  throw new Error('A value in a template has no end.')
}

function unescaped(character: string): string {
  return character === 'n' ? '\n' : character
}
