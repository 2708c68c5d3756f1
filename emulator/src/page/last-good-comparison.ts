import { stripVTControlCharacters } from 'node:util'
import { StatusError } from '../http/status-error.ts'
import type { Stage } from '../state/deployment-stages.ts'
import type { BuiltWith, Deployment } from '../state/deployment-table.ts'
import type { PlatformState } from '../state/platform-state.ts'
import type { CommitRange, CommitRanges } from './commit-ranges.ts'
import { showEnd } from './service-condition.ts'

/** The names of variables that differ. */
export type ChangedVariables =
  | {
      readonly kind: 'known'
      readonly added: readonly string[]
      readonly removed: readonly string[]
      readonly changed: readonly string[]
    }
  | { readonly kind: 'unknown'; readonly why: string }

/** A phase of both deployments, milliseconds; null if one has not had it. */
export interface ComparedPhase {
  readonly name: Stage
  readonly before: number | null
  readonly now: number | null
}

/** Lines of a log that the log before has not. */
export interface NewLines {
  readonly count: number
  /** The first ones, with their numbers. */
  readonly lines: readonly { readonly at: number; readonly text: string }[]
}

/** The lines that are shown. */
const mostLines = 200
/** The lines of a log that are read at once. */
const linesAtOnce = 1_000

/** What is different from the last deployment of the service that has been live. */
export async function compareWithLastGood(state: PlatformState, ranges: CommitRanges, id: string) {
  const deployment = state.deployments.byId(id)
  if (!deployment) throw new StatusError(404, `There is no deployment "${id}".`)
  const good = state.deployments.lastGoodBefore(deployment)
  if (!good) return { good: null }
  return {
    good: {
      ...{ id: good.id, createdAt: good.createdAt, commit: good.commit ?? null, ref: good.ref ?? null },
      processEnd: showEnd(good),
    },
    commits: await commitsBetween(state, ranges, good, deployment),
    variables: changedVariables(good.builtWith, deployment.builtWith),
    phases: comparedPhases(good, deployment),
    lines: newLines(state, good, deployment),
  }
}

async function commitsBetween(
  state: PlatformState,
  ranges: CommitRanges,
  good: Deployment,
  deployment: Deployment,
): Promise<CommitRange | { readonly kind: 'no-git' }> {
  const { repoUrl } = state.services.get({ id: deployment.serviceId }) ?? {}
  if (repoUrl === undefined) return { kind: 'no-git' }
  const [from, to] = [good.commit, deployment.commit]
  if (from === undefined || to === undefined) {
    return {
      kind: 'unknown',
      why: `No commit of ${to === undefined ? 'this deployment' : 'the last good one'} is known.`,
    }
  }
  if (from === to) return { kind: 'known', added: [], removed: [] }
  return await ranges.between(repoUrl, from, to)
}

/** By their digests: a value is not known. */
export function changedVariables(before: BuiltWith | undefined, now: BuiltWith | undefined): ChangedVariables {
  if (before === undefined || now === undefined) {
    const which = now === undefined ? 'This deployment' : 'The last good one'
    return { kind: 'unknown', why: `${which} ended before its variables were read, or an earlier version made it.` }
  }
  const [then, today] = [new Map(Object.entries(before.variables)), new Map(Object.entries(now.variables))]
  const changed = [...today.keys()].filter((name) => then.has(name) && then.get(name) !== today.get(name))
  return {
    kind: 'known',
    added: [...today.keys()].filter((name) => !then.has(name)),
    removed: [...then.keys()].filter((name) => !today.has(name)),
    changed,
  }
}

const phases = ['queued', 'building', 'starting'] as const

/** How long each phase took; of one that lasts still, so far is not known here. */
export function comparedPhases(before: TimedDeployment, now: TimedDeployment): readonly ComparedPhase[] {
  const compared = phases.map((name) => ({
    name,
    before: measureDuration(before, name),
    now: measureDuration(now, name),
  }))
  return compared.filter((each) => each.before !== null || each.now !== null)
}

type TimedDeployment = Pick<Deployment, 'stageTimes' | 'finishedAt'>

function measureDuration({ stageTimes, finishedAt }: TimedDeployment, name: (typeof phases)[number]): number | null {
  const begun = stageTimes?.[name]
  if (begun === undefined) return null
  // In the order in which they began, also two in one millisecond.
  const begins = Object.entries(stageTimes ?? {})
  const end = begins[begins.findIndex(([stage]) => stage === name) + 1]?.[1] ?? finishedAt
  return end === undefined ? null : Date.parse(end) - Date.parse(begun)
}

function newLines(state: PlatformState, before: Deployment, now: Deployment): NewLines {
  const known = new Set<string>()
  for (const { text } of linesOf(state, before.id)) known.add(withoutNumbers(text))
  let count = 0
  const lines: { at: number; text: string }[] = []
  for (const { seq, text } of linesOf(state, now.id)) {
    if (text.trim() === '' || known.has(withoutNumbers(text))) continue
    count += 1
    if (lines.length < mostLines) lines.push({ at: seq, text })
  }
  return { count, lines }
}

/** Times, sizes, ports and ids differ from build to build, and say nothing. */
export function withoutNumbers(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll(/\b(?=[a-f]*\d)[\da-f]{7,}\b/gi, '#')
    .replaceAll(/\d+(?:[.,]\d+)*/g, '#')
    .trim()
}

function* linesOf(
  { buildLogs }: PlatformState,
  id: string,
): Generator<{ readonly seq: number; readonly text: string }> {
  for (let last = 0; ; ) {
    const lines = buildLogs.after(id, last, linesAtOnce)
    if (lines.length === 0) return
    last = lines.at(-1)?.seq ?? last
    yield* lines
  }
}
