import { Pattern } from '../../checks/pattern.ts'
import { parseHeaders } from '../../checks/request-headers.ts'
import { StatusRanges } from '../../checks/status-ranges.ts'
import { InputError } from '../../client/errors.ts'
import { shorten } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import { didYouMean, likelyName, normaliseName } from '../../text/spelling-suggestions.ts'
import type { Place } from '../declaration.ts'
import { type InputName, inputNames, inputTable, isInputName } from '../input-table.ts'
import { flag, type Kind, path, text, words } from '../kinds.ts'
import { pathInside } from '../workspace-path.ts'
import type { ConfiguredValue } from './checked-config.ts'
import { fileKeys } from './keys.ts'
import type { Spot } from './yaml-document.ts'

/** The folder of the file, and the one that its paths must stay in. */
export interface FilePlace {
  readonly folder: string
  readonly root: string
}

/** A part of the file: its inputs, and what its other keys hold. */
export interface Part {
  readonly inputs: Map<InputName, ConfiguredValue>
  readonly spots: ReadonlyMap<string, Spot>
}

const placeNames: Readonly<Record<Place, string>> = {
  top: 'at the top level',
  service: 'in a service',
  gate: 'in the `gate` of a service',
}

/** What the flows would find out only after something was sent. */
const checks: Partial<Record<InputName, (name: string, given: string) => unknown>> = {
  'health-headers': (_, given) => parseHeaders(given),
  'health-body': (name, given) => new Pattern(name, given),
  'log-fail-pattern': (name, given) => new Pattern(name, given),
  'health-status': (name, given) => new StatusRanges(name, given),
}

/** Reads the keys of a part, and checks the values of its inputs; its paths, if the place of the file is known. */
export function readPart(part: Spot, place: Place, at?: FilePlace): Part {
  const inputs = new Map<InputName, ConfiguredValue>()
  const spots = new Map<string, Spot>()
  for (const [name, spot] of readEntries(part, placeNames[place])) {
    const shape = fileKeys[place].get(name)?.shape
    if (shape === undefined) spot.refuseKey(explainUnknown(name, place))
    else spots.set(name, spot)
    // `services` is an input of a fleet too, if it chooses some.
    if (shape?.holds !== 'value' || !isInputName(name)) continue
    const isList = shape.kind === words && spot.content.items !== undefined
    const text = isList ? readList(name, spot)?.join('\n') : readScalar(name, spot, shape.kind)
    if (text === undefined) continue
    inputs.set(name, { text, origin: spot.origin })
    spot.try(() => checks[name]?.(name, text))
    if (at !== undefined && shape.kind === path) spot.try(() => pathInside(at.root, name, text, { from: at.folder }))
  }
  return { inputs, spots }
}

/** The texts of a list; undefined, and a mistake, if it is none, or is empty. */
export function readList(
  name: string,
  spot: Spot,
  kind: Kind<unknown> = text,
  check: (item: string, spot: Spot) => void = () => undefined,
): string[] | undefined {
  const { items = [] } = spot.content
  if (items.length === 0) {
    spot.refuse(message`config-not-a-list: \`${name}\` must be a list with at least one item, such as \`[one, two]\`.`)
    return undefined
  }
  return items.flatMap((item) => {
    const text = readScalar(name, item, kind)
    if (text === undefined) return []
    check(text, item)
    return [text]
  })
}

/** The keys of a value; none, and a mistake, if it is another one. */
export function readEntries(spot: Spot, where: string): ReadonlyMap<string, Spot> {
  const { entries, items } = spot.content
  if (entries !== undefined) return entries
  const found = items === undefined ? 'a value alone' : 'a list. Remove the dashes'
  spot.refuse(message`config-not-keys: Keys with values must be ${where}, such as \`key: value\`, not ${found}.`)
  return new Map()
}

/** The text of one value; undefined, and a mistake, if it is none, or not of this kind. */
export function readScalar(name: string, spot: Spot, kind: Kind<unknown>): string | undefined {
  const { text, isQuoted, items, entries } = spot.content
  if (items !== undefined || entries !== undefined) {
    const what = items === undefined ? 'keys' : 'a list'
    spot.refuse(message`config-not-one-value: \`${name}\` must be one value, not ${what}.`)
    return undefined
  }
  if (text === undefined || text.trim() === '') {
    spot.refuse(message`config-no-value: \`${name}\` has no value. Set it, or remove the key.`)
    return undefined
  }
  return spot.try(() => {
    kind.parse(name, text)
    // Editors know only the bare form.
    if (!isQuoted || (kind !== flag && kind.schema['type'] !== 'integer')) return text
    throw new InputError(name, message`config-quoted: \`${name}\` must not be in quotes: write \`${name}: ${text}\`.`)
  })
}

function explainUnknown(key: string, place: Place): string {
  const shown = shorten(key, 60)
  const secretInputs = inputNames.filter((name) => inputTable[name].isSecret)
  if (likelyName(key, secretInputs) !== undefined) {
    return message`config-secret: "${shown}" does not belong in the file, because everyone who may read the repository would read the key. Store it as a secret, and hand it over as an input of the step or as TAXIWAY_API_KEY.`
  }
  if (normaliseName(key) === normaliseName('base-url')) {
    return message`config-base-url: "${shown}" does not belong in the file, because a change of the file would send the API key to another host. Set it where the key is set: the input \`base-url\` of the step, TAXIWAY_BASE_URL, or an option.`
  }
  const meant = (name: string): boolean => normaliseName(name) === normaliseName(key)
  const names = [...fileKeys[place].keys()]
  const elsewhere = (['top', 'service', 'gate'] as const).find((other) => [...fileKeys[other].keys()].some(meant))
  if (elsewhere !== undefined && !names.some(meant)) {
    return message`config-key-elsewhere: "${shown}" does not belong ${placeNames[place]}, but ${placeNames[elsewhere]}. Move it there.`
  }
  if (isInputName(key) && inputTable[key].places.length === 0) {
    return message`config-key-of-a-run: "${shown}" belongs to a single run, not to the file. Set it in the step, or as an option.`
  }
  const hint = didYouMean(key, names, `docs/config-keys.md lists the keys.`)
  return message`config-key-unknown: Unknown key "${shown}" ${placeNames[place]}. ${hint}`
}
