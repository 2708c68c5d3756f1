import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { withoutCredentials } from 'taxiway/contract'
import {
  type Dialect,
  DialectError,
  type DialectName,
  dialects,
  type Fault,
  FaultError,
  type FindCause,
  isDialectName,
  type LocalPlatform,
  parseDialect,
  parseFaults,
  type SeedService,
  start,
  type WriteComment,
} from './index.ts'
import { firstSteps } from './page/first-steps.ts'
import { findDefinition } from './page/shell-function.ts'
import { type Announcement, announce, findAnnounced } from './running-platforms.ts'

export { allFaultCases, isHonest, playFaults } from './index.ts'
export { askForKeys, type LocalKey } from './keys-of-running-platform.ts'

/** The platforms that this user runs on this machine with `taxiway emulator`. */
export function findLocalPlatforms(): Promise<readonly Announcement[]> {
  return findAnnounced(tmpdir())
}

/** A mistake in the command line. The command knows it by its name: it imports no class of this package. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

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
  /** The comment of a preview that ended so. */
  readonly writeComment: WriteComment
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
  writeComment,
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
    clientName: 'taxiway',
    findCause,
    writeComment,
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
          from: `built from ${rootDir === undefined ? '' : `${rootDir} of `}${repoUrl}`,
          canDeploy: true,
        }))
  const announced = announce(tmpdir(), { url: platform.url, key: platform.keys.account })
  await using announcement = await announced.catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    process.stdout.write(`Warning: \`--local\` will not find this platform: ${why}\n`)
    return undefined
  })
  const definition = findDefinition(client, searchPath)
  process.stdout.write(greeting(platform, sources, { isFound: announcement !== undefined, definition }))
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

/** A service, and what it is built from as a phrase. */
interface Source {
  readonly id: string
  readonly from: string
  readonly canDeploy: boolean
}

function demoSource(repository: string | undefined, data: string | undefined): string {
  if (repository !== undefined) return `built from ${withoutCredentials(repository)}`
  if (data !== undefined) return `as ${data} stores it`
  return 'which has no repository: name one with --repo, or deploy uploads'
}

function greeting(
  platform: LocalPlatform,
  sources: readonly Source[],
  found: Parameters<typeof firstSteps>[2],
): string {
  const { url, faults } = platform
  const { exports, command } = firstSteps(url, sources.find(({ canDeploy }) => canDeploy)?.id, found)
  return [
    `Local platform at ${url}`,
    'It is not a sandbox: the code that you deploy runs on this machine, as you.',
    'See what it does (this address opens once, for the browser that opens it first):',
    `  ${platform.newPageUrl()}`,
    'Deploy to it from another terminal:',
    ...[...exports, command].map((line) => `  ${line}`),
    ...(found.isFound
      ? ['Or add --local in place of the variables. Its keys, when you need them: taxiway emulator --keys']
      : ['Its page shows its keys.']),
    'Services:',
    ...sources.map(({ id, from }) => `  ${id}, ${from}`),
    '  svc_database, a PostgreSQL database',
    ...(faults.list.length > 0 ? [`Faults: ${faults.list.length}, with seed ${faults.seed}.`] : []),
    'Ctrl+C stops it.\n',
  ].join('\n')
}

/** A built-in dialect by its name, or one in a JSON file. Throws a `UsageError` that names the file, and the field that is wrong. */
function readDialect(given: string): DialectName | Dialect {
  if (isDialectName(given)) return given
  try {
    return parseDialect(JSON.parse(readFileSync(given, 'utf8')))
  } catch (error) {
    if (error instanceof DialectError) throw new UsageError(`${given}: ${error.message}`)
    if (error instanceof SyntaxError) throw new UsageError(`${given} is not JSON: ${error.message}.`)
    throw new UsageError(
      `--dialect must be one of ${Object.keys(dialects).join(', ')}, or a JSON file that can be read, not "${given}".`,
    )
  }
}

/** The faults in a JSON file. Throws a `UsageError` that names the file, and the field that is wrong. */
function readFaults(file: string): readonly Fault[] {
  try {
    return parseFaults(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof FaultError) throw new UsageError(`${file}: ${error.message}`)
    if (error instanceof SyntaxError) throw new UsageError(`${file} is not JSON: ${error.message}.`)
    if (error instanceof Error && 'code' in error) throw new UsageError(`--faults cannot be read: ${error.message}.`)
    throw error
  }
}
