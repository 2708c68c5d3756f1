import { setTimeout } from 'node:timers/promises'
import { freePort, type Origin, waitForPort } from '../serving/loopback-port.ts'
import { folderTarget, type Target } from '../serving/service-endpoint.ts'
import { BuildFailure } from './build-failure.ts'
import { followCron, isCron } from './cron.ts'
import type { DeploymentBuild } from './deployment-build.ts'
import { expectedVariables } from './plan/expected-variables.ts'
import { explainNotFound, notFound } from './plan/missing-program.ts'
import { outputFolder } from './plan/output-folder.ts'
import type { StartablePlan } from './plan/startable-plan.ts'
import { listeningPorts } from './processes/listening-ports.ts'
import type { Exit, ProcessGroup } from './processes/process-groups.ts'

/** A deployment that was built and runs. */
export interface RunningRelease {
  /** The target of its service's address; undefined if it serves nothing. */
  readonly target: Target | undefined
  /** Its process, which may end by itself; undefined if there is none. */
  readonly process: Pick<ProcessGroup, 'leader' | 'startedAt' | 'exited'> | undefined
  /** Whether its command is run at each time of a schedule. */
  readonly isScheduled?: boolean
  /** Ends its process and removes its folder. */
  end(): Promise<void>
}

/** Starts a deployment that was built; resolves once it has certainly started. Rejects with a `BuildFailure`. */
export async function startRelease(build: DeploymentBuild, { folder, run }: StartablePlan): Promise<RunningRelease> {
  switch (run.kind) {
    case 'cron':
      return startCron(build, folder, run.command)
    case 'static': {
      const output = await outputFolder(folder, run.output, run.unbuilt)
      return { target: folderTarget(output), process: undefined, end: () => build.removeFolders() }
    }
    case 'web':
    case 'worker':
      if (run.advice !== undefined) build.log(run.advice)
      return startProcess(build, folder, run)
    default:
      return run satisfies never
  }
}

async function startProcess(
  build: DeploymentBuild,
  cwd: string,
  run: { readonly kind: 'web' | 'worker'; readonly command: string; readonly advice?: string | undefined },
): Promise<RunningRelease> {
  const { limits } = build.context
  const { internalPort } = build.service
  const port = run.kind === 'web' ? await freePort() : undefined
  const replaced = internalPort === undefined ? '' : ` in place of the internal port ${internalPort}`
  build.log(port === undefined ? `Starting: ${run.command}` : `Starting: ${run.command} (PORT=${port}${replaced})`)
  // Programs that heed HOST then answer this machine alone. Nothing holds back those that bind every address.
  const env = port === undefined ? build.variables() : { HOST: '127.0.0.1', ...build.variables(), PORT: String(port) }
  const group = await build.start(run.command, { cwd, env })
  const up = new AbortController()
  const ended = AbortSignal.any([build.signal, up.signal])
  const deadline = AbortSignal.any([ended, AbortSignal.timeout(limits.startMs)])
  if (port !== undefined) void sayThatNothingListens(build, { port, command: run.command }, ended)
  try {
    const started =
      port === undefined ? setTimeout(limits.settleMs, undefined, { signal: ended }) : waitForPort(port, deadline)
    const own = internalPort === undefined || port === undefined ? [] : [waitForOwnPort(build, internalPort, deadline)]
    const origin = await Promise.race([
      started,
      ...own,
      group.exited.then((exit) => {
        const program = { command: run.command, path: build.pathIn(cwd) }
        throw new BuildFailure(explainEarlyExit(exit, exit.at - group.startedAt, program))
      }),
    ])
    group.goLive()
    const end = async (): Promise<void> => {
      await group.end()
      await build.removeFolders()
    }
    return { target: origin && { kind: 'process', ...origin }, process: group, end }
  } catch (error) {
    const others = listeningPorts(build.folder)
    await group.end()
    build.signal.throwIfAborted()
    const variables = await expectedVariables(cwd, env)
    if (variables !== undefined) build.log(variables)
    if (error instanceof BuildFailure) throw error
    const [other] = others
    const orElse =
      other === undefined
        ? 'raise the limit for starts (--start-limit)'
        : `give "internalPort" (internal-port) ${other}`
    const remedy = run.advice ?? `Listen on the port in PORT, or ${orElse}.`
    throw new BuildFailure(
      `"${run.command}" ran, but nothing listened on port ${port} within ${limits.startMs / 1000} s${sayPorts(others)}. ${remedy}`,
    )
  } finally {
    up.abort()
  }
}

