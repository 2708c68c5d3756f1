import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type InferOutput, nullish, number, object, pipe, safeParse, string, transform, union } from 'valibot'
import { type Environment, readCiJob } from '../../ci/ci-job.ts'
import { fileSource } from '../../ci/file-source.ts'
import { readEventPayload } from '../../ci/github-event.ts'
import { ciSystems } from '../../ci/systems.ts'
import { Inputs } from '../../config/inputs.ts'
import type { JobContext } from '../../run/job-context.ts'
import { label, pullRequest } from '../pull-request.ts'

/** As GitHub writes it. */
const event = pipe(
  object({
    /** `opened`, `synchronize`, … */
    action: string(),
    number: number(),
    pull_request: pullRequest,
    /** That was set or removed. */
    label: nullish(label),
  }),
  transform(({ action, number, pull_request: { open: _, ...pull }, label }) => ({
    ...{ action, number, ...pull },
    label: label?.name,
  })),
)

/**
 * The event that started the job: `pull_request`, `pull_request_target`, or one that only names a pull request, whose action is its own
 * name.
 */
export type PullRequestEvent = Readonly<InferOutput<typeof event>> & { readonly name: string }

/** A `workflow_dispatch` with the input `pull-request`, or a comment on a pull request. */
const naming = union([
  object({ inputs: object({ 'pull-request': union([string(), number()]) }) }),
  object({ issue: object({ number: number(), pull_request: object({}) }) }),
])

/** Reads the context from the runner's variables and the event's file. */
export function readContext(environment: Environment): JobContext {
  const { GITHUB_SERVER_URL: server, GITHUB_RUN_ID: run } = environment
  const repository = readRepository(environment)
  const workspace = environment['GITHUB_WORKSPACE'] || process.cwd()
  // Whatever other system's variables the job has, its actions run in this one.
  const ci = ciSystems.find(({ name }) => name === 'github')
  const { head, sha, base, before, branch, attempt } = readCiJob(ci, environment)
  const commit = head ?? sha
  const page = server && repository ? `${server}/${repository.owner}/${repository.repo}` : undefined
  const isTag = environment['GITHUB_REF_TYPE'] === 'tag'
  const temporaryFolder = environment['RUNNER_TEMP'] || tmpdir()
  return {
    repository,
    sha: commit,
    branch: isTag ? undefined : branch,
    refName: environment['GITHUB_REF_NAME'] || undefined,
    runUrl: page && run ? `${page}/actions/runs/${run}` : undefined,
    commitUrl: page && commit ? `${page}/commit/${commit}` : undefined,
    attempt,
    workspace,
    config: { folder: workspace, source: fileSource(ci, environment) },
    ...{ changeBase: base, before },
    temporaryFolder,
    // Two steps of a job may run at once.
    logFile: join(temporaryFolder, `taxiway-${randomUUID()}.log`),
    jobFolder: environment['RUNNER_TEMP'] || undefined,
  }
}

export function readRepository(environment: Environment): JobContext['repository'] {
  const [owner, repo] = (environment['GITHUB_REPOSITORY'] ?? '').split('/')
  return owner && repo ? { owner, repo, apiUrl: environment['GITHUB_API_URL'] || undefined } : undefined
}

/** The inputs of a step, as the runner hands them over: spaces of a name become `_`, dashes stay. */
export function runnerInputs(environment: Environment): Inputs {
  return new Inputs((name) => environment[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`])
}

/** The values of all inputs but those named: the runner printed them before any code of Taxiway ran. */
export function printedInputs(environment: Environment, hidden: readonly string[]): string[] {
  const keys = new Set(hidden.map((name) => `INPUT_${name.toUpperCase()}`))
  return Object.entries(environment).flatMap(([key, value]) =>
    key.startsWith('INPUT_') && !keys.has(key) && value ? [value] : [],
  )
}

export const mergeQueue = 'merge_group'

export function isPullRequest(eventName: string | undefined): eventName is string {
  return eventName === 'pull_request' || eventName === 'pull_request_target'
}

/** Whether an earlier attempt of the run was made: what started it may be old. */
export function isRerun({ GITHUB_RUN_ATTEMPT: attempt = '1' }: Environment): boolean {
  return Number(attempt) > 1
}

/** Undefined if the event is another one, or its payload cannot be read. */
export function readPullRequestEvent(environment: Environment): PullRequestEvent | undefined {
  const { GITHUB_EVENT_NAME: name } = environment
  const payload = readEventPayload(environment)
  if (!isPullRequest(name) || payload.kind !== 'found') return undefined
  const read = safeParse(event, payload.value)
  return read.success ? { name, ...read.output } : undefined
}

/** The pull request that an event names without saying what it is; undefined if it is another event. */
export function readNamedPullRequest(
  environment: Environment,
): { readonly name: string; readonly number: number } | { readonly wrong: string } | undefined {
  const { GITHUB_EVENT_NAME: name } = environment
  const payload = readEventPayload(environment)
  if (!name || isPullRequest(name) || payload.kind !== 'found') return undefined
  const read = safeParse(naming, payload.value)
  if (!read.success) return undefined
  const given = 'inputs' in read.output ? String(read.output.inputs['pull-request']).trim() : read.output.issue.number
  return /^[1-9]\d{0,8}$/.test(String(given)) ? { name, number: Number(given) } : { wrong: String(given) }
}
