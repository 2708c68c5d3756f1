import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChosenFaults } from '../../faults/chosen-faults.ts'
import type { Fault } from '../../faults/fault.ts'
import { StatusError } from '../../http/status-error.ts'
import type { Journal } from '../../journal/journal.ts'
import type { Ledger, LedgerEntry } from '../../journal/ledger.ts'
import { ClientOutput, type OutputLine } from '../../resilience/leaks-in-client-output.ts'
import { isFinal } from '../../state/deployment-table.ts'
import type { PlatformState } from '../../state/platform-state.ts'
import type { CiReports } from './ci-reports.ts'
import { startClientProcess } from './client-process.ts'
import { judgeRun, type MadeByRun, type RunVerdict } from './run-verdict.ts'

/** What the page shows of a run of the real client. */
export interface ShownRun {
  /** The command as somebody would type it. */
  readonly command: string
  readonly faults: readonly Fault[]
  /** RFC 3339. */
  readonly startedAt: string
  /** The number of its run in the journal: it has a key of its own, by which its requests are known. */
  readonly run: number
  /** What it printed. */
  readonly lines: readonly OutputLine[]
  /** Null while it runs. */
  readonly exitCode: number | null
  /** Null until it and its deployments have ended. */
  readonly verdict: RunVerdict | null
}

/** What a run deploys, and what goes wrong. */
export interface RunRequest {
  /** Undefined for a small site of this platform's own, which is uploaded. Without a ref the default branch is deployed. */
  readonly service: { readonly id: string; readonly ref: string | undefined } | undefined
  readonly faults: readonly Fault[]
}

export interface ClientRunOptions {
  /** The program and the first arguments of the client; undefined if there is none on this machine. */
  readonly client: readonly string[] | undefined
  /** What somebody types to run it. */
  readonly clientName: string
  /** PATH, and on Windows the other variables that a program needs to start. */
  readonly environment: Readonly<Record<string, string>>
  /** Keeps what a run has written for a CI system. */
  readonly ciReports: CiReports
  /** A temporary folder of the platform. */
  readonly folder: string
  readonly faults: ChosenFaults
  readonly journal: Journal
  readonly ledger: Ledger
  readonly state: PlatformState
  /** Whether the records of the platform show a status now. */
  readonly showsStatus: () => boolean
  now(): Date
}

type MutableRun = { -readonly [Field in keyof ShownRun]: ShownRun[Field] }

/** A mute platform must not keep the page waiting for half an hour. */
const timeout = '2m'
/** The role of the key of a run. */
export const runKeyRole = 'page-run'

/** Runs the real client against this platform, one run at a time, with faults that last as long as the run. */
export class ClientRuns {
  readonly #options: ClientRunOptions
  #child: ChildProcess | undefined
  #ended: Promise<void> = Promise.resolve()
  #run: MutableRun | undefined
  #isStopped = false
  #stop = new AbortController()
  #changes = 0

  constructor(options: ClientRunOptions) {
    this.#options = options
  }

  /** Grows with each change of the run. */
  get changes(): number {
    return this.#changes
  }

  /** The last run, and whether there is a client to run. */
  get shown(): { readonly available: boolean; readonly run: ShownRun | null } {
    return { available: this.#options.client !== undefined, run: this.#run ?? null }
  }

  /** Throws a `StatusError` if there is no client, or while a run is under way. A key of its own goes to the client in its environment. */
  async start(request: RunRequest, url: string): Promise<void> {
    const { client, clientName, environment, folder, faults, journal, now, showsStatus, state } = this.#options
    const [program, ...first] = client ?? []
    if (program === undefined) {
      throw new StatusError(
        501,
        'Only `taxiway emulator` knows the client: this platform was started by another program.',
      )
    }
    if (this.#run?.exitCode === null) throw new StatusError(409, 'A run is under way. Wait for its end, or stop it.')
    const args = formatArguments(request)
    const key = `local_run_${randomBytes(24).toString('base64url')}`
    state.keys.put({ role: runKeyRole, token: key, grants: { kind: 'account', readOnly: false } })
    const output = new ClientOutput(key, now)
    const run: MutableRun = {
      command: [clientName, ...args].join(' '),
      faults: request.faults,
      startedAt: now().toISOString(),
      run: journal.beginRun(key),
      lines: [],
      exitCode: null,
      verdict: null,
    }
    this.#isStopped = false
    this.#stop = new AbortController()
    this.#run = run
    this.#changes += 1
    faults.add(request.faults)
    const acting = faults.list
    // The list holds its own copies.
    const own = new Set(request.faults.length === 0 ? [] : faults.list.slice(-request.faults.length))
    const workspace = join(folder, 'client')
    await mkdir(join(workspace, 'site'), { recursive: true })
    await writeFile(join(workspace, 'site', 'index.html'), '<!doctype html><title>It works</title><h1>It works</h1>\n')
    const onLine = (line: string): void => {
      output.add([line])
      run.lines = output.lines
      this.#changes += 1
    }
    const running = { program, args: [...first, ...args], workspace, environment, url, key, onLine }
    const { child, ended } = await startClientProcess(running)
    this.#child = child
    this.#ended = ended.then((end) => {
      for (const fault of own) {
        const index = faults.list.indexOf(fault)
        if (index >= 0) faults.remove(index)
      }
      state.keys.delete({ role: runKeyRole })
      run.exitCode = end.exitCode
      this.#changes += 1
      const { command, lines } = run
      for (const { id } of this.#readEntries(run)) {
        const deployment = state.deployments.byId(id)
        if (deployment) this.#options.ciReports.keep(deployment, { ...end, command, lines })
      }
      void this.#judge(run, { faults: acting, showsStatus: showsStatus(), isKeyShown: output.isKeyShown, request })
    })
  }

