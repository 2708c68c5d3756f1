import type { LocalPlatform } from '../emulator/index.ts'
import { parseEmulatorOptions, readFaults } from './emulator-options.ts'
import { UsageError } from './usage-error.ts'

function usage(dialects: readonly string[]): string {
  return `Usage: taxiway emulator [options]

Starts a local platform on 127.0.0.1 that really builds what is deployed to it. It is not a sandbox:
the code that you deploy runs on this machine, as you.

Options:
  --port N         Port to listen on; 0 takes a free one. Default: 4010.
  --data FILE      Keep the state in this file. Default: in memory.
  --dialect NAME   The spelling of answers that the contract leaves open: ${dialects.join(', ')}.
                   Default: plain.
  --repo URL       The Git repository, or its folder, that the service "demo" is built from.
  --faults FILE    The faults to inject, as JSON: see docs/faults.md.
  --seed N         The seed of random faults. Default: 1.
  -h, --help       Show this.
`
}

/** Runs a local platform until SIGINT or SIGTERM. */
export async function emulator(args: readonly string[]): Promise<void> {
  const { help, port, data, dialect, repository, faults: file, seed } = parseEmulatorOptions(args)
  const { dialects, isDialectName, start } = await import('../emulator/index.ts')
  if (help) {
    process.stdout.write(usage(Object.keys(dialects)))
    return
  }
  if (!isDialectName(dialect)) {
    throw new UsageError(`--dialect must be one of ${Object.keys(dialects).join(', ')}, not "${dialect}".`)
  }
  const faults = file === undefined ? [] : await readFaults(file)
  const stopped = signalled()
  // A closed stdout, as after `| head`, does not end the platform.
  process.stdout.on('error', () => {})
  await using platform = await start({
    port,
    dialect,
    faults,
    ...(data === undefined ? {} : { data }),
    ...(seed === undefined ? {} : { seed }),
    services: [
      { name: 'demo', ...(repository === undefined ? {} : { repoUrl: repository }) },
      { name: 'database', engine: 'postgres' },
    ],
    log: (line) => process.stdout.write(`${line}\n`),
  }).catch((error: unknown) => {
    throw isTaken(error)
      ? new UsageError(`Port ${port} is in use. Choose another one with --port; 0 takes a free one.`)
      : error
  })
  process.stdout.write(greeting(platform))
  await stopped
  process.stdout.write('Stopping. Ending all services and builds.\n')
}

/** Resolves at the first signal; a second one then ends the process at once. */
function signalled(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

function greeting({ url, keys, faults }: LocalPlatform): string {
  const rows: [string, string][] = [
    ['account key', keys.account],
    ['read-only key', keys.readOnly],
    ['project key', `${keys.project} (project demo)`],
    ['preview key', `${keys.preview} (project demo, environment preview)`],
    ['service key', `${keys.service} (service svc_demo)`],
  ]
  return [
    `Local platform at ${url}`,
    'It is not a sandbox: the code that you deploy runs on this machine, as you.',
    ...rows.map(([name, value]) => `  ${name.padEnd(14)} ${value}`),
    'Services: svc_demo, and svc_database, a PostgreSQL database.',
    ...(faults.list.length > 0 ? [`Faults: ${faults.list.length}, with seed ${faults.seed}.`] : []),
    'Ctrl+C stops it.\n',
  ].join('\n')
}
