/**
 * `taxiway-emulator`: the platform of the contract on the loopback interface. It really builds and runs services, and stores its
 * state itself. It is not a sandbox: deployed commands run as the user who started it.
 */
// First of all: it refuses a Node that is too old for the rest.
import 'taxiway/contract'
import type { LocalPlatform, StartOptions } from './local-platform.ts'
import type { PlayedFault, PlayOptions } from './resilience/play.ts'
import { thisMachine, thisMachineForBuilds } from './this-machine.ts'

export type { BuildLimits } from './builds/build-context.ts'
export type { ImageReplacement, ImageReplacements } from './builds/container-image-replacement.ts'
export { type DialectName, dialects, isDialectName } from './dialect/built-in.ts'
export { type Dialect, DialectError, type PartialDialect, parseDialect } from './dialect/dialect.ts'
export type { FaultControl } from './faults/chosen-faults.ts'
export {
  type AnswerFault,
  type Fault,
  FaultError,
  type HistoryFault,
  parseFaults,
  type StreamFault,
} from './faults/fault.ts'
export type { JournalEntry } from './journal/journal.ts'
export type { LedgerEntry, Made, MadeDeployment, MadeService } from './journal/ledger.ts'
export type { LocalKeys, LocalPlatform, StartOptions } from './local-platform.ts'
export type { StreamedEvent } from './operations/deployments/dialect-records.ts'
export type { FindCause } from './page/failure-cause.ts'
export type { Client } from './resilience/client-under-test.ts'
export type { FaultCase, Scene, Surroundings } from './resilience/fault-case.ts'
export { allFaultCases } from './resilience/fault-cases.ts'
export type { OutputLine } from './resilience/leaks-in-client-output.ts'
export type { PlayedFault, PlayedRun, PlayOptions } from './resilience/play.ts'
export { countHonest, isHonest, type Verdict, verdicts } from './resilience/verdict.ts'
export type { SeedIp, SeedKey, SeedService } from './seed.ts'
export type { ConsoleLimits } from './sql/database.ts'
export type { Permissions } from './state/account-tables.ts'
export type { Stage } from './state/deployment-stages.ts'
export type { EngineName } from './state/engine-catalog.ts'
export type { LogLine } from './state/log-tables.ts'
export type { Settings } from './state/service-tables.ts'

/**
 * Starts a local platform. Close it: until then it uses a port and runs the deployed services.
 */
export async function start(options: StartOptions = {}): Promise<LocalPlatform> {
  const { startOn } = await import('./start.ts')
  return startOn(thisMachineForBuilds(), options)
}

/**
 * Plays faults with a client, each against a deployment on a local platform of its own, and judges the client by what really happened.
 */
export async function playFaults(options: PlayOptions): Promise<readonly PlayedFault[]> {
  const { playFaults: play } = await import('./resilience/play.ts')
  // The command that is tried may be a program of the package whose script plays it: it has the whole search path.
  return await play({ ...thisMachine(), start }, options)
}
