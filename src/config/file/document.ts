import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import { InputError } from '../../client/errors.ts'
import { message, shorten } from '../../text/message.ts'
import { ConfigFileError, type Mistake } from './config-file.ts'

const mostValues = 200_000
const tooMuch = `Lists or keys are nested too deeply, or aliases repeat too many values. Write plain values.`

/** What is known of the text of a file. */
class Source {
  readonly file: string
  readonly lines = new LineCounter()
  readonly mistakes: Mistake[] = []
  /** What each alias repeats. */
  readonly targets = new Map<unknown, Node>()
  #values = 0

  constructor(file: string, text: string) {
    this.file = file
    this.lines.addNewLine(0)
    // The parser misses some lines inside of what it cannot read.
    for (const { index } of text.matchAll(/\n/g)) this.lines.addNewLine(index + 1)
  }

  /** A few lines of aliases could unfold into gigabytes. */
  count(): void {
    this.#values += 1
    if (this.#values > mostValues) throw new RangeError('too many values')
  }

  refuse(offset: number, text: string): void {
    const { line, col } = this.lines.linePos(offset)
    this.mistakes.push({ line, column: col, text })
  }
}

/** A value of the file, and where it stands. It is read when it is asked for: with aliases, a map may hold itself. */
export class Spot {
  readonly #source: Source
  readonly #node: unknown
  /** Where its key is, or what it is an item of. */
  readonly #nearby: number

  constructor(source: Source, node: unknown, nearby: number) {
    source.count()
    this.#source = source
    this.#node = node
    this.#nearby = nearby
  }

  /** The text as it is written, without quotes: of `0123`, `true` and a date too. Undefined if it is absent or null, a list or a map. */
  get text(): string | undefined {
    const value = this.#value
    return isScalar(value) && typeof value.value === 'string' ? value.value : undefined
  }

  get isQuoted(): boolean {
    const value = this.#value
    return isScalar(value) && value.type !== 'PLAIN'
  }

  /** The items of a list; undefined if it is none. */
  get items(): Spot[] | undefined {
    const value = this.#value
    return isSeq(value) ? value.items.map((item) => new Spot(this.#source, item, this.#start)) : undefined
  }

  /** The keys of a map and their values; undefined if it is none. */
  get entries(): (readonly [key: string, value: Spot])[] | undefined {
    const value = this.#value
    if (!isMap(value)) return undefined
    const spots = value.items.map(({ key, value: of }): [string, Spot] => {
      return [keyOf(key), new Spot(this.#source, of, startOf(key) ?? this.#start)]
    })
    return [...new Map(spots)]
  }

  get #value(): unknown {
    return isAlias(this.#node) ? this.#source.targets.get(this.#node) : this.#node
  }

  /** Such as `taxiway.yaml:12:5`. */
  get origin(): string {
    const { line, col } = this.#source.lines.linePos(this.#start)
    return `${this.#source.file}:${line}:${col}`
  }

  /** The line of its key. */
  get line(): number {
    return this.#source.lines.linePos(this.#nearby).line
  }

  get #start(): number {
    return startOf(this.#node) ?? this.#nearby
  }

  /** Names a mistake of the value. */
  refuse(text: string): void {
    this.#source.refuse(this.#start, text)
  }

  /** Names a mistake of its key. */
  refuseKey(text: string): void {
    this.#source.refuse(this.#nearby, text)
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
  const source = new Source(file, text)
  try {
    const document = parseDocument(text, {
      schema: 'failsafe',
      customTags: ['null'],
      version: '1.2',
      resolveKnownTags: false,
      // The parser would compare each key with all others.
      uniqueKeys: false,
      // Pretty messages quote the line, which may be a secret.
      prettyErrors: false,
    })
    if (isReadable(document, source, isSecret)) {
      const result = read(new Spot(source, document.contents, 0))
      if (source.mistakes.length === 0) return result
    }
  } catch (error) {
    // The parser calls itself for what is nested.
    if (!(error instanceof RangeError)) throw error
    source.refuse(0, tooMuch)
  }
  throw new ConfigFileError(file, source.mistakes)
}

/** Names what is wrong whatever the file is for. */
function isReadable(
  { contents, errors, warnings }: Document,
  source: Source,
  isSecret: (text: string) => boolean,
): boolean {
  const { lines } = source
  const problems = [...errors, ...warnings.filter(({ code }) => code === unknownTag)]
  if (problems.length > 0) {
    const firsts = Map.groupBy(problems, ({ pos }) => lines.linePos(pos[0]).line)
    for (const [error] of firsts.values()) if (error) source.refuse(error.pos[0], explain(error))
    return false
  }
  if (contents === null || (isScalar(contents) && contents.value === null)) {
    source.refuse(0, message`config-empty: The file is empty. Begin with \`services\`.`)
    return false
  }
  const anchors = new Map<string, Node>()
  let isReadable = true
  const refuse = (node: unknown, text: string): void => {
    source.refuse(startOf(node) ?? 0, text)
    isReadable = false
  }
  visit(contents, {
    Alias(_, node) {
      const target = anchors.get(node.source)
      if (target !== undefined) source.targets.set(node, target)
      else {
        const text = message`config-alias-unknown: No anchor has this name: "${shorten(node.source)}". Write \`&${shorten(node.source)}\` before the value that it repeats.`
        refuse(node, text)
      }
    },
    Value(_, node, path) {
      if (node.anchor) anchors.set(node.anchor, node)
      if (isScalar(node) && isSecret(String(node.value))) {
        const pair = path.findLast(isPair)
        const what =
          pair === undefined || pair.key === node ? 'A key or an item of the file' : `\`${shorten(keyOf(pair.key))}\``
        const text = message`config-secret-value: ${what} holds an API key or a token, which everyone who may read the repository would read. Store it as a secret of the CI, hand it over as an input or a variable, and replace it at its issuer.`
        refuse(node, text)
      }
      const keys = new Map<string, number>()
      for (const { key } of isMap(node) ? node.items : []) {
        const name = keyOf(key)
        const start = startOf(key) ?? 0
        const first = keys.get(name)
        if (name === '') refuse(key, message`config-key-not-text: A key must be a plain word.`)
        else if (first === undefined) keys.set(name, start)
        else {
          const { line } = lines.linePos(first)
          const text = message`config-key-twice: The key "${shorten(name)}" is set twice, first in line ${line}. Remove one.`
          source.refuse(start, text)
        }
      }
    },
  })
  return isReadable
}

function keyOf(node: unknown): string {
  return isScalar(node) && typeof node.value === 'string' ? node.value : ''
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}

const unknownTag = 'TAG_RESOLVE_FAILED'

function explain({ code, message: parserSays }: YAMLError): string {
  if (code === unknownTag)
    return message`config-tag: A YAML tag, such as \`!name\`, is not supported. Use plain values.`
  if (code === 'MULTIPLE_DOCS')
    return message`config-several-documents: A second YAML document begins here. Keep one in the file.`
  if (code === 'TAB_AS_INDENT')
    return message`config-tab: A tab indents this line, which YAML does not allow. Use spaces.`
  if (/call stack/.test(parserSays)) return tooMuch
  // What follows a colon may quote the file.
  const [why = ''] = parserSays.split(/:|\bat line\b/)
  return message`config-not-yaml: This is not YAML: ${why.trim()}. Check the indentation, quotes and brackets.`
}
