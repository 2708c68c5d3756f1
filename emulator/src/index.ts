/**
 * `taxiway-emulator`: the platform of the contract on the loopback interface. It really builds and runs services, and stores its
 * state itself. It is not a sandbox: deployed commands run as the user who started it.
 */
// First of all: it refuses a Node that is too old for the rest.
import 'taxiway/contract'
import { tmpdir } from 'node:os'
import type { LocalPlatform, StartOptions } from './start.ts'

export type { BuildLimits } from './builds/deployment-build.ts'
export type { LocalImage, LocalImages } from './builds/local-images.ts'
export { type DialectName, dialects, isDialectName } from './dialect/built-in.ts'
export { type Dialect, DialectError, type PartialDialect, parseDialect, type Stage } from './dialect/dialect.ts'
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
 * Starts a local platform. Close it: until then it uses a port and runs the deployed services.
 */
export async function start(options: StartOptions = {}): Promise<LocalPlatform> {
  const environment: Record<string, string> = {}
  for (const name of inherited) {
    const value = process.env[name]
    if (value !== undefined) environment[name] = value
  }
  const { startOn } = await import('./start.ts')
  return startOn({ temporaryFolder: tmpdir(), environment, now: () => new Date() }, options)
}
