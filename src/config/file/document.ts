import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import { shorten } from '../../text/excerpt.ts'
import { message } from '../../text/message.ts'
import type { Mistakes, Position } from './mistakes.ts'

/** A value of the file. Aliases stand for what they repeat; an absent value and `null` are scalars without text. */
export type Tree = ScalarTree | ListTree | MapTree | WrongTree

/** One value. */
export interface ScalarTree extends Position {
  readonly is: 'scalar'
  /** As it is written, quotes apart; empty if there is none. */
  readonly text: string
  /** As YAML reads it: text, a number, a boolean or null. */
  readonly value: unknown
}

interface ListTree extends Position {
  readonly is: 'list'
  readonly items: readonly Tree[]
}

/** A value whose mistake was named already. */
interface WrongTree extends Position {
  readonly is: 'wrong'
}

/** Keys with their values. */
export interface MapTree extends Position {
  readonly is: 'map'
  readonly entries: readonly Entry[]
}

/** A key and its value; the place is that of the key. Every key of a map is another one. */
export interface Entry extends Position {
  readonly key: string
  readonly value: Tree
}

/** The file's own form is 5 deep. */
const deepest = 8
/** A few lines of aliases could unfold into gigabytes. */
const mostValues = 200_000
const coreTags = new Set(['map', 'seq', 'str', 'int', 'float', 'bool', 'null'].map((tag) => `tag:yaml.org,2002:${tag}`))

/**
 * Reads YAML 1.2 of the core schema (`yes` is text, a date is text). Undefined if it has no values, or is not YAML at all.
 *
 * @param isSecret tells what must not stand in the file; it is a mistake, which does not quote it
 */
export function readDocument(
  text: string,
  mistakes: Mistakes,
  isSecret: (text: string) => boolean = () => false,
): Tree | undefined {
  const lines = new LineCounter()
  lines.addNewLine(0)
  // The parser misses some lines inside of what it cannot read.
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  const at = (offset = 0): Position => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  try {
    const document = parseDocument(text, {
      schema: 'core',
      version: '1.2',
      customTags: [],
      merge: false,
      // The parser would compare each key with all others.
      uniqueKeys: false,
      // Pretty messages quote the line, which may be a secret.
      prettyErrors: false,
    })
    if (document.errors.length > 0) {
      const firsts = Map.groupBy(document.errors, (error) => at(error.pos[0]).line)
      for (const [error] of firsts.values()) if (error) mistakes.add(at(error.pos[0]), explain(error))
      return undefined
    }
    if (document.contents === null || (isScalar(document.contents) && document.contents.value === null)) {
      mistakes.add(at(), message`config-empty: The file is empty. Begin with \`services\`.`)
      return undefined
    }
    const targets = new Map<Node, Node | undefined>()
    const anchors = new Map<string, Node>()
    visit(document, (_, node) => {
      if (isAlias(node)) targets.set(node, anchors.get(node.source))
      else if ((isMap(node) || isSeq(node) || isScalar(node)) && node.anchor) anchors.set(node.anchor, node)
    })
    return new Reader({ at, targets, isSecret }, mistakes).read(document.contents, 0)
  } catch (error) {
    // The parser calls itself for what is nested.
    if (!(error instanceof RangeError)) throw error
    mistakes.add(at(), tooDeep())
    return undefined
  }
}

/** What a reader knows of the document. */
interface Known {
  readonly at: (offset?: number) => Position
  /** What aliases stand for. */
  readonly targets: ReadonlyMap<Node, Node | undefined>
  readonly isSecret: (text: string) => boolean
}

/** Turns the parser's nodes into trees. */
class Reader {
  readonly #at: Known['at']
  readonly #targets: Known['targets']
  readonly #isSecret: Known['isSecret']
  readonly #mistakes: Mistakes
  #values = 0

  constructor({ at, targets, isSecret }: Known, mistakes: Mistakes) {
    this.#at = at
    this.#targets = targets
    this.#isSecret = isSecret
    this.#mistakes = mistakes
  }

