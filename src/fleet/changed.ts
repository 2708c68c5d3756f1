import ignore from 'ignore'
import { isRefused, PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { isOutOfOrder, isSameCommit, readDetails, readPages, shortRef } from '../deploy/history.ts'
import type { RunTime } from '../deploy/run-time.ts'
import { readStatus } from '../deploy/status.ts'
import type { Vocabulary } from '../deploy/words.ts'
import { shorten, withoutFullStop } from '../text/format.ts'
import { cleanText } from '../text/untrusted.ts'
import type { Service } from './file.ts'
import type { Clone } from './git.ts'
import { Slots } from './slots.ts'

/** The action for a service, and the reason as a clause. */
export interface Planned {
  readonly service: Service
  /** `check` runs its gate on the live deployment, and deploys nothing. */
  readonly action: 'deploy' | 'check' | 'leave'
  readonly why: string
  /** The last successful deployment. */
  readonly live?: Live | undefined
  /** Why the deploy could not work. */
  readonly problem?: string | undefined
}

interface Live {
  readonly commit: string
  readonly deploymentId: string | undefined
}

/** `why` says why the last successful deployment is unknown. */
type Baseline = Live | { readonly why: string; readonly problem?: string }

const readMs = 30_000
const readersAtOnce = 8
/** Longer lists are not matched against the patterns of up to a hundred services. */
const mostFiles = 10_000

/**
 * Decides which services changed: those with a file in `paths` that differs between the checked-out commit and the
 * commit of their last successful deployment. If that is unknown, a service is deployed, and says why.
 */
export async function planChanged(
  platform: Platform,
  services: readonly Service[],
  clone: Clone,
  vocabulary: Vocabulary,
  time: RunTime,
): Promise<readonly Planned[]> {
  const readers = new Slots(readersAtOnce)
  const baselines = new Map<string, Baseline>()
  const read = async ({ name, serviceId }: Service): Promise<void> => {
    baselines.set(name, await findBaseline(platform, serviceId, vocabulary, time))
  }
  await Promise.all(services.map((service) => readers.use(() => read(service))))
  const commits = new Set([...baselines.values()].flatMap((each) => ('commit' in each ? [each.commit] : [])))
  const changes = await readChanges(clone, [...commits])
  const planned = services.map((service) => decide(service, baselines.get(service.name), changes))
  return planned.map((each) => withCheck(each, planned, clone.commit))
}

/** Finds the newest deployment that succeeded. If its record shows no commit, an older one does not help. */
async function findBaseline(
  platform: Platform,
  serviceId: string,
  vocabulary: Vocabulary,
  time: RunTime,
): Promise<Baseline> {
  const limits = { signal: time.signal, attempts: 2, totalMs: Math.min(readMs, time.leftMs / 4) }
  try {
    for await (const { rows } of readPages(platform, serviceId, limits)) {
      if (isOutOfOrder(rows)) return { why: 'its history does not show its newest deployment first' }
      const live = rows.find(({ record }) => readStatus(record, vocabulary).kind === 'succeeded')
      if (live === undefined) continue
      const [commit] = readDetails(live).commits
      if (commit !== undefined) return { commit, deploymentId: live.id }
      return { why: 'the record of its last successful deployment shows no commit' }
    }
    return { why: 'its history shows no successful deployment' }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const why = `its history cannot be read (${withoutFullStop(error.message)})`
    return isRefused(error, 404) ? { why, problem: error.message } : { why }
  }
}

/** The files that differ from each commit, or why they are unknown. */
async function readChanges(
  clone: Clone,
  commits: readonly string[],
): Promise<ReadonlyMap<string, readonly string[] | string>> {
  const missing: string[] = []
  for (const commit of commits) if (!(await clone.has(commit))) missing.push(commit)
  const failures = missing.length === 0 ? new Map<string, string>() : await clone.fetch(missing)
  const changes = new Map<string, readonly string[] | string>()
  for (const commit of commits) {
    const failure = failures.get(commit)
    changes.set(
      commit,
      failure === undefined
        ? await readChangedFiles(clone, commit)
        : `it is not in this clone, and cannot be fetched (${failure})`,
    )
  }
  return changes
}

async function readChangedFiles(clone: Clone, commit: string): Promise<readonly string[] | string> {
  const files = await clone.listChanges(commit)
  if (typeof files === 'string') return `Git could not compare it: ${files}`
  return files.length <= mostFiles ? files : `${files.length} files differ, which are too many to compare`
}

function decide(
  service: Service,
  baseline: Baseline = { why: 'its history was not read' },
  changes: ReadonlyMap<string, readonly string[] | string>,
): Planned {
  if ('why' in baseline) return { service, action: 'deploy', ...baseline }
  const { commit } = baseline
  const base = `the commit of its last successful deployment, ${shortRef(commit)}`
  if (service.paths.length === 0) return { service, action: 'deploy', why: 'it has no `paths`', live: baseline }
  const files = changes.get(commit) ?? 'it was not compared'
  if (typeof files === 'string') return { service, action: 'deploy', why: `${base}: ${files}` }
  const changed = findMatch(service.paths, files)
  if (changed === undefined) {
    return { service, action: 'leave', why: `no file of its \`paths\` differs from ${base}`, live: baseline }
  }
  const file = shorten(cleanText(changed), 80)
  return { service, action: 'deploy', why: `${file} differs from ${base}`, live: baseline }
}

/**
 * The first file that belongs to a service. The last pattern that matches a file decides; if all patterns have `!`,
 * they exclude from all files.
 */
function findMatch(patterns: readonly string[], files: readonly string[]): string | undefined {
  const rules = patterns.map((line) => {
    const isOut = line.startsWith('!')
    return { isOut, matcher: ignore({ ignorecase: false }).add(isOut ? line.slice(1) : line) }
  })
  const isInAll = rules.every(({ isOut }) => isOut)
  return files.find((file) => {
    const last = rules.findLast(({ matcher }) => matcher.ignores(file))
    return last === undefined ? isInAll : !last.isOut
  })
}

/**
 * The history does not show whether a gate passed. So the gate of an unchanged service runs again if this commit is
 * already live, because this run may repeat the one that deployed it, or if a service that is deployed now needs it.
 */
function withCheck(planned: Planned, all: readonly Planned[], commit: string): Planned {
  const { service, action, live } = planned
  if (action !== 'leave' || !service.hasGate || live?.deploymentId === undefined) return planned
  const needing = all.find((each) => each.action === 'deploy' && each.service.needs.includes(service.name))
  if (isSameCommit(live.commit, commit)) {
    return { ...planned, action: 'check', why: 'this commit is live already, and whether its gate passed is not known' }
  }
  if (needing === undefined) return { ...planned, why: `${planned.why}, and its gate does not run again` }
  return {
    ...planned,
    action: 'check',
    why: `${needing.service.name} needs it, and whether its gate passed is not known`,
  }
}
