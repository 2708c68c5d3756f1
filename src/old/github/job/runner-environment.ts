import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Environment, readCiJob } from '../../ci/ci-job.ts'
import { fileSource } from '../../ci/config-file-source.ts'
import { githubJob } from '../../ci/github.ts'
import { Inputs } from '../../config/inputs.ts'
import type { JobFacts } from '../../run/job-facts.ts'

/** Reads the context from the runner's variables and the event's file. */
export function readContext(environment: Environment): JobFacts {
  const { GITHUB_SERVER_URL: server, GITHUB_RUN_ID: run } = environment
  const repository = readRepository(environment)
  const workspace = environment['GITHUB_WORKSPACE'] || process.cwd()
  const job = readCiJob(githubJob(environment))
  const { head, sha, branch, attempt } = job
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
    config: { folder: workspace, source: fileSource(job) },
    temporaryFolder,
    // Two steps of a job may run at once.
    logFile: join(temporaryFolder, `taxiway-${randomUUID()}.log`),
    jobFolder: environment['RUNNER_TEMP'] || undefined,
  }
}

export function readRepository(environment: Environment): JobFacts['repository'] {
  const [owner, repo] = (environment['GITHUB_REPOSITORY'] ?? '').split('/')
  return owner && repo ? { owner, repo, apiUrl: environment['GITHUB_API_URL'] || undefined } : undefined
}

/** Whether act plays GitHub on this machine: it has no API of GitHub, and gives a job a token only if it is given one. */
export function isUnderAct({ ACT: act }: Environment): boolean {
  return act === 'true'
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
