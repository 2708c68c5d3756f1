import * as v from 'valibot'
import { isRecord } from '../client/json.ts'
import type { Platform } from '../client/platform.ts'
import { findDeployment } from '../deploy/history.ts'
import { type GitHubState, githubState, githubStates, type Outcome, outcomeFacts } from '../deploy/outcome.ts'
import { readStatus, type Status } from '../deploy/status.ts'
import { buildVocabulary } from '../deploy/words.ts'
import { showDeployment } from '../github/deployments.ts'
import { type GitHubRepository, repositoryOf } from '../github/repository.ts'
import { openPlatform, readRunOptions } from '../inputs/run-settings.ts'
import { onlyGitHubErrors, type Shown } from '../preview/store.ts'
import type { Host } from '../report/host.ts'
import { cleanText } from '../text/untrusted.ts'
import { leftPreview, settlePreview } from './post-preview.ts'

/** What main had written down when it was killed, or ended. */
const leftBehind = v.object({
  serviceId: v.optional(v.string()),
  deploymentId: v.optional(v.string()),
  /** By a gate: without its checks, the deployment is no success. */
  isJudged: v.optional(v.boolean(), false),
  /** The id of the GitHub deployment. */
  githubDeployment: v.optional(v.number()),
  /** GitHub knows how the run ended. */
  isSettled: v.optional(v.boolean(), false),
  finished: v.optional(v.boolean(), false),
  /** Of a preview, as long as its service is not remembered. */
  preview: v.nullish(leftPreview),
  /** How the run ended, if it has finished. */
  outcome: v.optional(v.picklist(Object.keys(outcomeFacts) as [Outcome, ...Outcome[]])),
  passed: v.optional(v.boolean(), false),
  reason: v.optional(v.string(), ''),
  url: v.nullish(v.string()),
})

type Left = v.InferOutput<typeof leftBehind>

const readMs = 10_000
/** The post step has 4 min 45 s. */
const timeoutMs = 60_000

/** Says what became of a deployment that a killed job has left, and tells GitHub. It never fails the job. */
export async function post(host: Host, state: unknown): Promise<void> {
  const { success, output: left } = v.safeParse(leftBehind, state)
  if (!success) return
  const services = readServices(state)
  const isTold = left.isSettled || left.githubDeployment === undefined
  if (left.finished && isTold && services.length === 0 && !left.preview) return
  try {
    const github = repositoryOf(host, timeoutMs)
    if (left.preview && github) await settlePreview(host, github, left.preview, left.finished)
    if (services.length > 0) return await finishFleet(host, github, services, left.finished)
    if (left.finished && isTold) return
    const seen = left.outcome === undefined ? await lookOnce(host, left) : endOf(left.outcome, left)
    if (!left.finished) host.warn(host.redact(seen.description))
    if (github && !isTold && left.githubDeployment !== undefined) {
      await tellGitHub(host, github, left.githubDeployment, seen)
    }
  } catch (error) {
    host.warn(host.redact(`The post step failed: ${error instanceof Error ? error.message : String(error)}`))
  }
}

/** A service of a fleet whose run, or whose GitHub deployment, had no end yet. */
interface LeftService {
  readonly name: string
  /** The id of its GitHub deployment, if that is not settled. */
  readonly githubDeployment: number | undefined
  /** Its end as GitHub would show it; undefined if it was under way. */
  readonly state: GitHubState | undefined
}

/** What main wrote down of each service, as `name:fact`. */
function readServices(state: unknown): readonly LeftService[] {
  const facts = isRecord(state) ? state : {}
  const names = new Set(Object.keys(facts).flatMap((key) => /^(.+):/.exec(key)?.[1] ?? []))
  return [...names].flatMap((name) => {
    const id = v.safeParse(v.number(), facts[`${name}:githubDeployment`])
    const end = v.safeParse(v.picklist(githubStates), facts[`${name}:state`])
    const githubDeployment = id.success && facts[`${name}:isSettled`] !== true ? id.output : undefined
    if (end.success && githubDeployment === undefined) return []
    return [{ name, githubDeployment, state: end.success ? end.output : undefined }]
  })
}

async function finishFleet(
  host: Host,
  github: GitHubRepository | undefined,
  services: readonly LeftService[],
  hasFinished: boolean,
): Promise<void> {
  const underWay = services.filter(({ state }) => state === undefined).map(({ name }) => name)
  const names = underWay.length === 0 ? '' : ` while these services were under way: ${underWay.join(', ')}`
  const text = `The job was killed${names}. Run the fleet again: what has succeeded by then is left as it is.`
  if (!hasFinished) host.warn(host.redact(text))
  await Promise.all(
    services.map(async ({ githubDeployment, state = 'error' }) => {
      const description = state === 'error' ? text : 'The deployment is over; see the log of the job'
      if (github && githubDeployment !== undefined)
        await tellGitHub(host, github, githubDeployment, { state, description })
    }),
  )
}

/** Main has ended, and GitHub did not hear of it in time. */
function endOf(outcome: Outcome, { passed, reason, url }: Left): Shown {
  return { state: githubState(outcome, passed), description: reason, url }
}

async function lookOnce(host: Host, { serviceId, deploymentId, isJudged }: Left): Promise<Shown> {
  if (serviceId === undefined || deploymentId === undefined) {
    const advice = 'If the deploy had been requested, a deployment may have started: look at the dashboard.'
    return { description: `The job was killed before a deployment was known. ${advice}`, state: 'error' }
  }
  const name = `deployment ${deploymentId} of service ${serviceId}`
  await using platform = openPlatform(host.inputs, host.secrets)
  const status = await readOnce(platform, host, { serviceId, deploymentId })
  if (typeof status === 'string') {
    return { description: `The job was killed, and what became of ${name} cannot be read: ${status}`, state: 'error' }
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

/** The status of the record; a sentence if it cannot be read. */
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
    return error instanceof Error ? error.message : String(error)
  }
}

/** A deployment that is still under way is an error at GitHub: nobody watches it any more. */
function stateOf(status: Status | undefined): GitHubState {
  const isOver = status?.kind === 'succeeded' || status?.kind === 'failed' || status?.kind === 'superseded'
  return isOver ? outcomeFacts[status.kind].github : 'error'
}

async function tellGitHub(host: Host, github: GitHubRepository, id: number, shown: Shown): Promise<void> {
  const failure = await showDeployment(github, id, shown).then(() => undefined, onlyGitHubErrors)
  if (failure !== undefined) host.warn(host.redact(`The GitHub deployment is not up to date: ${failure.message}.`))
}
