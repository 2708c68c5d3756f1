import * as v from 'valibot'
import type { Platform } from '../client/platform.ts'
import { findDeployment } from '../deploy/history.ts'
import { type GitHubState, githubState, outcomeFacts } from '../deploy/outcome.ts'
import { type SavedState, savedStateSchema } from '../deploy/saved-state.ts'
import { readStatus, type Status } from '../deploy/status.ts'
import { buildVocabulary } from '../deploy/words.ts'
import { showDeployment } from '../github/deployments.ts'
import { type GitHubRepository, repositoryOf } from '../github/repository.ts'
import { openPlatform, readRunOptions } from '../inputs/run-settings.ts'
import { onlyGitHubErrors, type Shown } from '../preview/store.ts'
import type { Host } from '../report/host.ts'
import { messageOf } from '../text/format.ts'
import { cleanText } from '../text/untrusted.ts'
import { endComment, settlePreview } from './post-preview.ts'

const readMs = 10_000
/** The post step has 4 min 45 s. */
const timeoutMs = 60_000

/** Reports the state of a deployment that a killed job has left, and tells GitHub. Never fails the job. */
export async function post(host: Host, state: unknown): Promise<void> {
  const { success, output: saved } = v.safeParse(savedStateSchema, state)
  if (!success) return
  const { preview, comment, outcome, passed, reason, url } = saved
  const wasKilled = outcome === undefined && saved.hasBegun
  const isFleet = Object.keys(saved.services).length > 0
  /** The GitHub deployment that does not show yet how the run ended. */
  const unsettled = saved.isSettled ? undefined : saved.githubDeployment
  if (!wasKilled && unsettled === undefined && !isFleet && !preview) return
  try {
    const github = repositoryOf(host, timeoutMs)
    if (preview && github) await settlePreview(host, github, preview, outcome !== undefined)
    if (isFleet) return await finishFleet(host, github, saved)
    if (!wasKilled && unsettled === undefined) return
    const seen: Shown =
      outcome === undefined
        ? await lookOnce(host, saved)
        : // The main step ended without telling GitHub in time.
          { state: githubState(outcome, passed), description: reason, url }
    if (outcome === undefined) {
      host.warn(host.redact(seen.description))
      if (github && comment) await endComment(host, github, comment, seen.description)
    }
    if (github && unsettled !== undefined) await tellGitHub(host, github, unsettled, seen)
  } catch (error) {
    host.warn(host.redact(`The post step failed: ${messageOf(error)}`))
  }
}

async function finishFleet(host: Host, github: GitHubRepository | undefined, saved: SavedState): Promise<void> {
  const services = Object.entries(saved.services)
  const underWay = services.flatMap(([name, { outcome }]) => (outcome === undefined ? [name] : []))
  const names = underWay.length === 0 ? '' : ` while these services were under way: ${underWay.join(', ')}`
  const text = `The job was killed${names}. Run the fleet again: it leaves services alone that have succeeded by then.`
  if (saved.outcome === undefined) host.warn(host.redact(text))
  await Promise.all(
    services.map(async ([, { githubDeployment, isSettled, outcome, passed }]) => {
      const state = outcome === undefined ? 'error' : githubState(outcome, passed)
      const description = state === 'error' ? text : 'The deployment is over; see the log of the job'
      if (github && githubDeployment !== undefined && !isSettled) {
        await tellGitHub(host, github, githubDeployment, { state, description })
      }
    }),
  )
}

async function lookOnce(host: Host, { serviceId, deploymentId, isJudged }: SavedState): Promise<Shown> {
  if (serviceId === undefined || deploymentId === undefined) {
    const advice = 'If the deploy had been requested, a deployment may have started: look at the dashboard.'
    return { description: `The job was killed before a deployment was known. ${advice}`, state: 'error' }
  }
  const name = `deployment ${deploymentId} of service ${serviceId}`
  await using platform = openPlatform(host.inputs, host.secrets)
  const status = await readOnce(platform, host, { serviceId, deploymentId })
  if (typeof status === 'string') {
    return { description: `The job was killed, and the status of ${name} cannot be read: ${status}`, state: 'error' }
  }
  const said = status?.word === undefined ? 'shows no status of it' : `says "${cleanText(status.word)}"`
  const ids = `--service-id ${serviceId} --deployment-id ${deploymentId}`
  const next = isJudged
    ? `Its checks did not finish. Run the gate again with deployment-id ${deploymentId}.`
    : `Run \`taxiway follow ${ids}\` to wait for it.`
  const state = stateOf(status)
  return {
    description: `The job was killed. The platform ${said}: ${name}. ${next}`,
    state: isJudged && state === 'success' ? 'error' : state,
  }
}

/** Reads the status in the record once; a sentence if it cannot be read. */
async function readOnce(
  platform: Platform,
  host: Host,
  target: { readonly serviceId: string; readonly deploymentId: string },
): Promise<Status | string | undefined> {
  try {
    const vocabulary = buildVocabulary(readRunOptions(host.inputs, host.signal))
    const { own } = await findDeployment(platform, target, { attempts: 1, signal: AbortSignal.timeout(readMs) })
    return own[0] && readStatus(own[0].record, vocabulary)
  } catch (error) {
    return messageOf(error)
  }
}

/** The GitHub state of a status. A deployment that is still running is an error: nobody watches it any more. */
function stateOf(status: Status | undefined): GitHubState {
  const isOver = status?.kind === 'succeeded' || status?.kind === 'failed' || status?.kind === 'superseded'
  return isOver ? outcomeFacts[status.kind].github : 'error'
}

async function tellGitHub(host: Host, github: GitHubRepository, id: number, shown: Shown): Promise<void> {
  const failure = await showDeployment(github, id, shown).then(() => undefined, onlyGitHubErrors)
  if (failure !== undefined) host.warn(host.redact(`The GitHub deployment is not up to date: ${failure.message}.`))
}
