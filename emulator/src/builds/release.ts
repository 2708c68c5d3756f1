import { setTimeout } from 'node:timers/promises'
import { freePort, waitForPort } from '../serving/loopback-port.ts'
import type { Target } from '../serving/service-endpoint.ts'
import { BuildFailure } from './build-failure.ts'
import type { BuildWorkspace } from './build-workspace.ts'
import { followCron, isCron } from './cron.ts'
import { expectedVariables } from './expected-variables.ts'
import { explainNotFound, notFound } from './missing-program.ts'
import { outputFolder, type Plan } from './plan.ts'
import type { Exit, ProcessGroup } from './process-groups.ts'

/** A deployment that was built and runs. */
export interface Release {
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
export async function startRelease(build: BuildWorkspace, { folder, run }: Plan): Promise<Release> {
  switch (run.kind) {
    case 'cron':
      return startCron(build, folder, run.command)
    case 'static': {
      const output = await outputFolder(folder, run.output)
      return { target: { kind: 'folder', folder: output }, process: undefined, end: () => build.removeFolders() }
    }
    case 'web':
    case 'worker':
      if (run.command === undefined) {
        throw new BuildFailure(
          run.advice ??
            `The service has no start command: set one, add a Procfile with "${run.kind}: COMMAND", or add a "start" script to package.json.`,
        )
      }
      return startProcess(build, folder, { kind: run.kind, command: run.command })
    default:
      return run satisfies never
  }
}

async function startProcess(
  build: BuildWorkspace,
  cwd: string,
  run: { readonly kind: 'web' | 'worker'; readonly command: string },
): Promise<Release> {
  const { limits } = build.context
  const { internalPort } = build.service
  const port = run.kind === 'web' ? await freePort() : undefined
  const replaced = internalPort === undefined ? '' : ` in place of the internal port ${internalPort}`
  build.log(port === undefined ? `Starting: ${run.command}` : `Starting: ${run.command} (PORT=${port}${replaced})`)
  const env = { ...build.variables(), ...(port === undefined ? {} : { PORT: String(port) }) }
  const group = await build.start(run.command, { cwd, env })
  const up = new AbortController()
  const ended = AbortSignal.any([build.signal, up.signal])
  const deadline = AbortSignal.any([ended, AbortSignal.timeout(limits.startMs)])
  if (port !== undefined) void sayThatNothingListens(build, { port, command: run.command }, ended)
  try {
    const started =
      port === undefined ? setTimeout(limits.settleMs, undefined, { signal: ended }) : waitForPort(port, deadline)
    const origin = await Promise.race([
      started,
      group.exited.then((exit) => failEarlyExit(exit, run.command, build.pathIn(cwd))),
    ])
    group.goLive()
    const end = async (): Promise<void> => {
      await group.end()
      await build.removeFolders()
    }
    return { target: origin && { kind: 'process', ...origin }, process: group, end }
  } catch (error) {
    await group.end()
    build.signal.throwIfAborted()
    const variables = await expectedVariables(cwd, env)
    if (variables !== undefined) build.log(variables)
    if (error instanceof BuildFailure) throw error
    throw new BuildFailure(
      `"${run.command}" ran, but nothing listened on port ${port} within ${limits.startMs} ms: listen on the port in PORT, or raise the limit for starts.`,
    )
  } finally {
    up.abort()
  }
}

/** Most programs listen within this time, ms; the others still compile, or ignore `PORT`. */
const usualStartMs = 5_000

/** Says again and again in the build log that nothing listens yet, until the signal aborts. Never rejects. */
async function sayThatNothingListens(
  build: BuildWorkspace,
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
    build.log(
      `"${command}" still runs after ${Math.round(atMs / 1000)} s, and nothing listens on port ${port} yet: ${limit}.`,
    )
  }
}

function failEarlyExit({ code, signal }: Exit, command: string, path: string): never {
  const why = code === notFound ? ` ${explainNotFound(command, path)}` : ''
  throw new BuildFailure(`The start command ended at once (${signal ?? `exit code ${code}`}).${why}`)
}

/** Runs the command of a cron service at each time of its schedule. Its output goes to the runtime log. */
function startCron(build: BuildWorkspace, cwd: string, command: string | undefined): Release {
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
