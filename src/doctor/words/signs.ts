import { type Fields, isFields } from '../../client/fields.ts'
import { type Meaning, normalise } from '../../deployment/verdict/vocabulary.ts'
import { isTime } from '../record-fields.ts'
import { isHarmless, isName, telling } from './field-names.ts'
import { failing, stopping } from './spelling.ts'

/** What the fields of a record say of its deployment, beside its status word. */
export interface Signs {
  /** A field that speaks of a failure, a reason, an exit, a cancellation, a replacement or another try; undefined at none. */
  readonly against: string | undefined
  /** Some field speaks of a failure, and none of a cancellation or a replacement. */
  readonly failed: boolean
  /** What the fields that tell a result hold: equal for records of the same result. */
  readonly results: string
}

/** Names of fields that speak of a failure. */
const blaming = /error|fail|reason|exit|crash|unhealthy|exception/
/** Names of fields that are true, or above zero, where all is well. */
const good = /succe|ready|health|passed|^ok$|^valid/
/** Names of fields that may tell what became of a deployment. */
const resulting = /succe|conclusion|result|outcome|health|passed|^ok$|verdict|state|status|phase|stage|condition|ready/
const concluding = /conclusion|result$|outcome|verdict/
/** Names of fields that say what was deployed, by whom and where: their texts may hold anything. */
const describing = /commit|branch|title|author|creator|url|host|ref$|^tag$|id$/
const nothing = /^(?:0|none|null|false|no|ok|n\/a|-|)$/i
/** Records nest a level or two. What lies deeper is not looked at. */
const mostDepth = 4

/** @param own names of the fields that hold the id, the status, the ref, the commit and the address */
export function signsOf(
  row: Fields,
  { own, meaningOf }: { readonly own: ReadonlySet<string>; readonly meaningOf: (word: string) => Meaning },
): Signs {
  const fields = Object.entries(row)
    .filter(([name]) => !own.has(name))
    .flatMap(([name, value]) => leavesOf(name, value).map((leaf) => ({ ...leaf, name })))
    .filter(({ path, value }) => !isName(path) && !isHarmless(path, value, meaningOf))
  const isAgainst = ({ path, value }: Leaf): boolean =>
    (telling.test(path) && !isNothing(value)) ||
    (good.test(path) && (value === false || value === 0)) ||
    (typeof value === 'string' && (failing.test(normalise(value)) || stopping.test(normalise(value)))) ||
    (typeof value === 'string' && concluding.test(path) && value !== '' && !isGood(value, meaningOf))
  const against = fields.filter(isAgainst)
  const stopped = against.some(
    ({ path, value }) => stopping.test(path) || (typeof value === 'string' && stopping.test(normalise(value))),
  )
  const blamed = against.some(
    ({ path, value }) =>
      (blaming.test(path) && !isNothing(value)) || (typeof value === 'string' && failing.test(normalise(value))),
  )
  const results = fields
    .filter(({ path }) => resulting.test(path))
    .map(
      ({ path, value }) =>
        `${path}=${isTime(value) ? 'time' : typeof value === 'number' ? value !== 0 : String(value)}`,
    )
  return { against: against[0]?.name, failed: blamed && !stopped, results: results.sort().join('\n') }
}

interface Leaf {
  /** The names on the way, normalised. */
  readonly path: string
  readonly value: unknown
}

function leavesOf(name: string, value: unknown, depth = 1): Leaf[] {
  const path = normalise(name)
  if (describing.test(path) && (!telling.test(path) || path.includes('commit'))) return []
  if (depth >= mostDepth) return [{ path, value: null }]
  // What stands below an error is part of it.
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((each: unknown) => leavesOf(name, each, depth + 1))
  if (!isFields(value)) return [{ path, value }]
  return Object.entries(value).flatMap(([inner, each]) =>
    leavesOf(inner, each, depth + 1).map((leaf) => ({ ...leaf, path: `${path}.${leaf.path}` })),
  )
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || nothing.test(String(value).trim())
}

function isGood(value: string, meaningOf: (word: string) => Meaning): boolean {
  return meaningOf(value) === 'succeeded' || /succe|pass|^ok$|^good$/.test(normalise(value))
}
