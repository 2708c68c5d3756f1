import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml'
import { InputError } from '../../client/errors.ts'
import { shorten } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import { ConfigFileError, type Mistake } from './config-mistakes.ts'

/** A few lines of aliases could unfold into gigabytes. */
const mostValues = 200_000
const tooMuch = `Lists or keys are nested too deeply, or aliases repeat too many values. Write plain values.`

/** What a value holds: a text, a list or keys; none of them if it is absent or null. */
interface Content {
  /** As it is written, without quotes: of `0123`, `true` and a date too. */
  readonly text?: string
  readonly isQuoted?: boolean
  readonly items?: readonly Spot[]
  readonly entries?: ReadonlyMap<string, Spot>
  /** How many values it unfolds into. */
  readonly size: number
}

/** A value of the file, and where it stands. */
export class Spot {
  readonly content: Content
  readonly #reader: Reader
  readonly #start: number
  /** Where its key is, or what it is an item of. */
  readonly #nearby: number

  constructor(reader: Reader, content: Content, start: number, nearby: number) {
    this.content = content
    this.#reader = reader
    this.#start = start
    this.#nearby = nearby
  }

  /** Such as `taxiway.yaml:12:5`. */
  get origin(): string {
    const { line, col } = this.#reader.lines.linePos(this.#start)
    return `${this.#reader.file}:${line}:${col}`
  }

  /** The line of its key. */
  get line(): number {
    return this.#reader.lines.linePos(this.#nearby).line
  }

  /** Names a mistake of the value. */
  refuse(text: string): void {
    this.#reader.refuse(this.#start, text)
  }

  /** Names a mistake of its key. */
  refuseKey(text: string): void {
    this.#reader.refuse(this.#nearby, text)
  }

  /** Runs what throws an `InputError` for a mistake of the value. Gives undefined if it did. */
  try<Result>(read: () => Result): Result | undefined {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      this.refuse(error.message)
      return undefined
    }
  }
}

/** Reads the values of a document, and names what is wrong whatever the file is for. */
class Reader {
  readonly file: string
  readonly lines = new LineCounter()
  readonly mistakes: Mistake[] = []
  /** Whether what was read may be looked at: a message would quote a secret, or name what follows from a mistake. */
  isReadable = true
  readonly #isSecret: (text: string) => boolean
  readonly #anchors = new Map<string, Content>()

  constructor(file: string, text: string, isSecret: (text: string) => boolean) {
    this.file = file
    this.#isSecret = isSecret
    this.lines.addNewLine(0)
    // The parser misses some lines inside of what it cannot read.
    for (const { index } of text.matchAll(/\n/g)) this.lines.addNewLine(index + 1)
  }

  refuse(offset: number, text: string): void {
    const { line, col } = this.lines.linePos(offset)
    this.mistakes.push({ line, column: col, text })
  }

  /** @param key in which the value stands, as messages name it; undefined for a key itself, and outside of any */
  read(node: unknown, nearby: number, key?: string): Spot {
    const start = findStart(node) ?? nearby
    if (isAlias(node)) {
      const content = this.#anchors.get(node.source)
      const name = shorten(node.source)
      if (content === undefined)
        this.#stop(
          start,
          message`config-alias-unknown: No anchor has this name: "${name}". Write \`&${name}\` before the value that it repeats.`,
        )
      return new Spot(this, content ?? { size: 1 }, start, nearby)
    }
    const content = this.#contentOf(node, start, key)
    // Only now: a value cannot hold itself.
    if (isNode(node) && node.anchor) this.#anchors.set(node.anchor, content)
    return new Spot(this, content, start, nearby)
  }

  #contentOf(node: unknown, start: number, key: string | undefined): Content {
    if (isMap(node)) {
      const entries = new Map<string, Spot>()
      for (const pair of node.items) {
        const at = findStart(pair.key) ?? start
        const name = this.read(pair.key, start).content.text ?? ''
        const twin = entries.get(name)
        if (name === '') this.#stop(at, message`config-key-not-text: A key must be a plain word.`)
        else if (twin !== undefined)
          this.refuse(
            at,
            message`config-key-twice: The key "${shorten(name)}" is set twice, first in line ${twin.line}. Remove one.`,
          )
        entries.set(name, this.read(pair.value, at, name))
      }
      return { entries, size: countNodes(entries.values()) }
    }
    if (isSeq(node)) {
      const items = node.items.map((item) => this.read(item, start, key))
      return { items, size: countNodes(items) }
    }
    if (!isScalar(node) || typeof node.value !== 'string') return { size: 1 }
    if (this.#isSecret(node.value)) {
      const what = key === undefined ? 'A key or an item of the file' : `\`${shorten(key)}\``
      this.#stop(
        start,
        message`config-secret-value: ${what} holds an API key or a token, which everyone who may read the repository would read. Store it as a secret of the CI, hand it over as an input or a variable, and replace it at its issuer.`,
      )
    }
    return { text: node.value, isQuoted: node.type !== 'PLAIN', size: 1 }
  }

  #stop(offset: number, text: string): void {
    this.refuse(offset, text)
    this.isReadable = false
  }
}

