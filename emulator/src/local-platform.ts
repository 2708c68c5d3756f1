import type { BuildLimits } from './builds/build-context.ts'
import type { ImageReplacements } from './builds/container-image-replacement.ts'
import type { DialectName } from './dialect/built-in.ts'
import type { Dialect } from './dialect/dialect.ts'
import type { FaultControl } from './faults/chosen-faults.ts'
import type { Fault } from './faults/fault.ts'
import type { JournalEntry } from './journal/journal.ts'
import type { LedgerEntry } from './journal/ledger.ts'
import type { FindCause } from './page/failure-cause.ts'
import type { Seed } from './seed.ts'
import type { ConsoleLimits } from './sql/database.ts'

/** The options of a local platform. */
export interface StartOptions extends Seed {
  /** The port; a free one by default. */
  readonly port?: number
  /** The file that stores the state, which is created if it is missing. In memory by default. */
  readonly data?: string
  /** The format of what the contract leaves open: the name of a dialect, or `plain` with some fields replaced. `plain` by default. */
  readonly dialect?: DialectName | Partial<Dialect>
  /** The replacements of container images, as this platform runs no containers. None by default. */
  readonly images?: ImageReplacements
  /**
   * The largest real size of a database or bucket, GB; 1,000 by default. A larger size is still billed, and `applyError` of
   * set_storage says that it was not applied.
   */
  readonly volumeGb?: number
  /** The limits of one query of the SQL console; milliseconds and characters. */
  readonly console?: Partial<ConsoleLimits>
  /** The limits of one build; milliseconds and bytes. */
  readonly limits?: Partial<BuildLimits>
  /** The faults of the platform; none by default. */
  readonly faults?: readonly Fault[]
  /** The seed of the faults' random numbers; 1 by default. */
  readonly seed?: number
  /** The program of Taxiway's own command and its first arguments, which the page tries with faults; none by default. */
  readonly client?: readonly string[]
  /** Finds in a build log what the page shows of a failed deployment, as a client would show it; the reason alone by default. */
  readonly findCause?: FindCause
  /** Is called with one line for each request, and for each warning about a service, without secrets. */
  readonly log?: (line: string) => void
}

/** The API keys by role. The key of a service also has the service's id as its role. */
export interface LocalKeys {
  /** The account key, which may do everything. */
  readonly account: string
  /** An account key that may only read. */
  readonly readOnly: string
  /** A key of the project `demo`. */
  readonly project: string
  /** A key of the project `demo` that is restricted to the environment `preview`. */
  readonly preview: string
  /** The key of the first service; empty if there is none. */
  readonly service: string
  /** The keys of `StartOptions.keys` by name, and the key of each service by its id. */
  readonly [role: string]: string
}

/** A platform on this machine. `await using` closes it. */
export interface LocalPlatform extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`: the `{base_url}` of the contract. */
  readonly url: string
  /** The API keys of the platform. */
  readonly keys: LocalKeys
  /** The faults from now on. */
  readonly faults: FaultControl
  /** A new address of the page, which shows what happens here. It opens once: the browser then keeps a session. */
  newPageUrl(): string
  /** Makes ready what the first query of a database needs, which takes seconds once on each machine. Never rejects. */
  prepareDatabases(): Promise<void>
  /** A copy of the latest 10,000 requests, oldest first. */
  readonly journal: readonly JournalEntry[]
  /** A copy of the services and deployments that were really created since the start, oldest first. */
  readonly ledger: readonly LedgerEntry[]
  /**
   * Resolves once no request is being carried out and every deployment has ended: from then on the ledger is true. Rejects with the
   * reason of the signal.
   */
  settled(signal?: AbortSignal): Promise<void>
  /**
   * Deletes a service: ends its builds and processes, and lists it as deleted. The contract mentions deletion, but has no
   * operation for it. Rejects if there is no such service.
   */
  deleteService(id: string): Promise<void>
  /** Ends every build and process, and returns to the state and the faults of the start. Address and keys stay. */
  reset(): Promise<void>
  /** Ends every process, removes every temporary folder, and stops listening. May be called again. */
  close(): Promise<void>
}

/** What the platform uses of its machine. */
export interface Machine {
  readonly temporaryFolder: string
  /** PATH, and on Windows the other variables that a program needs to start. */
  readonly environment: Readonly<Record<string, string>>
  /** Proxies, certificates and npm's settings, which builds and services get unless they have variables of those names. */
  readonly network: Readonly<Record<string, string>>
  now(): Date
}
