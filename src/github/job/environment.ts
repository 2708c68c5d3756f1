import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type InferOutput, nullish, number, object, optional, pipe, safeParse, string, transform } from 'valibot'
import { fileSource } from '../../ci/file-source.ts'
import { readEventPayload } from '../../ci/github-event.ts'
import { type Environment, readCiJob } from '../../ci/job.ts'
import { ciSystems } from '../../ci/systems.ts'
import { Inputs } from '../../config/inputs.ts'
import type { JobContext } from '../../run/context.ts'

/** As GitHub writes it. */
const event = pipe(
  object({
    /** `opened`, `synchronize`, … */
    action: string(),
    number: number(),
    pull_request: object({
      head: object({ sha: string(), repo: nullish(object({ full_name: string() })) }),
      user: nullish(object({ login: string() })),
      created_at: optional(string(), ''),
    }),
  }),
  transform(({ action, number, pull_request: { head, user, created_at } }) => ({
    ...{ action, number },
    headSha: head.sha,
    /** `owner/name` of the head's repository; undefined if it was deleted. */
    headRepository: head.repo?.full_name,
    author: user?.login,
    createdAt: Number.isNaN(Date.parse(created_at)) ? undefined : new Date(created_at),
  })),
)

/** The pull request event that started the job; its name is `pull_request` or `pull_request_target`. */
export type PullRequestEvent = Readonly<InferOutput<typeof event>> & { readonly name: string }

/** Reads the context from the runner's variables and the event's file. */
export function readContext(environment: Environment): JobContext {
  const { GITHUB_SERVER_URL: server, GITHUB_RUN_ID: run } = environment
  const repository = readRepository(environment)
  const workspace = environment['GITHUB_WORKSPACE'] || process.cwd()
  // Whatever other system's variables the job has, its actions run in this one.
  const ci = ciSystems.find(({ name }) => name === 'github')
  const { head, sha, base, before } = readCiJob(ci, environment)
  const temporaryFolder = environment['RUNNER_TEMP'] || tmpdir()
  return {
    repository,
    sha: head ?? sha,
    refName: environment['GITHUB_REF_NAME'] || undefined,
    runUrl:
      server && run && repository ? `${server}/${repository.owner}/${repository.repo}/actions/runs/${run}` : undefined,
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

/** Undefined if the event is another one, or its payload cannot be read. */
export function readPullRequestEvent(environment: Environment): PullRequestEvent | undefined {
  const { GITHUB_EVENT_NAME: name } = environment
  const payload = readEventPayload(environment)
  if (!isPullRequest(name) || payload.kind !== 'found') return undefined
  const read = safeParse(event, payload.value)
  return read.success ? { name, ...read.output } : undefined
}
