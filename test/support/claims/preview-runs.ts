import { defaultReport } from '../../../src/config/report-inputs.ts'
import { GitHubRepository } from '../../../src/github/api/github-repository.ts'
import { Deployments } from '../../../src/github/deployments/deployments.ts'
import { GitHubTracker } from '../../../src/github/deployments/github-tracker.ts'
import { GitHubPreviewList } from '../../../src/github/previews/github-preview-list.ts'
import { GitHubPreviewMemory } from '../../../src/github/previews/github-preview-memory.ts'
import { readRemoval, sweep } from '../../../src/preview/removal/sweep.ts'
import { Redactor } from '../../../src/text/secrets/redactor.ts'
import { readEntries } from '../github/description.ts'
import { silentJob } from '../silent-job.ts'
import { creator } from '../virtual/preview-hosts.ts'
import { closeOnce, deployOnce, headSha } from '../virtual/preview-run.ts'
import { currentRun, type End, type SteppedRun } from './stepped-run.ts'
import type { Request } from './world.ts'

const refs = [headSha]

/** Runs the product's own code, as its entry does. */
export async function startRun(run: SteppedRun): Promise<End> {
  const given = {
    timeout: '60m',
    'api-key': `twk_virtual_${run.kind}`,
    'teardown-request': 'DELETE /api/services/{id}',
  }
  const silent = silentJob(given, target.redactor)
  const { kind } = run
  switch (kind) {
    case 'create':
    case 'deploy':
      return await deploy(silent, run)
    case 'close':
      return await close(silent, run)
    case 'sweep':
      return await sweepOnce(silent, run)
    default:
      return kind satisfies never
  }
}

type Silent = ReturnType<typeof silentJob>

async function deploy(silent: Silent, { kind, calls }: SteppedRun): Promise<End> {
  const { job } = silent
  const tracker = new GitHubTracker(job, defaultReport(), { opened: deployments })
  const memory = new GitHubPreviewMemory({
    ...{ deployments: calls.observe(deployments), refs, headSha, logUrl: undefined },
    heads: {
      // What people see of a head remembers nothing, and no claim reads it.
      show: async (shown) => (shown.memory.head === true ? 0 : await tracker.show(shown)),
    },
  })
  const { outcome, reason } = await deployOnce(silent, () => calls.observe(memory), kind === 'create')
  return { outcome, reason, serviceId: job.state.current.serviceId }
}

async function close(silent: Silent, { calls }: SteppedRun): Promise<End> {
  const given = { deployments: calls.observe(deployments), refs, headSha, logUrl: undefined }
  const memory = new GitHubPreviewMemory({ ...given, heads: { show: async () => undefined } })
  const { outcome, reason } = await closeOnce(silent, calls.observe(memory))
  return { outcome, reason }
}

async function sweepOnce({ job }: Silent, { calls }: SteppedRun): Promise<End> {
  const list = new GitHubPreviewList(calls.observe(deployments), [])
  // What else it reads is for what follows a sweep.
  const reader = calls.observe({ readPreviews: async () => (await list.read(new Set())).previews })
  let previews: Awaited<ReturnType<typeof reader.readPreviews>>
  try {
    previews = await reader.readPreviews()
  } catch (error) {
    return { outcome: 'failed', reason: String(error) }
  }
  const { outcome, why } = await sweep(job, calls.observe(list), previews, readRemoval(job.inputs))
  return { outcome, reason: why }
}

/** Whatever listens to it would keep each run that is left in its midst. */
const never = Object.assign(new AbortController().signal, { addEventListener: () => undefined })

const target = {
  repository: { owner: 'ada', repo: 'harbor' },
  environment: 'preview',
  token: 'token',
  // One takes 64 KiB, and the memory of one in each run would have garbage collected all the time.
  redactor: new Redactor(),
  signal: never,
  transient: true,
}

/** GitHub, as the run sees it whose code is running. */
const github = new (class extends GitHubRepository {
  override async send(method: string, address: string, fields?: unknown) {
    const run = currentRun()
    const { pathname, searchParams } = new URL(address, 'http://github.invalid')
    const path = pathname.replace('/repos/ada/harbor', '')
    // The pull request stays closed: its answer is the same whenever it comes.
    if (path === '/pulls') return known([])
    if (path.startsWith('/pulls/')) return known({ state: 'closed', head: { sha: headSha } })
    const request = requestOf(run, method, path, { query: searchParams, fields: readEntries(fields) })
    const answer = await run.askGitHub(request)
    return request.kind === 'list' || request.kind === 'statuses' ? { ...answer, value: signed(answer.value) } : answer
  }
  override async author() {
    return { ...creator, assumed: false }
  }
})(target)

// Octokit is loaded before the time of the runs begins.
await github.ask(async () => ({ data: undefined }))

const deployments = new (class extends Deployments {
  override readonly github = github
})(target)

function known(value: unknown) {
  return { value, link: undefined, answeredAtMs: 0 }
}

/** All rows and statuses are of the same author. */
function signed(rows: unknown): unknown {
  return Array.isArray(rows) ? rows.map((row) => ({ ...row, creator })) : rows
}

function requestOf(
  run: SteppedRun,
  method: string,
  path: string,
  { query, fields }: { readonly query: URLSearchParams; readonly fields: Readonly<Record<string, unknown>> },
): Request {
  const [, collection, id] = path.split('/')
  if (collection !== 'deployments') throw new Error(`A run asks GitHub for ${method} ${path}`)
  if (id === undefined && method === 'GET') {
    // A row with a task of its own names no preview as its target, so that a list of all others is the same to whoever looks for one. A sweep
    // looks for all.
    const others = run.kind === 'sweep' && !query.has('sha') ? null : 'deploy'
    return { kind: 'list', task: query.get('task') ?? others, sha: query.get('sha') }
  }
  if (id === undefined) {
    const payload = readEntries(fields['payload'])
    const { ref, task = 'deploy' } = fields
    const numbered = { ...payload, attempt: run.numberOf(payload['attempt']) }
    // Only rows of no task are ever listed by their commit.
    return { kind: 'create', task: String(task), sha: task === 'deploy' ? String(ref) : '', payload: numbered }
  }
  if (method === 'GET') return { kind: 'statuses', id: Number(id), newest: query.get('per_page') === '1' }
  if (method === 'DELETE') return { kind: 'delete', id: Number(id) }
  const { state, description } = fields
  return { kind: 'update', id: Number(id), status: { state: String(state), description: String(description) } }
}
