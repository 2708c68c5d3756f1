import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deployment } from '../state/deployment-table.ts'
import type { Service } from '../state/service-tables.ts'
import type { BuildContext } from './build-context.ts'
import { BuildFailure } from './build-failure.ts'
import { childEnvironment } from './processes/child-environment.ts'
import { killMarked } from './processes/marked-processes.ts'
import type { Command, Exit, ProcessGroup } from './processes/process-groups.ts'
import { searchPath } from './processes/source-search-path.ts'
import { cachesIn } from './tool-caches.ts'

/** Options of a command. */
export interface RunOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** Whether its output goes to the service's runtime log from the start. */
  readonly live?: boolean
  /** Whether it runs to its end, so that its output fits into files. */
  readonly ends?: boolean
  /** Receives the lines of stdout instead of the log. */
  readonly capture?: ((lines: readonly string[]) => unknown) | undefined
}

/** The build of one deployment: its folders, its log, its commands and its end. */
export class DeploymentBuild {
  readonly service: Service
  readonly deployment: Deployment
  readonly context: BuildContext
  readonly folder: string
  /** Whether the deployment was live when an earlier run of the platform ended: only its release is made again. */
  readonly isResumed: boolean
  /** Aborts with a `BuildFailure`: the platform stops, or a limit is reached. */
  readonly signal: AbortSignal
  readonly #limit = new AbortController()
  #printed = 0

  constructor(context: BuildContext, service: Service, deployment: Deployment, stop: AbortSignal) {
    this.context = context
    this.service = service
    this.deployment = deployment
    this.isResumed = deployment.stage === 'live'
    this.folder = join(context.folder, deployment.id)
    this.signal = AbortSignal.any([stop, this.#limit.signal])
  }

  get home(): string {
    return join(this.folder, 'home')
  }

  /** The folder of the source. */
  get source(): string {
    return join(this.folder, 'source')
  }

  async makeFolders(): Promise<void> {
    await mkdir(this.home, { recursive: true })
    await mkdir(this.source)
  }

  /**
   * Ends what still runs in the home of this deployment, such as a process that left its group, and removes what it can: files that are
   * still open are removed with the platform's own folder.
   */
  async removeFolders(): Promise<void> {
    killMarked(this.folder)
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
  }

  /** Adds a message of the platform to the log. */
  log(text: string): void {
    this.#append('system', text.split('\n'))
  }

  /** Shows what is done. A deployment that is made again stays live. */
  setStage(stage: 'building' | 'starting'): void {
    if (!this.isResumed) this.context.state.deployments.setStage(this.deployment.id, stage)
  }

  /** The service's variables as they are now, and `DATABASE_URL` if it has none of its own; a later change applies with the next deployment. */
  variables(): Record<string, string> {
    const stored = this.context.state.variables.all({ serviceId: this.service.id })
    const url = this.context.databaseUrl(this.service)
    const given = url === undefined ? {} : { DATABASE_URL: url }
    return { ...given, ...Object.fromEntries(stored.map(({ key, value }) => [key, value])) }
  }

  /** The search path of a command in this folder. */
  pathIn(folder: string): string {
    return searchPath(folder, this.context.systemEnvironment['PATH'])
  }

  /** Starts a command. Its output goes to the build log until `goLive` is called, and then to the service's runtime log. */
  async start(
    command: Command,
    { cwd, env, capture, live = false, ends = false }: RunOptions,
  ): Promise<ProcessGroup & { goLive(): void }> {
    this.signal.throwIfAborted()
    let isLive = live
    const { systemEnvironment, networkEnvironment, cache } = this.context
    // Only what the source itself is built and run with: a program of the platform, such as Git, is the machine's.
    const system = typeof command === 'string' ? { ...systemEnvironment, PATH: this.pathIn(cwd) } : systemEnvironment
    const group = await this.context.groups.start(command, {
      cwd,
      env: childEnvironment(system, this.home, { ...networkEnvironment, ...cachesIn(cache), ...env }),
      outputFolder: ends ? this.folder : undefined,
      separate: capture !== undefined,
      onLines: (stream, lines) => {
        if (isLive) this.context.state.runtimeLogs.append(this.service.id, stream, lines)
        else if (capture && stream === 'stdout') capture(lines)
        else this.#print(stream, lines)
      },
    })
    const goLive = (): void => {
      isLive = true
    }
    return { ...group, goLive }
  }

  /** Runs a command to its end, within the time limit. */
  async run(command: Command, options: RunOptions): Promise<Exit> {
    const { commandMs } = this.context.limits
    const group = await this.start(command, { ...options, ends: true })
    const timer = setTimeout(
      () => this.#limit.abort(new BuildFailure(`The command took longer than ${commandMs} ms.`)),
      commandMs,
    )
    const onAbort = (): void => void group.end()
    this.signal.addEventListener('abort', onAbort)
    // The signal may have aborted while the command was starting.
    if (this.signal.aborted) onAbort()
    try {
      return await group.exited
    } finally {
      clearTimeout(timer)
      this.signal.removeEventListener('abort', onAbort)
      this.signal.throwIfAborted()
    }
  }

  #print(stream: 'stdout' | 'stderr', lines: readonly string[]): void {
    if (this.#limit.signal.aborted) return
    this.#append(stream, lines)
    for (const line of lines) this.#printed += line.length + 1
    const { outputBytes } = this.context.limits
    if (this.#printed > outputBytes) {
      this.#limit.abort(new BuildFailure(`The build printed more than ${outputBytes} bytes.`))
    }
  }

  /** The build log of a deployment that is made again is complete: what is said now belongs to the service. */
  #append(stream: 'stdout' | 'stderr' | 'system', lines: readonly string[]): void {
    const { buildLogs, runtimeLogs } = this.context.state
    if (this.isResumed) runtimeLogs.append(this.service.id, stream, lines)
    else buildLogs.append(this.deployment.id, stream, lines)
  }
}
