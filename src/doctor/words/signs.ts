import { type Fields, isFields } from '../../client/fields.ts'
import { type Meaning, normalise } from '../../deployment/verdict/vocabulary.ts'
import { isTime } from '../roles.ts'

/** What the fields of a record say of its deployment, beside its status word. */
export interface Signs {
  /** Some field speaks of a failure, a reason, an exit, a cancellation, a replacement or another try. */
  readonly against: boolean
  /** Some field speaks of a failure, and none of a cancellation or a replacement. */
  readonly failed: boolean
  /** What the fields that tell a result hold: equal for records of the same result. */
  readonly results: string
}

/** Names of fields that are filled where something went wrong or was stopped, as `normalise` returns them. */
const telling =
  /error|fail|reason|exit|cancel|supersed|replac|abort|crash|retry|retries|unhealthy|kill|reject|timedout|rolledback|revert|exception|message$/
/** Those of them that speak of a failure. */
const blaming = /error|fail|reason|exit|crash|unhealthy|exception/
const stopping = /cancel|supersed|replac|abort|skip/
/** Names of fields that are true, or above zero, where all is well. */
const good = /succe|ready|health|passed|^ok$|^valid/
/** Names of fields that may tell what became of a deployment. */
const resulting = /succe|conclusion|result|outcome|health|passed|^ok$|verdict|state|status|phase|stage|condition|ready/
const concluding = /conclusion|result$|outcome|verdict/
/** Names of fields that say what was deployed, by whom and where: their texts may hold anything. */
const describing = /commit|branch|title|author|creator|url|host|ref$|^tag$|id$/
const failing = /fail|error|unhealth|crash|reject|timed?out|kill|broke|invalid|exception/
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
    .flatMap(([name, value]) => leavesOf(name, value))
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
  return { against: against.length > 0, failed: blamed && !stopped, results: results.sort().join('\n') }
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

/** Parts of words that say of themselves that a deployment is not over. */
const waiting =
  /wait|pending|queue|build|built|progress|hold|pause|sched|prepar|request|requir|need|review|approv|candidate|partial|again|retry/
const ended =
  /cancel|abort|declin|denied|refus|skip|supersed|replac|rolledback|rollback|revert|stop|remov|delet|evict|suspend|halt|interrupt|terminat|degrad|kaput|lost|dead|bad$/

/** Whether a word says of itself that a deployment failed. */
export function saysFailure(word: string): boolean {
  return failing.test(normalise(word))
}

/** Whether a word says of itself that a deployment is not over. */
export function saysWaiting(word: string): boolean {
  return waiting.test(normalise(word)) || partsOf(word).some((part) => /.ing$/.test(part))
}

/** Whether a word says of itself that a deployment is not good: failed, ended otherwise, not over, or a word with a "not". */
export function saysNoSuccess(word: string): boolean {
  const isNegated = partsOf(word).some((part) => /^(?:not|no|non|never|un.*|without)$/.test(part))
  return saysFailure(word) || saysWaiting(word) || ended.test(normalise(word)) || isNegated || /^not/i.test(word)
}

function partsOf(word: string): string[] {
  return word
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
}
