import type { DatabaseSync } from 'node:sqlite'
import type { Births } from './births.ts'
import { BuildLogs } from './build-logs.ts'
import { Changes } from './changes.ts'
import { openDatabase, wipe } from './database.ts'
import { DedicatedIps } from './dedicated-ips.ts'
import { DeletedServices } from './deleted-services.ts'
import { DeployTriggers } from './deploy-triggers.ts'
import { Deployments } from './deployments.ts'
import { Domains } from './domains.ts'
import { EnvGroups } from './env-groups.ts'
import { ExposedPorts } from './exposed-ports.ts'
import { Keys } from './keys.ts'
import { ManagedDatabases } from './managed-databases.ts'
import { Projects } from './projects.ts'
import { RuntimeLogs } from './runtime-logs.ts'
import { Samples } from './samples.ts'
import { Scaling } from './scaling.ts'
import { Schedules } from './schedules.ts'
import { Services } from './services.ts'
import { Switches } from './switches.ts'
import { Variables } from './variables.ts'

/** All that the platform remembers. */
export class State implements Disposable {
  readonly projects: Projects
  readonly services: Services
  readonly managedDatabases: ManagedDatabases
  readonly deletedServices: DeletedServices
  readonly deployments: Deployments
  readonly buildLogs: BuildLogs
  readonly runtimeLogs: RuntimeLogs
  readonly samples: Samples
  readonly variables: Variables
  readonly envGroups: EnvGroups
  readonly schedules: Schedules
  readonly scaling: Scaling
  readonly switches: Switches
  readonly deployTriggers: DeployTriggers
  readonly exposedPorts: ExposedPorts
  readonly domains: Domains
  readonly dedicatedIps: DedicatedIps
  readonly keys: Keys
  readonly changes = new Changes()
  readonly #database: DatabaseSync

  /**
   * Opens `file`, or `:memory:`. What an earlier run left unfinished is marked failed: its processes are gone. `births` is told
   * of what comes into being.
   */
  constructor(file: string, now: () => Date, births?: Births) {
    this.#database = openDatabase(file)
    this.projects = new Projects(this.#database)
    this.services = new Services(this.#database, births)
    this.managedDatabases = new ManagedDatabases(this.#database)
    this.deletedServices = new DeletedServices(this.#database, now)
    this.deployments = new Deployments(this.#database, this.changes, now, births)
    this.buildLogs = new BuildLogs(this.#database, this.changes, now)
    this.runtimeLogs = new RuntimeLogs(this.#database, now)
    this.samples = new Samples(this.#database)
    this.variables = new Variables(this.#database)
    this.envGroups = new EnvGroups(this.#database)
    this.schedules = new Schedules(this.#database)
    this.scaling = new Scaling(this.#database)
    this.switches = new Switches(this.#database)
    this.deployTriggers = new DeployTriggers(this.#database)
    this.exposedPorts = new ExposedPorts(this.#database)
    this.domains = new Domains(this.#database)
    this.dedicatedIps = new DedicatedIps(this.#database)
    this.keys = new Keys(this.#database)
    this.#recover()
  }

  /** Forgets everything. */
  wipe(): void {
    wipe(this.#database)
    this.changes.ringAll()
  }

  [Symbol.dispose](): void {
    this.changes.ringAll()
    this.#database.close()
  }

  #recover(): void {
    this.services.setAllIdle()
    for (const { id } of this.deployments.unfinished()) {
      const reason = 'The local platform was stopped before this deployment had finished.'
      this.buildLogs.append(id, 'system', [reason])
      this.deployments.move(id, 'failed', reason)
    }
  }
}
