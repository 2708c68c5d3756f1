import { dedicatedIps, envGroups, environments, ipAttachments, keys, projects } from './account-tables.ts'
import { DeploymentChangeNotifier } from './deployment-change-notifier.ts'
import { type Deployment, deploymentsIn } from './deployment-table.ts'
import { buildLogsIn, runtimeLogsIn } from './log-tables.ts'
import { guardDataFile } from './lost-data-file.ts'
import { samplesIn } from './metric-samples.ts'
import {
  archives,
  deletedServices,
  deployTriggers,
  domains,
  exposedPorts,
  managedDatabases,
  type Service,
  scaling,
  schedules,
  services,
  switches,
  variables,
} from './service-tables.ts'
import { changeCount, inTransaction, openDatabase, wipe } from './sqlite-database.ts'
import { Table, type TableDefinition } from './table.ts'

/** Is called with each service and deployment at the moment of its creation. */
export interface CreationListener {
  service(service: Service): void
  deployment(deployment: Deployment): void
}

/** Everything that the platform remembers. Disposing of it closes the data file. */
export type PlatformState = ReturnType<typeof openState>

/** Opens `file`, or `:memory:`. Deployments that an earlier run did not finish are marked failed: their processes are gone. */
export function openState(
  file: string,
  now: () => Date,
  onCreated?: CreationListener,
  warn: (text: string) => void = () => undefined,
) {
  const database = openDatabase(file)
  const guard = file === ':memory:' ? undefined : guardDataFile(database, file, warn)
  const table = <Row extends object>(definition: TableDefinition<Row>): Table<Row> => new Table(database, definition)
  const changes = new DeploymentChangeNotifier()
  const state = {
    keys: table(keys),
    envGroups: table(envGroups),
    dedicatedIps: table(dedicatedIps),
    ipAttachments: table(ipAttachments),
    projects: table(projects),
    environments: table(environments),
    services: table(services),
    archives: table(archives),
    deletedServices: table(deletedServices),
    managedDatabases: table(managedDatabases),
    variables: table(variables),
    schedules: table(schedules),
    switches: table(switches),
    scaling: table(scaling),
    deployTriggers: table(deployTriggers),
    exposedPorts: table(exposedPorts),
    domains: table(domains),
    deployments: deploymentsIn(database, changes, now, (deployment) => onCreated?.deployment(deployment)),
    buildLogs: buildLogsIn(database, changes, now),
    runtimeLogs: runtimeLogsIn(database, now),
    samples: samplesIn(database),
    /** Wakes the readers of build logs. */
    changes,
    now,
    onCreated,
    /** A number that grows with each change of the state. */
    changeCount: (): number => changeCount(database),
    /** Runs `work` in one transaction. */
    transaction: (work: () => void): void => inTransaction(database, work),
    /** Removes everything. */
    wipe(): void {
      wipe(database)
      changes.notifyAll()
    },
    [Symbol.dispose](): void {
      changes.notifyAll()
      guard?.[Symbol.dispose]()
      database.close()
    },
  }
  // No service runs when a platform starts. Databases do not run either, but start with their first query.
  for (const sourceType of ['git', 'upload', 'image'] as const) {
    state.services.update({ sourceType }, { status: 'idle' })
  }
  for (const { id } of state.deployments.unfinished()) {
    const reason = 'The local platform stopped before this deployment had finished.'
    state.buildLogs.append(id, 'system', [reason])
    state.deployments.setStage(id, 'failed', reason)
  }
  return state
}
