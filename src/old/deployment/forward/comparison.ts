import { AbortScope } from '../../client/time/abort-scope.ts'
import type { Run } from '../../client/time/run.ts'
import {
  type CommitGraph,
  type CommitSummary,
  compareInFirstThatKnows,
  findBranchInAny,
} from '../../text/commits/commit-graph.ts'
import { isWholeCommit } from '../../text/commits/commit-id.ts'
import { formatErrorAsClause } from '../../text/formats/format-error.ts'
import { type NameInput, nameAsInput } from '../../text/input-name.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'
import type { HistoryReading } from '../history/history.ts'
import type { UserWords } from '../verdict/vocabulary.ts'
import { findLiveCommit, type RememberedCommit, type SucceededCommit } from './live-commit.ts'

/** The commit that is live. */
export interface LiveDeployment extends CommitSummary {
  /** The platform's deployment, if that is known. */
  readonly deploymentId?: string | undefined
  /** How old its deployment is, in milliseconds by the platform's own clock. */
  readonly ageMs: number | undefined
}

/** How the commit that is to be deployed lies to what is live. */
export type Comparison =
  | {
      readonly kind: 'ahead' | 'equal' | 'diverged' | 'behind'
      readonly live: LiveDeployment
      readonly own: CommitSummary
    }
  /** It is an ancestor of what is live, and the present tip of its branch: somebody put that back. */
  | {
      readonly kind: 'put back'
      readonly live: LiveDeployment
      readonly own: CommitSummary
      readonly branch: string
    }
  | { readonly kind: 'nothing live' }
  /** `why` is a clause. */
  | { readonly kind: 'unknown'; readonly why: string }

/** How a commit is compared with what is live. */
export interface ComparisonSources {
  /** What knows the history of commits, the nearest first. */
  readonly graphs: readonly CommitGraph[]
  /** The branch that the commit is of, if that is known. */
  readonly branch?: string | undefined
  /** The commit is that of a tag, which nobody puts back: it does not matter which branches are at it. */
  readonly isTagged?: boolean
  /** What the host remembers of the service, asked only if the platform's record shows no commit; nothing by default. */
  readonly remembered?: ((signal: AbortSignal) => Promise<RememberedCommit>) | undefined
  /** How sentences name the inputs of whoever runs it: `ref` by default. */
  readonly named?: NameInput | undefined
}

/** No deployment waits longer for a comparison, milliseconds from the answer of the history on. */
export const longestComparisonMs = 2_000

/** Compares a commit with what a page of the history shows as live. Rejects with the signal's reason only. */
export async function compareWithLive(
  run: Pick<Run, 'clock' | 'signal'>,
  {
    ref,
    page,
    words,
  }: { readonly ref: string | undefined; readonly page: HistoryReading | undefined; readonly words: UserWords },
  sources: ComparisonSources,
): Promise<Comparison> {
  if (ref === undefined) return { kind: 'unknown', why: `no ${(sources.named ?? nameAsInput)('ref')} was given` }
  return await withinTime(run, async (signal): Promise<Comparison> => {
    const remembered = async (): Promise<RememberedCommit> =>
      (await sources.remembered?.(signal)) ?? { kind: 'absent', proof: 'no deployment is kept here' }
    const found = await findLiveCommit(page, words, remembered)
    switch (found.kind) {
      case 'found':
        return await compareCommits(found.value, ref, sources, signal)
      case 'absent':
        return { kind: 'nothing live' }
      case 'unknown':
        return found
      default:
        return found satisfies never
    }
  })
}

/** Compares a commit with the one that the host remembers as live: an upload has no history. Rejects with the signal's reason only. */
export async function compareWithRemembered(
  run: Pick<Run, 'clock' | 'signal'>,
  ref: string | undefined,
  sources: ComparisonSources,
): Promise<Comparison> {
  const { remembered } = sources
  if (ref === undefined) return { kind: 'unknown', why: 'Git does not know the commit of what is uploaded' }
  const notKept = {
    kind: 'unknown',
    why: `without ${(sources.named ?? nameAsInput)('environment')} no earlier upload is remembered`,
  } as const
  if (remembered === undefined) return notKept
  return await withinTime(run, async (signal): Promise<Comparison> => {
    const memory = await remembered(signal)
    switch (memory.kind) {
      case 'found':
        return await compareCommits({ ...memory.value, ageMs: undefined }, ref, sources, signal)
      case 'absent':
        return memory.proof === 'all were read' ? { kind: 'nothing live' } : notKept
      case 'unknown':
        return memory
      default:
        return memory satisfies never
    }
  })
}

/** Compares a commit with one that succeeded. Rejects with the signal's reason only. */
export async function compareWithCommit(
  run: Pick<Run, 'clock' | 'signal'>,
  live: SucceededCommit,
  ref: string,
  sources: ComparisonSources,
): Promise<Comparison> {
  return await withinTime(run, (signal) => compareCommits(live, ref, sources, signal))
}

async function compareCommits(
  { commit, deploymentId, ageMs }: SucceededCommit,
  ref: string,
  { graphs, branch, isTagged = false }: ComparisonSources,
  signal: AbortSignal,
): Promise<Comparison> {
  if (isWholeCommit(ref) && ref === commit) {
    return { kind: 'equal', live: { id: commit, deploymentId, ageMs }, own: { id: ref } }
  }
  const compared = await compareInFirstThatKnows(graphs, commit, ref, signal)
  if (compared.kind === 'unknown') return compared
  const { value: kind, own } = compared
  const live = { ...compared.live, deploymentId, ageMs }
  if (kind !== 'behind' || isTagged) return { kind, live, own }
  const found = await findBranchInAny(graphs, own.id, branch, signal)
  switch (found.kind) {
    case 'found':
      return { kind: 'put back', live, own, branch: found.value }
    case 'absent':
      return { kind, live, own }
    case 'unknown':
      return {
        kind: 'unknown',
        why: `it is older than what is live, and whether its branch was put back is not known: ${found.why}`,
      }
    default:
      return found satisfies never
  }
}

/** The work itself may not hear of the end of its time. */
async function withinTime(
  { clock, signal }: Pick<Run, 'clock' | 'signal'>,
  work: (signal: AbortSignal) => Promise<Comparison>,
): Promise<Comparison> {
  const onTimeout = (): Error => new TaxiwayError('no-answer', 'The comparison did not end within 2 s.')
  using scope = new AbortScope({ clock, signal, timeoutMs: longestComparisonMs, onTimeout })
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const onAbort = (): void => reject(scope.signal.reason)
  scope.signal.addEventListener('abort', onAbort, { once: true })
  if (scope.signal.aborted) onAbort()
  try {
    return await Promise.race([work(scope.signal), ended])
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    return { kind: 'unknown', why: formatErrorAsClause(error) }
  }
}
