/**
 * `taxiway/emulator`: the platform of the contract on the loopback interface, with an embedded state, that really builds.
 * It is not a sandbox: it runs the commands of what is deployed to it, as the user who started it.
 */
import '../text/require-supported-node.ts'
import { tmpdir } from 'node:os'
import { expectInstalled } from './installed.ts'
import type { LocalPlatform, StartOptions } from './start.ts'

export type { Permissions } from './access/key.ts'
export type { LocalImage, LocalImages } from './builds/image.ts'
export type { BuildLimits } from './builds/limits.ts'
export type { EngineName } from './catalog.ts'
export type { Dialect, StreamedEvent } from './dialect.ts'
export { type DialectName, dialects, isDialectName } from './dialects.ts'
export type { Aim, Moment } from './faults/aim.ts'
export type {
  AnswerFault,
  BrokenFault,
  CutFault,
  DelayFault,
  DripFault,
  RedirectFault,
  ReplacedFault,
  StaleFault,
  StatusFault,
} from './faults/answer-fault.ts'
export type { Fault } from './faults/fault.ts'
export type { FaultControl } from './faults/fault-control.ts'
export type {
  HiddenNewestFault,
  HiddenStatusFault,
  HistoryAim,
  HistoryFault,
  ShownStageFault,
  ShownWordFault,
  WordFormFault,
} from './faults/history-fault.ts'
export type { JournalEntry } from './faults/journal.ts'
export type { LedgerEntry, Made, MadeDeployment, MadeService } from './faults/ledger.ts'
export { FaultError, parseFaults } from './faults/parse.ts'
export type {
  EarlyEndFault,
  EventIdsFault,
  EventsFault,
  HeartbeatsFault,
  LongLineFault,
  ReplayFault,
  StreamAim,
  StreamFault,
} from './faults/stream-fault.ts'
export type { SeedIp, SeedKey, SeedService } from './seed.ts'
export type { ConsoleLimits } from './sql/engine.ts'
export type { LocalKeys, LocalPlatform, StartOptions } from './start.ts'
export type { LogLine } from './state/build-logs.ts'
export type { Stage } from './state/deployments.ts'
export type { Settings } from './state/services.ts'

/** What programs need to start, Windows' own included; nothing else of this process's environment reaches a build. */
const inherited = ['PATH', 'PATHEXT', 'ComSpec', 'SystemRoot', 'SystemDrive', 'windir']

/**
 * Starts a local platform. Close it: until then it holds a port, and processes of what was deployed to it. Rejects where the
 * packages that only it needs are not installed.
 */
export async function start(options: StartOptions = {}): Promise<LocalPlatform> {
  const environment: Record<string, string> = {}
  for (const name of inherited) {
    const value = process.env[name]
    if (value !== undefined) environment[name] = value
  }
  expectInstalled()
  const { startOn } = await import('./start.ts')
  return startOn({ temporaryFolder: tmpdir(), environment, now: () => new Date() }, options)
}
