/**
 * `taxiway-emulator`: the platform of the contract on the loopback interface. It really builds and runs services, and stores its
 * state itself. It is not a sandbox: deployed commands run as the user who started it.
 */
// First of all: it refuses a Node that is too old for the rest.
import 'taxiway/contract'
import { existsSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { machinePath } from './builds/processes/machine-path.ts'
import { networkVariables } from './builds/processes/network-variables.ts'
import type { PlayedFault, PlayOptions } from './resilience/play.ts'
import type { LocalPlatform, Machine, StartOptions } from './start.ts'

export type { BuildLimits } from './builds/build-context.ts'
export type { ImageReplacement, ImageReplacements } from './builds/image-replacement.ts'
export { type DialectName, dialects, isDialectName } from './dialect/built-in.ts'
export { type Dialect, DialectError, type PartialDialect, parseDialect, type Stage } from './dialect/dialect.ts'
export type { FaultControl } from './faults/chosen-faults.ts'
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
export type { JournalEntry } from './journal/journal.ts'
export type { LedgerEntry, Made, MadeDeployment, MadeService } from './journal/ledger.ts'
export type { StreamedEvent } from './operations/deployments/spoken-records.ts'
export type { CommentFacts, WriteComment } from './page/ci-reports.ts'
export type { FindCause } from './page/find-cause.ts'
export type { Client } from './resilience/client.ts'
export type { OutputLine } from './resilience/client-output.ts'
export type { FaultCase, Scene, Surroundings } from './resilience/fault-case.ts'
export { allFaultCases } from './resilience/fault-cases.ts'
export type { PlayedFault, PlayedRun, PlayOptions } from './resilience/play.ts'
export { isHonest, type Verdict, verdicts } from './resilience/verdict.ts'
export type { SeedIp, SeedKey, SeedService } from './seed.ts'
export type { ConsoleLimits } from './sql/database-engine.ts'
export type { LocalKeys, LocalPlatform, StartOptions } from './start.ts'
export type { Permissions } from './state/account-tables.ts'
export type { EngineName } from './state/engine-catalog.ts'
export type { LogLine } from './state/logs.ts'
export type { Settings } from './state/service-tables.ts'

/** The variables that programs need to start, also on Windows. A build inherits no other variable of this process. */
const inherited = ['PATH', 'PATHEXT', 'ComSpec', 'SystemRoot', 'SystemDrive', 'windir']

/**
 * Starts a local platform. Close it: until then it uses a port and runs the deployed services.
 */
export async function start(options: StartOptions = {}): Promise<LocalPlatform> {
  const { startOn } = await import('./start.ts')
  const machine = thisMachine()
  const { PATH } = machine.environment
  const own = PATH === undefined ? {} : { PATH: machinePath(PATH, process.env) }
  const environment = { ...machine.environment, ...own }
  return startOn({ ...machine, environment }, options)
}

/**
 * Plays faults with a client, each against a deployment on a local platform of its own, and judges the client by what really happened.
 */
export async function playFaults(options: PlayOptions): Promise<readonly PlayedFault[]> {
  const { playFaults: play } = await import('./resilience/play.ts')
  // The command that is tried may be a program of the package whose script plays it: it has the whole search path.
  return await play({ ...thisMachine(), start }, options)
}

function thisMachine(): Machine {
  const environment: Record<string, string> = {}
  for (const name of inherited) {
    const value = process.env[name]
    if (value !== undefined) environment[name] = value
  }
  const network = { ...npmSettings(), ...networkVariables(process.env) }
  return { temporaryFolder: tmpdir(), environment, network, now: () => new Date() }
}

/** npm's own settings of this user, which it would not find from the home of a build. */
function npmSettings(): Record<string, string> {
  const file = join(homedir(), '.npmrc')
  return existsSync(file) ? { npm_config_userconfig: file } : {}
}
