import { type FindCause, type SeedService, start } from '../index.ts'
import { findShellFunction } from '../page/taxiway-shell-function.ts'
import { demoSource, greeting, type Source } from './greeting.ts'
import { readDialect, readFaults, UsageError } from './option-files.ts'

/** The options of `taxiway emulator`. Paths are absolute, and the repository is one that Git can read. */
export interface ServeOptions {
  readonly port: number
  readonly data?: string
  readonly dialect: string
  readonly repo?: string
  readonly faults?: string
  readonly seed?: number
  /** Milliseconds. */
  readonly startLimit?: number
  /** Milliseconds for each command of a build. */
  readonly buildLimit?: number
  /** The program and the first arguments of the command itself, which the page runs. */
  readonly client: readonly string[]
  /** Where a shell looks for commands: `PATH`. */
  readonly searchPath: string | undefined
  /** What the command shows of a build log that ends in a failure. */
  readonly findCause: FindCause
  /** The services of a configuration file, in place of `demo`; none takes `demo`. */
  readonly services: readonly SeedService[]
}

/** Runs a local platform until a signal ends it. */
export async function serve({
  port,
  data,
  dialect,
  repo: repository,
  faults: file,
  seed,
  startLimit,
  buildLimit,
  client,
  searchPath,
  findCause,
  services,
}: ServeOptions): Promise<void> {
  const spoken = readDialect(dialect)
  const faults = file === undefined ? [] : readFaults(file)
  const stopped = signalled()
  // A closed stdout, as after `| head`, does not end the platform.
  process.stdout.on('error', () => {})
  await using platform = await start({
    port,
    dialect: spoken,
    faults,
    client,
    findCause,
    ...(data !== undefined && { data }),
    ...(seed !== undefined && { seed }),
    limits: {
      ...(startLimit !== undefined && { startMs: startLimit }),
      ...(buildLimit !== undefined && { commandMs: buildLimit }),
    },
    services: [
      ...(services.length > 0
        ? services
        : [{ name: 'demo', ...(repository !== undefined && { repoUrl: repository }) }]),
      { name: 'database', engine: 'postgres' },
    ],
    log: (line) => process.stdout.write(`${line}\n`),
  }).catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) throw error
    throw new UsageError(`Port ${port} is in use. Choose another one with --port; 0 takes a free one.`)
  })
  const sources: readonly Source[] =
    services.length === 0
      ? [{ id: 'svc_demo', from: demoSource(repository, data), canDeploy: repository !== undefined }]
      : services.map(({ id = '', repoUrl, rootDir }) => ({
          id,
          from: `built from ${rootDir ?? 'the root folder'} of ${repoUrl}`,
          canDeploy: true,
        }))
  const definition = findShellFunction(client, searchPath)
  process.stdout.write(greeting(platform, sources, definition))
  // The start does not wait for it: a query that comes at once waits as long as it takes.
  void platform.prepareDatabases()
  await stopped
  process.stdout.write('Stopping. Ending all services and builds.\n')
}

/** The last two come when the terminal closes; Windows sends SIGBREAK for Ctrl+Break. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const

/** Resolves at the first signal. A second one ends this process and those of the services at once. */
function signalled(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of signals) process.once(signal, () => process.exit(1))
      resolve()
    }
    for (const signal of signals) process.once(signal, stop)
  })
}