/**
 * Reads YAML 1.2, and gives its value to `read`, which names the mistakes that it finds.
 *
 * @param file how messages name it
 * @param isSecret tells what must not stand in the file; the mistake does not quote it
 * @throws ConfigFileError with every mistake
 */
export function readDocument<Result>(
  text: string,
  { file, isSecret }: { readonly file: string; readonly isSecret: (text: string) => boolean },
  read: (root: Spot) => Result,
): Result {
  const reader = new Reader(file, text, isSecret)
  const { lines, mistakes } = reader
  try {
    const { contents, errors, warnings } = parseDocument(text, {
      schema: 'failsafe',
      customTags: ['null'],
      version: '1.2',
      resolveKnownTags: false,
      // The parser would compare each key with all others.
      uniqueKeys: false,
      // Pretty messages quote the line, which may be a secret.
      prettyErrors: false,
    })
    const problems = [...errors, ...warnings.filter(({ code }) => code === unknownTag)]
    const firsts = Map.groupBy(problems, ({ pos }) => lines.linePos(pos[0]).line)
    for (const [error] of firsts.values()) if (error) reader.refuse(error.pos[0], explain(error))
    const isEmpty = contents === null || (isScalar(contents) && contents.value === null)
    if (isEmpty && problems.length === 0)
      reader.refuse(0, message`config-empty: The file is empty. Begin with \`services\`.`)
    if (mistakes.length === 0) {
      const root = reader.read(contents, 0)
      if (root.content.size > mostValues) reader.refuse(0, tooMuch)
      else if (reader.isReadable) {
        const result = read(root)
        if (mistakes.length === 0) return result
      }
    }
  } catch (error) {
    // The parser calls itself for what is nested.
    if (!(error instanceof RangeError)) throw error
    reader.refuse(0, tooMuch)
  }
  throw new ConfigFileError(file, mistakes)
}

function countNodes(spots: Iterable<Spot>): number {
  return [...spots].reduce((sum, { content }) => sum + content.size, 1)
}

function findStart(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}

const unknownTag = 'TAG_RESOLVE_FAILED'

/** In place of the words of the parser, which may quote the file. */
const reasons: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: 'a line is indented too little, or a bracket is not closed',
  BLOCK_AS_IMPLICIT_KEY: 'a line has two keys, or keys stand below a value. Quote a text that contains `: `',
  MISSING_CHAR: 'a quote, a bracket, a comma or a colon is missing',
}

function explain({ code, message: parserSays }: YAMLError): string {
  if (code === unknownTag)
    return message`config-tag: A YAML tag, such as \`!name\`, is not supported. Use plain values.`
  if (code === 'MULTIPLE_DOCS')
    return message`config-several-documents: A second YAML document begins here. Keep one in the file.`
  if (code === 'TAB_AS_INDENT')
    return message`config-tab: A tab indents this line, which YAML does not allow. Use spaces.`
  if (/call stack/.test(parserSays)) return tooMuch
  const why = reasons[code] ?? 'the text cannot be read from here on'
  return message`config-not-yaml: This is not YAML: ${why}. Check the indentation, quotes and brackets.`
}