  /** An absent value stands where its key, `name`, does: at `nearby`. */
  read(node: unknown, depth: number, nearby: Position = this.#at(), name = ''): Tree {
    const found = isAlias(node) ? this.#targets.get(node) : node
    const own = isAlias(node) ? node : found
    const place = isMap(own) || isSeq(own) || isScalar(own) || isAlias(own) ? this.#at(own.range?.[0]) : nearby
    const wrong: Tree = { is: 'wrong', ...place }
    this.#values += 1
    if (this.#values > mostValues) {
      if (this.#values === mostValues + 1) {
        const text = message`config-too-many-values: The file has more than ${mostValues} values, its aliases unfolded. Split it, or use fewer aliases.`
        this.#mistakes.add(place, text)
      }
      return wrong
    }
    if (depth > deepest) {
      this.#mistakes.add(place, tooDeep())
      return wrong
    }
    if (isAlias(node) && found === undefined) {
      const text = message`config-alias-unknown: No anchor has this name: "${shorten(node.source)}". Write \`&${shorten(node.source)}\` before the value that it repeats.`
      this.#mistakes.add(place, text)
      return wrong
    }
    const tag = isMap(found) || isSeq(found) || isScalar(found) ? found.tag : undefined
    if (tag !== undefined && !coreTags.has(tag)) {
      const text = message`config-tag: The YAML tag "${shorten(tag)}" is not supported. Use plain values.`
      this.#mistakes.add(place, text)
      return wrong
    }
    if (isMap(found)) return { is: 'map', entries: this.#entriesOf(found.items, depth, place, name), ...place }
    if (isSeq(found))
      return { is: 'list', items: found.items.map((item) => this.read(item, depth + 1, place, name)), ...place }
    if (!isScalar(found)) return { is: 'scalar', text: '', value: null, ...place }
    const { value } = found
    const text = typeof value === 'string' ? value : value === null ? '' : (found.source ?? String(value))
    if (this.#isSecret(text)) {
      const what = name === '' ? message`config-secret-in-key: A key or an item of the file` : `\`${shorten(name)}\``
      this.#mistakes.add(
        place,
        message`config-secret-value: ${what} holds an API key or a token, which everyone who may read the repository would read. Store it as a secret of the CI, hand it over as an input or a variable, and replace it at its issuer.`,
      )
      return wrong
    }
    return { is: 'scalar', text, value, ...place }
  }

  #entriesOf(items: readonly unknown[], depth: number, nearby: Position, name: string): Entry[] {
    const entries = new Map<string, Entry>()
    for (const item of items) {
      if (!isPair(item)) continue
      const key = this.read(item.key, depth + 1, nearby)
      const value = this.read(item.value, depth + 1, key, key.is === 'scalar' ? key.text : name)
      const { line, column } = key
      const first = key.is === 'scalar' ? entries.get(key.text) : undefined
      if (key.is === 'wrong') continue
      if (key.is !== 'scalar' || key.text === '') {
        this.#mistakes.add(key, message`config-key-not-text: A key must be a plain word.`)
      } else if (key.text === '<<') {
        const text = message`config-merge-key: \`<<\` is not supported. Put what the services share at the top level.`
        this.#mistakes.add(key, text)
      } else if (first !== undefined) {
        const text = message`config-key-twice: The key "${shorten(key.text)}" is set twice, first in line ${first.line}. Remove one.`
        this.#mistakes.add(key, text)
      } else entries.set(key.text, { key: key.text, value, line, column })
    }
    return [...entries.values()]
  }
}

function explain({ code, message: parserSays }: YAMLError): string {
  if (code === 'MULTIPLE_DOCS')
    return message`config-several-documents: A second YAML document begins here. Keep one in the file.`
  if (code === 'TAB_AS_INDENT')
    return message`config-tab: A tab indents this line, which YAML does not allow. Use spaces.`
  if (/call stack/.test(parserSays)) return tooDeep()
  // What follows a colon may quote the file.
  const [why = ''] = parserSays.split(/:|\bat line\b/)
  return message`config-not-yaml: This is not YAML: ${why.trim()}. Check the indentation, quotes and brackets.`
}

function tooDeep(): string {
  return message`config-too-deep: Lists or keys are nested too deeply here, or an alias is inside its own anchor.`
}
