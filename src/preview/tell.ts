import { within } from '../client/clock.ts'
import { githubState } from '../deploy/outcome.ts'
import type { Result } from '../deploy/result.ts'
import { type CommentFacts, formatDeployed, marker } from './comment.ts'
import type { PreviewContext, PreviewEvent, Progress } from './context.ts'
import { GitHubError, onlyGitHubErrors, type PreviewGitHub, recordsOf } from './store.ts'

/** How long the deploy waits for the record of the head, which the post step of a killed run needs. */
const recordedWithinMs = 5_000

/**
 * Writes a GitHub deployment that shows the head as being deployed. The deploy does not wait for a rate limit of
 * GitHub.
 *
 * @param recordId the record that already does so; undefined if this run may not write one
 */
export async function* showHead(
  { github, platform, request, time }: PreviewContext,
  progress: Progress,
  url: string | undefined,
  recordId: number | 'new' | undefined,
): AsyncGenerator<PreviewEvent, void> {
  const { pullRequest, name, head } = request
  const { serviceId: service } = progress
  const shownUrl = url === undefined || platform.holdsApiKey(url) ? undefined : url
  progress.url = request.url ?? shownUrl
  const record = async (): Promise<number | undefined> =>
    recordId === 'new' ? await github.write({ pullRequest, name, service, url: shownUrl }, head) : recordId
  const recorded = record()
  const show = async (): Promise<void> => {
    progress.headRecord = await recorded
    if (progress.headRecord === undefined) return
    const description = `Deploying to service ${service}`
    await github.show(progress.headRecord, { state: 'in_progress', description, url: progress.url })
  }
  progress.showing = show().then(() => undefined, onlyGitHubErrors)
  const limit = { clock: time.clock, ms: recordedWithinMs, parent: time.signal, reason: () => new Error('too late') }
  const id = await within(limit, () => recorded).catch(() => undefined)
  if (id !== undefined) yield { kind: 'memory', facts: { githubDeployment: id } }
}

/** Writes the end of the run to GitHub and the comment, and ends the records that the head has replaced. */
export async function* tellTheEnd(
  context: PreviewContext,
  progress: Progress,
  result: Result,
): AsyncGenerator<PreviewEvent, void> {
  const { github, platform } = context
  const { isNew = false, isOutdated = false } = progress
  const { outcome, passed, reason, url } = result
  const warnings: string[] = []
  let isTold = false
  const attempt = async (what: string, work: Promise<void>): Promise<boolean> => {
    const failure = await work.then(() => undefined, onlyGitHubErrors)
    if (failure !== undefined) warnings.push(`${what}: ${failure.message}.`)
    return failure === undefined
  }
  const steps = async (): Promise<void> => {
    // Wait for pending writes, so that the final state and comment are written last.
    const [failure] = await Promise.all([progress.showing, progress.commenting])
    const { headRecord } = progress
    if (headRecord === undefined && failure !== undefined) {
      warnings.push(`GitHub does not show that the head was deployed: ${failure.message}.`)
    }
    const standing = isOutdated ? 'outdated' : await readStanding(github, context.request)
    if (headRecord === undefined) isTold = true
    else {
      const state = standing === 'closed' ? 'inactive' : githubState(outcome, passed)
      const shown = github.show(headRecord, { state, description: reason, url })
      isTold = await attempt('GitHub does not show how the deploy ended', shown)
    }
    if (standing === 'newest') {
      const written = comment(context, (facts) => formatDeployed(facts, result))
      await attempt('The comment is not up to date', written)
    }
    // A success replaces everything that was live before; a new service had nothing live.
    if (headRecord !== undefined && (outcome === 'succeeded' || isNew)) {
      await attempt('Older records were not ended', endOlder(context, headRecord, result.serviceId))
    }
  }
  await attempt('GitHub does not show everything about the end of the run', github.lastWord(steps))
  if (isTold) yield { kind: 'memory', facts: { isSettled: true } }
  for (const text of warnings) yield { kind: 'warning', text: platform.redact(text) }
}

/**
 * Whether a commit is still the newest of its pull request. If not, another run writes the final state and comment. If
 * the pull request cannot be read, the event counts.
 */
export async function readStanding(
  github: PreviewGitHub,
  { pullRequest, head }: { readonly pullRequest: number; readonly head: string | undefined },
): Promise<'newest' | 'outdated' | 'closed'> {
  const now = await github.readPull(pullRequest).catch(onlyGitHubErrors)
  if (now instanceof GitHubError || now === 'gone') return 'newest'
  if (!now.isOpen) return 'closed'
  return now.head === head ? 'newest' : 'outdated'
}

/** GitHub may take a moment to list a new record. */
const listedAfterMs = 1_000

/**
 * Ends the oldest records first, so that the newest stays if this is interrupted. Ends nothing before the head's record
 * is listed.
 */
async function endOlder(context: PreviewContext, headRecord: number, serviceId: string | null): Promise<void> {
  const { github, request, time } = context
  let own = recordsOf(await github.list(), request)
  if (!own.some(({ id }) => id === headRecord)) {
    await time.clock.sleep(listedAfterMs)
    own = recordsOf(await github.list(), request)
  }
  // Older records do no harm: the next success ends them.
  if (!own.some(({ id }) => id === headRecord)) return
  const older = own.filter(({ id, service }) => id < headRecord && (service === undefined || service === serviceId))
  for (const { id } of older) await github.end(id)
}

/** Writes the comment, unless comments are turned off. */
export async function comment(
  { github, request }: PreviewContext,
  format: (facts: CommentFacts) => string,
): Promise<void> {
  if (request.comment === undefined) return
  await github.comment(request.pullRequest, marker(request), format(request.comment))
}
