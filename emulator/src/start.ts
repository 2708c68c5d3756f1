import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { withAdminRoutes } from './api/admin-routes.ts'
import { createContractProcessor } from './api/contract-requests.ts'
import { withDialect } from './api/dialect-answers.ts'
import { withFaults } from './api/fault-injection.ts'
import { withOpenApi } from './api/openapi-route.ts'
import { startAutodeploy } from './autodeploy/autodeploy.ts'
import { type BuildLimits, defaultBuildLimits } from './builds/build-context.ts'
import { Builds } from './builds/builds.ts'
import type { ImageReplacements } from './builds/container-image-replacement.ts'
import { endMarked } from './builds/processes/marked-processes.ts'
import { ProcessGroups } from './builds/processes/process-groups.ts'
import type { DialectName } from './dialect/built-in.ts'
import type { Dialect } from './dialect/dialect.ts'
import { DialectSwitch } from './dialect/dialect-switch.ts'
import { ChosenFaults, type FaultControl } from './faults/chosen-faults.ts'
import type { Fault } from './faults/fault.ts'
import { withLocalRequests } from './http/local-request.ts'
import { listen, type RequestHandler } from './http/server.ts'
import { Journal, type JournalEntry } from './journal/journal.ts'
import { Ledger, type LedgerEntry } from './journal/ledger.ts'
import { withJournal } from './journal/with-journal.ts'
import { endLeftoverPlatforms } from './leftover-platforms.ts'
import { withMcp } from './mcp/endpoint.ts'
import { startSampler } from './metrics/sampler.ts'
import { withoutTriggerToken } from './operations/deployments/deploy-trigger-url.ts'
import type { EmulatorContext } from './operations/request-context.ts'
import { CiReports, type WriteComment } from './page/client/ci-reports.ts'
import { ClientRuns } from './page/client/client-runs.ts'
import { ResilienceRuns } from './page/client/resilience-runs.ts'
import type { FindCause } from './page/failure-cause.ts'
import { withoutPageToken, withPage } from './page/page-files.ts'
import { PageSession, pagePath } from './page/session.ts'
import { quoted } from './page/shell-quote.ts'
import { findShellFunction } from './page/taxiway-shell-function.ts'
import { applySeed, type Seed } from './seed.ts'
import { withGeneratedHostnames } from './serving/generated-hostnames.ts'
import { type ConsoleLimits, defaultConsoleLimits } from './sql/database-engine.ts'
import { toDatabaseUrl } from './sql/database-url.ts'
import { EnginePool } from './sql/engine-pool.ts'
import { type CreationListener, openState, type PlatformState } from './state/platform-state.ts'
import { deleteService } from './state/resource-lifecycle.ts'
import type { Service } from './state/service-tables.ts'
import { makeWorkFolder, removeFolders } from './work-folder.ts'

const defaultVolumeGb = 1_000
/** Milliseconds between two looks at what still goes on. */
const settleCheckMs = 20

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
  /** The program of Taxiway's own command and its first arguments, which the page runs on request; none by default. */
  readonly client?: readonly string[]
  /** What somebody types to run that command, such as `taxiway`, which the page names; by default the program and its arguments. */
  readonly clientName?: string
  /** Finds in a build log what the page shows of a failed deployment, as a client would show it; the reason alone by default. */
  readonly findCause?: FindCause
  /** Writes the comment that the page shows of a deployment, as a preview of the client has it; none by default. */
  readonly writeComment?: WriteComment
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

