import { Pattern } from '../../checks/pattern.ts'
import { StatusRanges } from '../../checks/status-ranges.ts'
import { InputError } from '../../client/errors.ts'
import { shorten } from '../../text/excerpt.ts'
import { message } from '../../text/message.ts'
import { didYouMean, likelyName } from '../../text/nearest.ts'
import { flag, type Kind, text, words } from '../kinds.ts'
import { type InputName, inputTable, isInputName, type Place, secretInputs } from '../table.ts'
import type { Entry, MapTree, Tree } from './document.ts'
import { type FileKey, fileKeys } from './keys.ts'
import type { Mistakes, Position } from './mistakes.ts'

/** The value of an input, and where it stands. */
export interface GivenText extends Position {
  readonly text: string
}

/** A part of the file: its inputs, and its other keys as they stand. */
export interface Part {
  readonly inputs: ReadonlyMap<InputName, GivenText>
  readonly own: ReadonlyMap<string, Entry>
}

const placeNames: Readonly<Record<Place, string>> = {
  top: 'at the top level',
  service: 'in a service',
  gate: 'in the `gate` of a service',
}

/** What the flows would find out only after something was sent. */
const checks: Partial<Record<InputName, (name: string, given: string) => unknown>> = {
  'health-body': (name, given) => new Pattern(name, given),
  'log-fail-pattern': (name, given) => new Pattern(name, given),
  'health-status': (name, given) => new StatusRanges(name, given),
}

/** Reads the keys of a part, and checks the values of its inputs. */
export function readPart(tree: Tree, place: Place, mistakes: Mistakes): Part {
  const inputs = new Map<InputName, GivenText>()
  const own = new Map<string, Entry>()
  for (const entry of mapOf(tree, placeNames[place], mistakes)?.entries ?? []) {
    const key = fileKeys[place].get(entry.key)
    if (key === undefined) mistakes.add(entry, explainUnknown(entry.key, place))
    // `services` is an input of a fleet too, if it chooses some.
    else if (!isInputName(entry.key) || key.shape.holds !== 'value') own.set(entry.key, entry)
    else {
      const { key: name, value } = entry
      const text = readValue(name, value, key, mistakes)
      if (text === undefined) continue
      const { line, column } = value
      inputs.set(name, { text, line, column })
      mistakes.try(value, () => checks[name]?.(name, text))
    }
  }
  return { inputs, own }
}

/** The text of a value; undefined, and a mistake, if the key does not take it. */
export function readValue(name: string, tree: Tree, { shape }: FileKey, mistakes: Mistakes): string | undefined {
  if (shape.holds !== 'value') return undefined
  if (tree.is === 'list' && shape.kind === words)
    return readList(name, tree, mistakes)
      ?.map(({ text }) => text)
      .join('\n')
  return readScalar(name, tree, shape.kind, mistakes)
}

/** The values of a list; undefined, and a mistake, if it is none, or is empty. */
export function readList(
  name: string,
  tree: Tree,
  mistakes: Mistakes,
  kind: Kind<unknown> = text,
): GivenText[] | undefined {
  if (tree.is === 'wrong') return undefined
  if (tree.is !== 'list' || tree.items.length === 0) {
    mistakes.add(
      tree,
      message`config-not-a-list: \`${name}\` must be a list with at least one item, such as \`[one, two]\`.`,
    )
    return undefined
  }
  return tree.items.flatMap((item) => {
    const text = readScalar(name, item, kind, mistakes)
    return text === undefined ? [] : [{ text, line: item.line, column: item.column }]
  })
}

/** The keys of a tree; undefined, and a mistake, if it has none. */
export function mapOf(tree: Tree, where: string, mistakes: Mistakes): MapTree | undefined {
  if (tree.is === 'map') return tree
  if (tree.is === 'wrong') return undefined
  const found = tree.is === 'list' ? 'a list. Remove the dashes' : 'a value alone'
  mistakes.add(tree, message`config-not-keys: Keys with values must be ${where}, such as \`key: value\`, not ${found}.`)
  return undefined
}

/** The text of one value; undefined, and a mistake, if it is none, or not of this kind. */
export function readScalar(name: string, tree: Tree, kind: Kind<unknown>, mistakes: Mistakes): string | undefined {
  if (tree.is === 'wrong') return undefined
  if (tree.is !== 'scalar') {
    mistakes.add(
      tree,
      message`config-not-one-value: \`${name}\` must be one value, not ${tree.is === 'list' ? 'a list' : 'keys'}.`,
    )
    return undefined
  }
  const { value } = tree
  const text = kind.schema['type'] === 'integer' && typeof value === 'number' ? String(value) : tree.text
  if (text.trim() === '') {
    mistakes.add(tree, message`config-no-value: \`${name}\` has no value. Set it, or remove the key.`)
    return undefined
  }
  // Editors know only these types.
  const isQuoted = typeof value === 'string' && (kind === flag || kind.schema['type'] === 'integer')
  return mistakes.try(tree, () => {
    kind.parse(name, text)
    if (isQuoted)
      throw new InputError(name, message`config-quoted: \`${name}\` must not be in quotes: write \`${name}: ${text}\`.`)
    return text
  })
}

function explainUnknown(key: string, place: Place): string {
  const shown = shorten(key, 60)
  if (likelyName(key, secretInputs) !== undefined) {
    return message`config-secret: "${shown}" does not belong in the file, because everyone who may read the repository would read the key. Store it as a secret, and hand it over as an input of the step or as TAXIWAY_API_KEY.`
  }
  if (lettersOf(key) === lettersOf('base-url')) {
    return message`config-base-url: "${shown}" does not belong in the file, because a change of the file would send the API key to another host. Set it where the key is set: the input \`base-url\` of the step, TAXIWAY_BASE_URL, or an option.`
  }
  const meant = (name: string): boolean => lettersOf(name) === lettersOf(key)
  const names = [...fileKeys[place].keys()]
  const here = names.find(meant)
  if (here !== undefined) return message`config-key-spelling: The key "${shown}" is spelt \`${here}\`.`
  const elsewhere = (['top', 'service', 'gate'] as const).find((other) => [...fileKeys[other].keys()].some(meant))
  if (elsewhere !== undefined) {
    return message`config-key-elsewhere: "${shown}" does not belong ${placeNames[place]}, but ${placeNames[elsewhere]}. Move it there.`
  }
  if (isInputName(key) && inputTable[key].places.length === 0) {
    return message`config-key-of-a-run: "${shown}" belongs to a single run, not to the file. Set it in the step, or as an option.`
  }
  const hint = didYouMean(key, names, message`config-key-list: docs/config-keys.md lists the keys.`)
  return message`config-key-unknown: Unknown key "${shown}" ${placeNames[place]}. ${hint}`
}

/** `service-id`, `serviceId` and `SERVICE_ID` are one. */
function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