const ownPortMs = 250

/** Waits until the program listens on the internal port, where other platforms would look for it: it may heed no `PORT`. */
async function waitForOwnPort(build: DeploymentBuild, internalPort: number, signal: AbortSignal): Promise<Origin> {
  while (!listeningPorts(build.folder).includes(internalPort)) await setTimeout(ownPortMs, undefined, { signal })
  return waitForPort(internalPort, signal)
}

/** Most programs listen within this time, ms; the others still compile, or ignore `PORT`. */
const usualStartMs = 5_000

/** Says again and again in the build log that nothing listens yet, until the signal aborts. Never rejects. */
async function sayThatNothingListens(
  build: DeploymentBuild,
  { port, command }: { readonly port: number; readonly command: string },
  signal: AbortSignal,
): Promise<void> {
  const { startMs } = build.context.limits
  for (let waitMs = Math.min(usualStartMs, startMs / 3), atMs = waitMs; atMs < startMs; waitMs *= 2, atMs += waitMs) {
    try {
      await setTimeout(waitMs, undefined, { signal })
    } catch {
      return
    }
    const limit = `it has ${Math.round((startMs - atMs) / 1000)} s left to listen on the port in PORT`
    const others = sayPorts(listeningPorts(build.folder))
    build.log(
      `"${command}" still runs after ${Math.round(atMs / 1000)} s, and nothing listens on port ${port} yet${others}: ${limit}.`,
    )
  }
}

/** The ports of a program that heeds no PORT. */
function sayPorts(ports: readonly number[]): string {
  return ports.length === 0 ? '' : ` (it listens on ${ports.slice(0, 3).join(', ')})`
}

/** A program that ran for longer did not end at once, ms. */
const atOnceMs = 3_000

function explainEarlyExit(
  { code, signal }: Exit,
  ranMs: number,
  { command, path }: { command: string; path: string },
): string {
  const why = code === notFound ? ` ${explainNotFound(command, path)}` : ''
  const when = ranMs < atOnceMs ? 'at once' : `after ${Math.round(ranMs / 1000)} s, before it could be used`
  return `The start command ended ${when} (${signal ?? `exit code ${code}`}).${why}`
}

/** Runs the command of a cron service at each time of its schedule. Its output goes to the runtime log. */
function startCron(build: DeploymentBuild, cwd: string, command: string | undefined): RunningRelease {
  const { schedules, runtimeLogs } = build.context.state
  const serviceId = build.service.id
  const expression = schedules.get({ serviceId })?.expression ?? ''
  const env = build.variables()
  let current: ProcessGroup | undefined
  let ended = false
  const run = async (program: string): Promise<void> => {
    current = await build.start(program, { cwd, env, live: true })
    // The release may have ended while the command was starting.
    const { code, signal } = await (ended ? current.end() : current.exited)
    current = undefined
    if (code !== 0) runtimeLogs.append(serviceId, 'system', [`The run failed (${signal ?? `exit code ${code}`}).`])
  }
  let stop = (): void => undefined
  let isScheduled = false
  if (command !== undefined && isCron(expression)) {
    build.log(`Runs at ${expression} (UTC): ${command}`)
    stop = followCron(expression, () => run(command))
    isScheduled = true
  } else {
    build.log('The cron service has no command or no valid schedule, so nothing was started.')
  }
  const end = async (): Promise<void> => {
    ended = true
    stop()
    await current?.end()
    await build.removeFolders()
  }
  return { target: undefined, process: undefined, isScheduled, end }
}