/** Starts a platform. Rejects, and closes everything, if the port is taken or the data file is not usable. */
export async function startOn(machine: Machine, options: StartOptions): Promise<LocalPlatform> {
  const now = (): Date => machine.now()
  const dialects = new DialectSwitch(options.dialect ?? 'plain')
  const faults = new ChosenFaults(options.faults ?? [], options.seed ?? 1, now)
  await using opened = new AsyncDisposableStack()
  const folder = await makeWorkFolder(machine.temporaryFolder)
  const left = await endLeftoverPlatforms(machine.temporaryFolder)
  const removing = removeFolders(left)
  opened.defer(() => removing)
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  // Each process of a build has a home below the folder, also one that left its group.
  opened.use(endMarked(folder))
  const ledger = new Ledger(now)
  const made: CreationListener = {
    service: (service) => ledger.service(service),
    deployment(deployment) {
      ledger.deployment(deployment)
      faults.noteDeployment()
    },
  }
  const warn = (text: string): void => options.log?.(`Warning: ${text}`)
  const state = opened.use(openState(options.data ?? ':memory:', now, made, warn))
  applySeed(state, options)
  ledger.clear()
  const tokens = Object.fromEntries(state.keys.all().map(({ role, token }) => [role, token]))
  const engines = new EnginePool({
    folder: options.data === undefined ? join(folder, 'databases') : `${options.data}-databases`,
    temporaryFolder: folder,
    limits: { ...defaultConsoleLimits, ...options.console },
  })
  opened.defer(() => engines.close())
  await serveDatabases(state, engines)
  const buildContext = {
    state,
    groups: new ProcessGroups(),
    limits: { ...defaultBuildLimits, ...options.limits },
    images: options.images ?? {},
    folder,
    cache: options.data === undefined ? join(folder, 'cache') : `${options.data}-cache`,
    systemEnvironment: machine.environment,
    networkEnvironment: machine.network,
    warn,
    databaseUrl: (service: Service) => toDatabaseUrl(service, state, engines),
  }
  const builds = new Builds(buildContext, () => dialects.dialect.whenBusy)
  opened.defer(() => builds.stop())
  const autodeploy = startAutodeploy(buildContext, builds)
  opened.defer(() => autodeploy.stop())
  await autodeploy.resume()
  builds.resume()
  const sampler = startSampler(state, builds)
  opened.defer(() => sampler.stop())
  const volumeGb = options.volumeGb ?? defaultVolumeGb
  const shared = { state, builds, autodeploy, sampler, engines, volumeGb, now }
  const context: EmulatorContext = {
    ...shared,
    get dialect() {
      return dialects.dialect
    },
  }
  const session = new PageSession(() => state.keys.get({ role: 'account' })?.token ?? '')
  const journal = new Journal(state)
  const { client, writeComment } = options
  const clientName = options.clientName ?? (client ?? []).map(quoted).join(' ')
  const { environment } = machine
  const ciReports = new CiReports({
    client,
    clientName,
    environment,
    folder,
    journal,
    ledger,
    state,
    writeComment,
    now,
  })
  opened.defer(() => ciReports.stop())
  const clientRuns = new ClientRuns({
    client,
    clientName,
    environment,
    ciReports,
    folder,
    faults,
    journal,
    ledger,
    state,
    showsStatus: () => dialects.dialect.words !== null,
    now,
  })
  opened.defer(() => clientRuns.stop())
  const resilienceRuns = new ResilienceRuns({
    client,
    machine: { ...machine, now, start: (others) => startOn(machine, others) },
  })
  opened.defer(() => resilienceRuns.stop())
  const operations = withFaults(withDialect(createContractProcessor(context), dialects), { faults, journal }, context)
  const interfaces = withJournal(withLocalRequests(withOpenApi(withMcp(operations, context))), { journal, ledger })
  const { findCause } = options
  const { temporaryFolder } = machine
  const runs = { ciReports, clientRuns, resilienceRuns }
  const definition = findShellFunction(client, environment['PATH'])
  const shown = { context, definition, dialects, faults, journal, ledger }
  const administered = { ...runs, ...shown, findCause, session, temporaryFolder }
  const page = withPage(withAdminRoutes(interfaces, administered), session)
  const hosts = withGeneratedHostnames(page, state, (serviceId) => builds.findEndpoint(serviceId))
  const listening = await listen(withRequestLog(hosts, options.log), options.port ?? 0)
  opened.defer(() => listening.close())
  const resources = opened.move()
  const close = (): Promise<void> => resources.disposeAsync()
  return {
    url: listening.url,
    keys: { account: '', readOnly: '', project: '', preview: '', service: '', ...tokens },
    faults,
    prepareDatabases: () => engines.prepare(),
    newPageUrl: () => `${listening.url}${pagePath}?token=${session.newToken()}`,
    get journal() {
      return journal.entries()
    },
    get ledger() {
      return ledger.entries(state)
    },
    async settled(signal) {
      while (ledger.isBusy || state.deployments.unfinished().length > 0) {
        await setTimeout(settleCheckMs, undefined, signal && { signal }).catch(() => signal?.throwIfAborted())
      }
    },
    async deleteService(id) {
      const service = state.services.get({ id })
      if (!service) throw new Error(`There is no service "${id}".`)
      deleteService(state, service)
      await autodeploy.unfollow(id)
      await builds.end(id)
      await engines.remove(id)
    },
    async reset() {
      await clientRuns.stop()
      await ciReports.stop()
      await resilienceRuns.stop()
      await autodeploy.stop()
      await builds.stop()
      await engines.wipe()
      state.wipe()
      applySeed(state, options, tokens)
      await serveDatabases(state, engines)
      ledger.clear()
      journal.clear()
      faults.reset()
      dialects.reset()
      await autodeploy.resume()
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** A file that the page loads, which no client of the interface asks for. */
function isPageFile(address: string): boolean {
  return ['assets/', 'lit-html/'].some((folder) => address.startsWith(pagePath + folder))
}

function withRequestLog(handle: RequestHandler, log: StartOptions['log']): RequestHandler {
  if (!log) return handle
  return (request, response) => {
    response.once('close', () => {
      const status = response.headersSent ? response.statusCode : 'unanswered'
      const { authorization, 'x-taxiway-page': fromPage } = request.headers
      // The page asks all the time, and has many files.
      const isOfPage = (fromPage !== undefined && authorization === undefined) || isPageFile(request.url ?? '')
      if (isOfPage && response.statusCode < 400) return
      log(`${status} ${request.method} ${withoutPageToken(withoutTriggerToken(request.url ?? ''))}`)
    })
    return handle(request, response)
  }
}

/** Lets clients connect to each PostgreSQL database of the platform. */
async function serveDatabases(state: PlatformState, engines: EnginePool): Promise<void> {
  for (const { serviceId, engine } of state.managedDatabases.all())
    if (engine === 'postgres') await engines.serve(serviceId, () => state.managedDatabases.get({ serviceId }))
}
