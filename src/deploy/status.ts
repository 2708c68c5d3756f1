import { isRecord } from '../client/json.ts'
import { shorten } from '../text/format.ts'
import { cleanText } from '../text/untrusted.ts'
import type { Outcome } from './outcome.ts'
import { type Meaning, normalise, type Vocabulary } from './words.ts'

/**
 * The state of a deployment according to its record. `undecided`: the record says nothing, or only words that can mean
 * both live and in progress. `contradiction`: it says two things that exclude each other. Only `succeeded` proves a
 * success.
 */
export type StatusKind =
  | 'succeeded'
  | 'failed'
  | 'cancelled'
  | 'superseded'
  | 'ongoing'
  | 'unknown'
  | 'contradiction'
  | 'undecided'

/** The status of one record of the deployment history. */
export interface Status {
  readonly kind: StatusKind
  /** The word to show, in the platform's spelling; undefined if the record has none. */
  readonly word: string | undefined
  /** Words in no list, in the platform's spelling. */
  readonly unknown: readonly string[]
  /** Equal for two reads of a record whose status has not changed. */
  readonly key: string
  /** Whether an unknown field has a name that ends with `status` or `state`. */
  readonly hasOtherStatus: boolean
}

/** A word or flag in the record. One of a part (the build, the health) can prevent a success but never prove one. */
interface Sign {
  readonly meaning: Meaning | 'denial'
  readonly isPart: boolean
  readonly word: string
}

/** Names are compared as `normalise` returns them: `latest_stage.status`, `deploymentStatus`, `readyState`. */
const prefix = '(?:deployment|deploy|release|rollout|latest|current|ready|provisioning)?'
const part = '(build|stage|step|job|checks?|health|sync)?'
const statusName = new RegExp(
  `^${prefix}${part}(?:status|state|phase|result|conclusion|outcome)(?:code|text)?$|^(health)$`,
)
const objectName = new RegExp(`^(?:${prefix}${part}|info|properties|attributes|terminalcondition)$`)
/** Fields that hold the word if the status is an object. */
const innerNames = ['value', 'name', 'code', 'text']
const denialName = /^(?:error.*|failure.*|failed(?:at|reason|message)?|.+error)$/
/** The meanings of boolean fields. */
const flags: ReadonlyMap<string, Sign['meaning']> = new Map<string, Sign['meaning']>([
  ...['building', 'deploying', 'pending', 'queued', 'inprogress'].map((name) => [`${name}=true`, 'ongoing'] as const),
  ...['done', 'complete', 'completed', 'finished'].map((name) => [`${name}=false`, 'ongoing'] as const),
  ...['success', 'successful', 'succeeded', 'ok', 'passed'].map((name) => [`${name}=false`, 'denial'] as const),
  ...['cancelled', 'canceled', 'aborted'].map((name) => [`${name}=true`, 'cancelled'] as const),
  ...['superseded', 'replaced'].map((name) => [`${name}=true`, 'superseded'] as const),
  ['rolledback=true', 'failed'],
])
const deepest = 3
/** Items that are read if the status is a list. */
const mostItems = 20

/** The outcome according to the record; `indeterminate` unless it says that the deployment has ended. */
export function outcomeOf({ kind }: Status): Outcome {
  const isOver = kind === 'succeeded' || kind === 'failed' || kind === 'cancelled' || kind === 'superseded'
  return isOver ? kind : 'indeterminate'
}

/**
 * Reads every field of a record that shows the state of its deployment. The contract documents no such field (contract:
 * Deployment), so this is tolerant in what it finds and strict in what it concludes: a value that cannot be read is
 * unknown, never absent.
 */
