import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Document, isAlias, isMap, isScalar, isSeq, parseDocument, stringify } from 'yaml'
import { normalise } from '../deployment/verdict/vocabulary.ts'
import type { DoctorReport } from './report.ts'

/** What is to be written into a configuration file. */
export type ConfigChange =
  | { readonly kind: 'refused'; readonly why: string }
  | {
      readonly kind: 'words'
      /** The words that the file lacks, with the key that takes them, such as `services.api.success-states: shipped`; may be empty. */
      readonly added: readonly string[]
      /** Services with words of their own, which do not see these of the top level. */
      readonly untouched: readonly string[]
      /** Replaces the file; all that stood there stays as it is. */
      readonly write: () => void
    }

/** Which service of the file was looked at. */
export interface LookedAtService {
  /** Its name in the file. */
  readonly name: string | undefined
  /** Its id on the platform, where it was not named. */
  readonly id: string | undefined
}

/**
 * The proposed words that `taxiway.yaml` does not hold. They go to the service that was looked at, as another one may mean something else
 * by them; to the top level where the file does not name it. A file that does not exist is made. Writes nothing itself.
 */
export function addProposals(
  file: string,
  proposals: DoctorReport['proposals'],
  { name, id }: Partial<LookedAtService> = {},
): ConfigChange {
  let text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const document = parseDocument(text)
  if (document.errors.length > 0) return { kind: 'refused', why: 'it is not YAML. Correct it first.' }
  if (document.contents !== null && !isMap(document.contents))
    return { kind: 'refused', why: 'it is not a map of keys.' }
  const services = namesOf(document)
  const named = services.find((each) => each === name)
  const service =
    named ??
    services.find((each) => id !== undefined && String(document.getIn(['services', each, 'service-id'])) === id)
  const added: string[] = []
  const untouched = new Set<string>()
  for (const [input, words] of Object.entries(proposals)) {
    const pathOf = (each: string): string[] => ['services', each, input]
    const path = service === undefined ? [input] : pathOf(service)
    const lacking = (at: readonly string[]): string[] => {
      const listed = new Set(wordsAt(document, at).map(normalise))
      return words.filter((word) => !listed.has(normalise(word)))
    }
    if (service === undefined)
      for (const each of services)
        if (document.hasIn(pathOf(each)) && lacking(pathOf(each)).length > 0) untouched.add(each)
    // Words of a service replace those of the top level, so it takes those over.
    const seen = document.hasIn(path) ? path : [input]
    const fresh = lacking(seen)
    if (fresh.length === 0) continue
    const expected = [...wordsAt(document, seen), ...fresh]
    text = withWords(text, path, document.hasIn(path) ? fresh : expected)
    const changed = parseDocument(text)
    if (changed.errors.length > 0 || String(wordsAt(changed, path)) !== String(expected))
      return {
        kind: 'refused',
        why: `the doctor cannot add to \`${path.join('.')}\` as it is written there. Add ${fresh.join(', ')} by hand.`,
      }
    added.push(...fresh.map((word) => `${path.join('.')}: ${word}`))
  }
  return { kind: 'words', added, untouched: [...untouched], write: () => writeFileSync(file, text) }
}

function namesOf(document: Document): string[] {
  const services = document.get('services')
  return isMap(services) ? services.items.flatMap(({ key }) => (isScalar(key) ? String(key.value) : [])) : []
}

/** A list, or text with commas or line breaks; what an alias repeats. */
function wordsAt(document: Document, path: readonly string[]): string[] {
  const node = document.getIn(path, true)
  const value = isAlias(node) ? node.resolve(document) : node
  if (isSeq(value)) return value.items.map((item) => (isScalar(item) ? String(item.value) : ''))
  const text = isScalar(value) ? String(value.value ?? '') : ''
  return text.split(/[,\r\n]+/).flatMap((word) => word.trim() || [])
}

/** The text with more words at that key, and all else as it was: comments, spaces and the form of the list. */
function withWords(text: string, path: readonly string[], words: readonly string[]): string {
  const document = parseDocument(text)
  const node = document.getIn(path, true)
  const spliced = (from: number, to: number, put: string): string => text.slice(0, from) + put + text.slice(to)
  if (isSeq(node) && node.range) {
    const last = node.items.at(-1)
    const lastRange = isScalar(last) ? last.range : undefined
    if (!lastRange) return spliced(node.range[0] + 1, node.range[0] + 1, flow(words))
    const [start, end] = lastRange
    if (node.flow) return spliced(end, end, `, ${flow(words)}`)
    const dash = text.slice(text.lastIndexOf('\n', start) + 1, start)
    const lineEnd = text.indexOf('\n', end)
    const at = lineEnd < 0 ? text.length : lineEnd
    return spliced(at, at, words.map((word) => `\n${dash}${flow([word])}`).join(''))
  }
  const list = `[${flow([...wordsAt(document, path), ...words])}]`
  if ((isScalar(node) || isAlias(node)) && node.range) {
    const [from, to] = node.range
    const after = text.slice(from, to).endsWith('\n') ? '\n' : ''
    return spliced(from, to, `${text[from - 1] === ':' ? ' ' : ''}${list}${after}`)
  }
  const map = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  // A map of a service, one in braces, and a document with an end take it before their first key.
  const [first] = isMap(map) && (path.length > 1 || map.flow || /^\.\.\.\s*$/m.test(text)) ? map.items : []
  if (isMap(map) && first !== undefined && isScalar(first.key) && first.key.range) {
    const [at] = first.key.range
    const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
    const key = path.at(-1) ?? ''
    // Text in braces may be JSON, and stays so.
    if (map.flow)
      return spliced(
        at,
        at,
        `"${key}": ${JSON.stringify(words).replaceAll('","', '", "')},${before.trim() ? ' ' : `\n${before}`}`,
      )
    return spliced(at, at, `${key}: ${list}\n${before}`)
  }
  if (path.length > 1 || (isMap(map) && map.flow)) return text
  const ended = text === '' || text.endsWith('\n') ? text : `${text}\n`
  return `${ended}${path.join('.')}: ${list}\n`
}

/** As they stand between brackets, each in quotes where it needs them. */
function flow(words: readonly string[]): string {
  return stringify(words, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim().slice(1, -1)
}
