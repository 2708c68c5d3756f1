import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deployment } from '../state/deployments.ts'
import type { Service } from '../state/services.ts'
import type { State } from '../state/state.ts'
import { childEnvironment } from './child-environment.ts'
import { BuildFailure } from './failure.ts'
import type { LocalImages } from './image.ts'
import type { BuildLimits } from './limits.ts'
import type { Command, Exit, ProcessGroup, ProcessGroups } from './process-groups.ts'

/** What every build of a platform works with. */
export interface Workshop {
  readonly state: State
  readonly groups: ProcessGroups
  readonly limits: BuildLimits
  readonly images: LocalImages
  /** A folder of this platform alone. */
  readonly folder: string
  /** PATH, and on Windows what else a program needs to start. */
  readonly systemEnvironment: Readonly<Record<string, string>>
}

export interface RunOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** Whether its output goes to the service's runtime log from the start. */
  readonly live?: boolean
  /** Takes the lines of stdout instead of the log. */
  readonly capture?: ((lines: readonly string[]) => unknown) | undefined
}

/** The build of one deployment: its folder, its log, its end. */
export class Job {
  readonly service: Service
  readonly deployment: Deployment
  readonly workshop: Workshop
  readonly folder: string
  /** Aborts with a `BuildFailure`: the platform stops, or a limit is reached. */
  readonly signal: AbortSignal
  readonly #limit = new AbortController()
  #printed = 0

  constructor(workshop: Workshop, service: Service, deployment: Deployment, stop: AbortSignal) {
    this.workshop = workshop
    this.service = service
    this.deployment = deployment
    this.folder = join(workshop.folder, deployment.id)
    this.signal = AbortSignal.any([stop, this.#limit.signal])
  }

  get home(): string {
    return join(this.folder, 'home')
  }

  /** Where the source is unpacked. */
  get source(): string {
    return join(this.folder, 'source')
  }

  async makeFolders(): Promise<void> {
    await mkdir(this.home, { recursive: true })
    await mkdir(this.source)
  }

  /** As far as it can be done now: what is still held open goes with the platform's own folder. */
  async removeFolders(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
  }

  /** A line of the log in the platform's own voice. */
  say(text: string): void {
    this.workshop.state.buildLogs.append(this.deployment.id, 'system', text.split('\n'))
  }

  /** Starts a command whose output goes to the log until `goLive` is called, and to the service's runtime log from then on. */
  async start(
    command: Command,
    { cwd, env, capture, live = false }: RunOptions,
  ): Promise<ProcessGroup & { goLive(): void }> {
    this.signal.throwIfAborted()
    let printsLive = live
    const group = await this.workshop.groups.start(command, {
      cwd,
      env: childEnvironment(this.workshop.systemEnvironment, this.home, env),
      onLines: (stream, lines) => {
        if (printsLive) this.workshop.state.runtimeLogs.append(this.service.id, stream, lines)
        else if (capture && stream === 'stdout') capture(lines)
        else this.#print(stream, lines)
      },
    })
    const goLive = (): void => {
      printsLive = true
    }
    return { ...group, goLive }
  }

  /** Runs a command to its end, within the time that one may take. */
  async run(command: Command, options: RunOptions): Promise<Exit> {
    const { commandMs } = this.workshop.limits
    const group = await this.start(command, options)
    const timer = setTimeout(
      () => this.#limit.abort(new BuildFailure(`It took longer than ${commandMs} ms.`)),
      commandMs,
    )
    const onAbort = (): void => void group.end()
    this.signal.addEventListener('abort', onAbort)
    // The signal may have aborted while the command was being started.
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
    this.workshop.state.buildLogs.append(this.deployment.id, stream, lines)
    for (const line of lines) this.#printed += line.length + 1
    const { outputBytes } = this.workshop.limits
    if (this.#printed > outputBytes) this.#limit.abort(new BuildFailure(`It printed more than ${outputBytes} bytes.`))
  }
}