export function readStatus(record: unknown, vocabulary: Vocabulary): Status {
  const signs: Sign[] = []
  const others: string[] = []
  collect(record, { isPart: false, isStatus: false, depth: 0 })
  const shown = signs.find(({ isPart, meaning }) => !isPart && meaning !== 'denial' && meaning !== 'nothing')
  const words = signs.map(({ meaning, word, isPart }) => `${isPart ? 'part ' : ''}${meaning} ${normalise(word)}`)
  return {
    kind: combine(signs),
    word: shown === undefined || shown.word === '' ? undefined : shorten(cleanText(shown.word), 60),
    unknown: signs
      .filter(({ meaning, word }) => meaning === 'unknown' && word !== '')
      .map(({ word }) => shorten(cleanText(word), 60)),
    key: words.join(', '),
    hasOtherStatus: others.length > 0,
  }

  function collect(value: unknown, at: { isPart: boolean; isStatus: boolean; depth: number }): void {
    if (!isRecord(value)) return
    const { isPart } = at
    for (const [givenName, inner] of Object.entries(value)) {
      const name = normalise(givenName)
      const add = (meaning: Sign['meaning'], word = givenName): void => void signs.push({ meaning, isPart, word })
      const status = statusName.exec(name)
      if (status !== null) readWord(inner, isPart || (status[1] ?? status[2]) !== undefined, at.depth)
      else if (at.isStatus && innerNames.includes(name)) readWord(inner, isPart, at.depth)
      else if (denialName.test(name) || /^exit(?:code|status)$/.test(name)) {
        if (isDenial(inner)) add('denial')
      } else if (typeof inner === 'boolean' || inner === 'true' || inner === 'false') {
        const meaning = flags.get(`${name}=${inner}`)
        if (meaning !== undefined) add(meaning)
      } else if (isRecord(inner) && objectName.test(name) && at.depth < deepest) {
        const isInnerPart = isPart || isPartOfDeployment(objectName.exec(name)?.[1], inner)
        collect(inner, { isPart: isInnerPart, isStatus: at.isStatus, depth: at.depth + 1 })
      } else if (/(?:status|state)$/.test(name)) others.push(name)
    }
  }

  /** Reads the value of a field that is named like a status. A value without a word is unknown. */
  function readWord(value: unknown, isPart: boolean, depth: number): void {
    if (value === null || value === undefined) return
    const before = signs.length
    const add = (meaning: Meaning, word = ''): void => void signs.push({ meaning, isPart, word })
    if (typeof value === 'string') add(value.trim() === '' ? 'nothing' : vocabulary(value), value)
    else if (Array.isArray(value)) {
      for (const item of value.slice(0, mostItems)) {
        if (typeof item === 'string') readWord(item, isPart, depth)
        else add('unknown')
      }
      if (value.length > mostItems) add('unknown')
    } else if (depth < deepest) collect(value, { isPart, isStatus: true, depth: depth + 1 })
    if (signs.length > before) return
    // The user's own words may give a number a meaning.
    const word = typeof value === 'number' ? String(value) : ''
    add(vocabulary(word), word)
  }
}

/** The stage that makes the deployment live is more than a part: its status is the deployment's. */
function isPartOfDeployment(part: string | undefined, { name }: Readonly<Record<string, unknown>>): boolean {
  if (part === undefined) return false
  const isLiveStage = typeof name === 'string' && ['deploy', 'release', 'live'].includes(normalise(name))
  return !(isLiveStage && /^(?:stage|step|job)$/.test(part))
}

/** Whether the value of a field that is named like an error says that there was one. */
function isDenial(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === 0) return false
  if (typeof value === 'string') return !['', '0', 'none', 'null', 'false'].includes(value.trim().toLowerCase())
  if (typeof value !== 'object') return true
  return Object.values(value).some((each) => (typeof each === 'object' ? each !== null : isDenial(each)))
}

/** Combines all signs: the first rule that applies decides. */
function combine(signs: readonly Sign[]): StatusKind {
  const own = new Set(signs.filter(({ isPart }) => !isPart).map(({ meaning }) => meaning))
  const parts = new Set(signs.filter(({ isPart }) => isPart).map(({ meaning }) => meaning))
  const has = (meaning: Sign['meaning']): boolean => own.has(meaning) || parts.has(meaning)
  const succeeded = own.has('succeeded')
  const over = own.has('over')
  const both = own.has('both')
  if (has('ongoing')) return 'ongoing'
  if (succeeded && (has('failed') || has('cancelled') || has('denial'))) return 'contradiction'
  if (both && !over && (has('failed') || has('cancelled'))) return 'contradiction'
  if (both && !over && has('denial')) return 'unknown'
  if (has('failed')) return 'failed'
  if (has('cancelled')) return 'cancelled'
  if (has('superseded')) return 'superseded'
  if (has('unknown')) return over ? 'contradiction' : 'unknown'
  if (over && has('denial')) return 'failed'
  if ((succeeded || over) && !both) return 'succeeded'
  // A denial alone does not prove a failure, but it must rule out an inferred success.
  return has('denial') ? 'unknown' : 'undecided'
}
