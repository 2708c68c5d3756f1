/**
 * `taxiway/emulator`: the platform of the contract on the loopback interface. It really builds and runs services, and stores its
 * state itself. It is not a sandbox: deployed commands run as the user who started it.
 */
import '../text/require-supported-node.ts'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { message } from '../text/message.ts'
import type { LocalPlatform, StartOptions } from './start.ts'

export { type DialectName, dialects, isDialectName } from '../dialect/built-in.ts'
export { type Dialect, DialectError, type PartialDialect, parseDialect, type Stage } from '../dialect/dialect.ts'
export type { BuildLimits } from './builds/deployment-build.ts'
export type { LocalImage, LocalImages } from './builds/local-images.ts'
export type { StreamedEvent } from './dialects.ts'
export type {
  AnswerFault,
  BrokenFault,
  CutFault,
  DelayFault,
  DripFault,
  EarlyEndFault,
  EventIdsFault,
  EventsFault,
  FailBuildFault,
  Fault,
  FaultTarget,
  FaultTiming,
  HeartbeatsFault,
  HiddenNewestFault,
  HiddenStatusFault,
  HistoryFault,
  HistoryTarget,
  LongLineFault,
  RedirectFault,
  ReplacedFault,
  ReplayFault,
  ShownStageFault,
  ShownWordFault,
  StaleFault,
  StatusFault,
  StreamFault,
  StreamTarget,
  WordFormFault,
} from './faults/fault.ts'
export { FaultError, parseFaults } from './faults/fault-parser.ts'
export type { FaultControl } from './faults/faults.ts'
export type { JournalEntry } from './journal/journal.ts'
export type { LedgerEntry, Made, MadeDeployment, MadeService } from './journal/ledger.ts'
export type { SeedIp, SeedKey, SeedService } from './seed.ts'
export type { ConsoleLimits } from './sql/database-engine.ts'
export type { LocalKeys, LocalPlatform, StartOptions } from './start.ts'
export type { Permissions } from './state/account-tables.ts'
export type { LogLine } from './state/logs.ts'
export type { EngineName, Settings } from './state/service-tables.ts'

/** The variables that programs need to start, also on Windows. A build inherits no other variable of this process. */
const inherited = ['PATH', 'PATHEXT', 'ComSpec', 'SystemRoot', 'SystemDrive', 'windir']

/**
 * Starts a local platform. Close it: until then it uses a port and runs the deployed services. Rejects if the packages that only
 * it needs are not installed.
 */
export async function start(options: StartOptions = {}): Promise<LocalPlatform> {
  const environment: Record<string, string> = {}
  for (const name of inherited) {
    const value = process.env[name]
    if (value !== undefined) environment[name] = value
  }
  requirePackages()
  const { startOn } = await import('./start.ts')
  return startOn({ temporaryFolder: tmpdir(), environment, now: () => new Date() }, options)
}

/** The packages that only the local platform needs, with their major versions: optional peer dependencies. */
const needed = {
  '@modelcontextprotocol/server': 2,
  '@valibot/to-json-schema': 1,
  ajv: 8,
  croner: 11,
  'lit-html': 3,
  tar: 7,
  yauzl: 3,
} as const

const install = `npm install ${Object.entries(needed)
  .map(([name, major]) => `${name}@${major}`)
  .join(' ')}`

function requirePackages(): void {
  const missing = Object.keys(needed).filter((name) => !isInstalled(name))
  if (missing.length === 0) return
  throw new Error(
    message`emulator-not-installed: The local platform needs packages that are not installed (${missing.join(', ')}): run \`${install}\`.`,
  )
}

function isInstalled(name: string): boolean {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  return folders.some((folder) => existsSync(join(folder, name)))
}
