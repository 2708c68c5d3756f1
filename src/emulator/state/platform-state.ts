import { dedicatedIps, envGroups, environments, ipAttachments, keys, projects } from './account-tables.ts'
import { BuildLogs } from './build-logs.ts'
import { inTransaction, openDatabase, wipe } from './database.ts'
import { DeploymentChanges } from './deployment-changes.ts'
import { type Deployment, Deployments } from './deployment-table.ts'
import { RuntimeLogs } from './runtime-logs.ts'
import { Samples } from './samples.ts'
import { archives, deletedServices, type Service, services } from './service-tables.ts'
import {
  deployTriggers,
  domains,
  exposedPorts,
  managedDatabases,
  scaling,
  schedules,
  switches,
  variables,
} from './setting-tables.ts'
import { Table, type TableDefinition, type TableOf } from './table.ts'

/** Is called with each service and deployment at the moment of its creation. */
export interface CreationListener {
  service(service: Service): void
  deployment(deployment: Deployment): void
}

/** Everything that the platform remembers. Disposing of it closes the data file. */
export interface PlatformState extends Disposable {
  readonly keys: TableOf<typeof keys>
  readonly envGroups: TableOf<typeof envGroups>
  readonly dedicatedIps: TableOf<typeof dedicatedIps>
  readonly ipAttachments: TableOf<typeof ipAttachments>
  readonly projects: TableOf<typeof projects>
  readonly environments: TableOf<typeof environments>
  readonly services: TableOf<typeof services>
  readonly archives: TableOf<typeof archives>
  readonly deletedServices: TableOf<typeof deletedServices>
  readonly managedDatabases: TableOf<typeof managedDatabases>
  readonly variables: TableOf<typeof variables>
  readonly schedules: TableOf<typeof schedules>
  readonly switches: TableOf<typeof switches>
  readonly scaling: TableOf<typeof scaling>
  readonly deployTriggers: TableOf<typeof deployTriggers>
  readonly exposedPorts: TableOf<typeof exposedPorts>
  readonly domains: TableOf<typeof domains>
  readonly deployments: Deployments
  readonly buildLogs: BuildLogs
  readonly runtimeLogs: RuntimeLogs
  readonly samples: Samples
  /** Wakes the readers of build logs. */
  readonly changes: DeploymentChanges
  readonly onCreated: CreationListener | undefined
  now(): Date
  /** Runs `work` in one transaction. */
  transaction(work: () => void): void
  /** Removes everything. */
  wipe(): void
}

/** Opens `file`, or `:memory:`. Deployments that an earlier run did not finish are marked failed: their processes are gone. */
export function openState(file: string, now: () => Date, onCreated?: CreationListener): PlatformState {
  const database = openDatabase(file)
  const table = <Row extends object>(definition: TableDefinition<Row>): Table<Row> => new Table(database, definition)
  const changes = new DeploymentChanges()
  const state: PlatformState = {
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
    deployments: new Deployments(database, changes, now, (deployment) => onCreated?.deployment(deployment)),
    buildLogs: new BuildLogs(database, changes, now),
    runtimeLogs: new RuntimeLogs(database, now),
    samples: new Samples(database),
    changes,
    now,
    onCreated,
    transaction: (work) => inTransaction(database, work),
    wipe() {
      wipe(database)
      changes.notifyAll()
    },
    [Symbol.dispose]() {
      changes.notifyAll()
      database.close()
    },
  }
  // No service runs when a platform starts. Databases do not run either, but start with their first query.
  for (const sourceType of ['git', 'upload', 'image'] as const)
    state.services.update({ sourceType }, { status: 'idle' })
  for (const { id } of state.deployments.unfinished()) {
    const reason = 'The local platform stopped before this deployment had finished.'
    state.buildLogs.append(id, 'system', [reason])
    state.deployments.setStage(id, 'failed', reason)
  }
  return state
}