  /** Ends the run as a terminal does, with the client's own last words. */
  interrupt(): void {
    if (this.#run?.exitCode === null) this.#isStopped = true
    this.#child?.kill('SIGTERM')
  }

  /** Ends the run at once. */
  async stop(): Promise<void> {
    this.#stop.abort()
    this.#child?.kill('SIGKILL')
    await this.#ended
  }

  /** Judges a run once its deployments have ended; not at all if the platform ends first. */
  async #judge(run: MutableRun, { request, ...end }: End): Promise<void> {
    const { changes } = this.#options.state
    const { signal } = this.#stop
    for (let id = this.#underWay(run); id !== undefined; id = this.#underWay(run)) {
      if ((await changes.wait(id, null, signal)) === 'aborted') return
    }
    if (signal.aborted) return
    const made = this.#madeBy(run)
    const isUpload = request.service === undefined
    const isStopped = this.#isStopped
    run.verdict = judgeRun({ ...end, exit: run.exitCode, isStopped, isUpload, made })
    this.#changes += 1
  }

  /** The id of a deployment of the run that has not ended. */
  #underWay(run: ShownRun): string | undefined {
    return this.#readEntries(run).find((entry) => {
      const stage = entry.kind === 'deployment' ? entry.stage : 'gone'
      return stage !== 'gone' && !isFinal(stage)
    })?.id
  }

  /** The deployments that the run made, and services of it without one. */
  #madeBy(run: ShownRun): readonly MadeByRun[] {
    const { state } = this.#options
    const entries = this.#readEntries(run)
    const nameOf = (id: string): string => state.services.get({ id })?.name ?? id
    const deployments = entries.filter((entry) => entry.kind === 'deployment')
    const deployed = new Set(deployments.map(({ serviceId }) => serviceId))
    const bare = entries.filter((entry) => entry.kind === 'service').filter(({ id }) => !deployed.has(id))
    return [
      ...deployments.map(({ id, serviceId, stage }) => {
        return { service: nameOf(serviceId), stage, reason: state.deployments.byId(id)?.reason ?? null }
      }),
      ...bare.map(({ name }) => ({ service: name, stage: 'none' as const, reason: null })),
    ]
  }

  #readEntries({ run }: ShownRun): readonly LedgerEntry[] {
    const { journal, ledger, state } = this.#options
    const own = new Set(
      journal
        .entries()
        .filter((entry) => entry.run === run)
        .map(({ number }) => number),
    )
    return ledger.entries(state).filter(({ request }) => request !== null && own.has(request))
  }
}

/** What is known of a run at its end, beside what it made. */
interface End {
  readonly faults: readonly Fault[]
  readonly showsStatus: boolean
  readonly isKeyShown: boolean
  readonly request: RunRequest
}

function formatArguments({ service }: RunRequest): readonly string[] {
  const what =
    service === undefined
      ? ['upload', './site', '--project-slug', 'demo', '--service-name', 'site', '--runtime-mode', 'static']
      : ['deploy', '--service-id', service.id, ...(service.ref === undefined ? [] : ['--ref', service.ref])]
  return [...what, '--timeout', timeout]
}
