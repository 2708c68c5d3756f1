import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { withAdminRoutes } from './api/admin-routes.ts'
import { createContractProcessor } from './api/contract-requests.ts'
import { withFaults } from './api/fault-injection.ts'
import { startAutodeploy } from './autodeploy/autodeploy.ts'
import { defaultBuildLimits } from './builds/build-context.ts'
import { Builds } from './builds/builds.ts'
import { endMarked } from './builds/processes/marked-processes.ts'
import { ProcessGroups } from './builds/processes/process-groups.ts'
import { readDialect } from './dialect/built-in.ts'
import { ChosenFaults } from './faults/chosen-faults.ts'
import { withLocalRequests } from './http/local-request.ts'
import { listen, type RequestHandler } from './http/server.ts'
import { Journal } from './journal/journal.ts'
import { Ledger } from './journal/ledger.ts'
import { withJournal } from './journal/with-journal.ts'
import { endLeftoverPlatforms } from './leftover-platforms.ts'
import type { LocalPlatform, Machine, StartOptions } from './local-platform.ts'
import { withMcp } from './mcp/endpoint.ts'
import { startSampler } from './metrics/sampler.ts'
import { withoutTriggerToken } from './operations/deployments/deploy-trigger-url.ts'
import type { EmulatorContext } from './operations/request-context.ts'
import { withoutPageToken, withPage } from './page/page-files.ts'
import { ResilienceRuns } from './page/resilience-runs.ts'
import { PageSession, pagePath } from './page/session.ts'
import { findShellFunction } from './page/taxiway-shell-function.ts'
import { applySeed } from './seed.ts'
import { withGeneratedHostnames } from './serving/generated-hostnames.ts'
import { defaultConsoleLimits } from './sql/database.ts'
import { toDatabaseUrl } from './sql/database-url.ts'
import { EnginePool } from './sql/engine-pool.ts'
import { openState, type PlatformState } from './state/platform-state.ts'
import { deleteService } from './state/resource-lifecycle.ts'
import type { Service } from './state/service-tables.ts'
import { makeWorkFolder, removeFolders } from './work-folder.ts'

const defaultVolumeGb = 1_000
/** Milliseconds between two looks at what still goes on. */
const settleCheckMs = 20

/** Starts a platform. Rejects, and closes everything, if the port is taken or the data file is not usable. */
export async function startOn(machine: Machine, options: StartOptions): Promise<LocalPlatform> {
  const now = (): Date => machine.now()
  const dialect = readDialect(options.dialect ?? 'plain')
  const faults = new ChosenFaults(options.faults ?? [], options.seed ?? 1, now)
  await using opened = new AsyncDisposableStack()

  // Its folder, and what an earlier platform has left.
  const folder = await makeWorkFolder(machine.temporaryFolder)
  const removing = removeFolders(await endLeftoverPlatforms(machine.temporaryFolder))
  opened.defer(() => removing)
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  // Each process of a build has a home below the folder, also one that left its group.
  opened.use(endMarked(folder))

  // State: services, deployments, keys and logs, what was really made, and the databases of services.
  const ledger = new Ledger(now)
  const made = {
    service: ledger.service.bind(ledger),
    deployment(...given: Parameters<Ledger['deployment']>) {
      ledger.deployment(...given)
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

  // Builds, and what runs of them.
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
  const builds = new Builds(buildContext, dialect.whenBusy)
  opened.defer(() => builds.stop())
  const autodeploy = startAutodeploy(buildContext, builds)
  opened.defer(() => autodeploy.stop())
  await autodeploy.resume()
  builds.resume()
  const sampler = startSampler(state, builds)
  opened.defer(() => sampler.stop())

  // The interface of the contract: operations, their faults, and the journal of requests.
  const volumeGb = options.volumeGb ?? defaultVolumeGb
  const context: EmulatorContext = { state, builds, autodeploy, sampler, engines, volumeGb, now, dialect }
  const journal = new Journal(state)
  const operations = withFaults(createContractProcessor(context), { faults, journal }, context)
  const interfaces = withJournal(withLocalRequests(withMcp(operations, context)), { journal, ledger })

  // The page, and the routes that only it and account keys may use.
  const { client, findCause } = options
  const session = new PageSession(() => state.keys.get({ role: 'account' })?.token ?? '')
  const player = { ...machine, now, start: (others: StartOptions) => startOn(machine, others) }
  const resilienceRuns = new ResilienceRuns({ client, machine: player })
  opened.defer(() => resilienceRuns.stop())
  const definition = findShellFunction(client, machine.environment['PATH'])
  const shown = { context, definition, faults, findCause, journal, ledger, resilienceRuns, session }
  const page = withPage(withAdminRoutes(interfaces, shown), session)

  // Serving: the services by their names, everything else by the platform.
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
      await autodeploy.resume()
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** A file that the page loads, which no client of the interface asks for. */
function isPageFile(address: string): boolean {
  return ['assets/', 'lit-html/', 'ansi_up/', 'simpledotcss/'].some((folder) => address.startsWith(pagePath + folder))
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
    if (engine === 'postgres') await engines.serve(serviceId)
}
