import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nullish, number, object, optional, safeParse, string } from 'valibot'
import { Inputs } from '../../config/inputs.ts'

/** The environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What the runner says about the job; nothing in it is secret. */
export interface JobContext {
  /** `owner/name` in two; undefined outside of a job. */
  readonly repository: { readonly owner: string; readonly repo: string } | undefined
  /** The commit that the job is about: of a pull request its head, not the merge commit in `GITHUB_SHA`. */
  readonly sha: string | undefined
  /** Address of this run's page. */
  readonly runUrl: string | undefined
  readonly workspace: string
  /** The folder where a configuration file is looked for; by default the workspace. */
  readonly currentFolder?: string
  /** The commit or the branch into which a change is proposed; undefined outside of a change request. */
  readonly changeBase?: string | undefined
  readonly temporaryFolder: string
  /** Where the build log is written as printed; undefined writes no file. */
  readonly logFile: string | undefined
  /** A folder that the steps of a job share, and that is emptied after it; undefined outside of a job. */
  readonly jobFolder: string | undefined
}

/** The pull request event that started the job. */
export interface PullRequestEvent {
  /** `pull_request` or `pull_request_target`. */
  readonly name: string
  /** `opened`, `synchronize`, … */
  readonly action: string
  readonly number: number
  readonly headSha: string
  /** `owner/name` of the head's repository; undefined where it was deleted. */
  readonly headRepository: string | undefined
  readonly author: string | undefined
  readonly createdAt: Date | undefined
}

/** Other events of a pull request, such as a review, have its head too. */
const anyEvent = object({
  pull_request: optional(object({ head: object({ sha: string() }), base: optional(object({ sha: string() })) })),
})

const wholeEvent = object({
  action: string(),
  number: number(),
  pull_request: object({
    head: object({ sha: string(), repo: nullish(object({ full_name: string() })) }),
    user: nullish(object({ login: string() })),
    created_at: optional(string()),
  }),
})

/** Reads the context from the runner's variables and the event's file. */
export function readContext(environment: Environment): JobContext {
  const [owner, repo] = (environment['GITHUB_REPOSITORY'] ?? '').split('/')
  const { GITHUB_SERVER_URL: server, GITHUB_RUN_ID: run } = environment
  const repository = owner && repo ? { owner, repo } : undefined
  const temporaryFolder = environment['RUNNER_TEMP'] || tmpdir()
  return {
    repository,
    sha: headOfPullRequest(environment) ?? (environment['GITHUB_SHA'] || undefined),
    runUrl: server && run && repository ? `${server}/${owner}/${repo}/actions/runs/${run}` : undefined,
    workspace: environment['GITHUB_WORKSPACE'] || process.cwd(),
    changeBase: baseOfPullRequest(environment),
    temporaryFolder,
    // Two steps of a job may run at once.
    logFile: join(temporaryFolder, `taxiway-${randomUUID()}.log`),
    jobFolder: environment['RUNNER_TEMP'] || undefined,
  }
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

function headOfPullRequest(environment: Environment): string | undefined {
  return readAnyPullRequest(environment)?.head.sha
}

/** The commit of the base branch when the event happened, else the base branch; undefined outside of a pull request. */
export function baseOfPullRequest(environment: Environment): string | undefined {
  return readAnyPullRequest(environment)?.base?.sha ?? (environment['GITHUB_BASE_REF'] || undefined)
}

function readAnyPullRequest(environment: Environment) {
  const { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path } = environment
  if (!event?.startsWith('pull_request') || !path) return undefined
  const result = safeParse(anyEvent, readJson(path))
  return result.success ? result.output.pull_request : undefined
}

/** Whether events of this name are about pull requests. */
export function isPullRequest(eventName: string | undefined): eventName is string {
  return eventName === 'pull_request' || eventName === 'pull_request_target'
}

/** Undefined where the event is another one, or its payload cannot be read. */
export function readPullRequestEvent(environment: Environment): PullRequestEvent | undefined {
  const { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path } = environment
  if (!isPullRequest(name) || !path) return undefined
  const read = safeParse(wholeEvent, readJson(path))
  if (!read.success) return undefined
  const { action, number: pullRequest, pull_request } = read.output
  const { head, user, created_at } = pull_request
  const createdMs = Date.parse(created_at ?? '')
  return {
    name,
    action,
    number: pullRequest,
    headSha: head.sha,
    headRepository: head.repo?.full_name,
    author: user?.login,
    createdAt: Number.isNaN(createdMs) ? undefined : new Date(createdMs),
  }
}

/** Undefined where the file cannot be read. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
