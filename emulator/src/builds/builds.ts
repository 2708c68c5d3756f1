import { setTimeout } from 'node:timers/promises'
import type { Dialect } from '../dialect/dialect.ts'
import { StatusError } from '../http/status-error.ts'
import { noRoutes, openEndpoint, type ServiceEndpoint, toRoutes } from '../serving/service-endpoint.ts'
import { type Deployment, isFinal } from '../state/deployment-table.ts'
import { type Service, switchDefaults } from '../state/service-tables.ts'
import type { BuildContext, BuildLimits } from './build-context.ts'
import { BuildFailure } from './build-failure.ts'
import { runBuild } from './build-steps.ts'
import { DeploymentBuild } from './deployment-build.ts'
import { HostedService, type ServiceRunState } from './hosted-service.ts'
import type { Exit } from './processes/process-groups.ts'
import type { RunningRelease } from './running-release.ts'

/** A failed build has so many lines at least, however soon it fails: from so many on, their count in the stream proves the log's end. */
const fewestLines = 5

/** No build fails sooner: whoever follows it from its start has its first lines before its end, as on a platform that starts a machine. */
const leastFailureMs = 300

/** What serves a service, and of which deployment it is. */
interface Live {
  readonly service: Service
  readonly deployment: Deployment
  readonly release: RunningRelease
}

/** Builds deployments, one at a time for each service, and keeps the newest successful one of each service running. */
export class Builds {
  readonly #context: BuildContext
  readonly #whenBusy: Dialect['whenBusy']
  /** Deployments that fail after their build. */
  readonly #doomed = new Set<string>()
  readonly #queues = new Map<string, HostedService>()
  /** What ends the build of a deployment, until it is built and started. */
  readonly #builds = new Map<string, AbortController>()

  constructor(context: BuildContext, whenBusy: Dialect['whenBusy']) {
    this.#context = context
    this.#whenBusy = whenBusy
  }

  /** Queues a deployment. The dialect decides what happens while another one is in progress; a 409 is one of its choices. */
  queue(service: Service, ref: string | undefined): Deployment {
    const { deployments, buildLogs } = this.#context.state
    const [busy] = deployments.inStage(service.id, 'queued', 'building', 'starting')
    if (busy && this.#whenBusy === 'refuse') {
      throw new StatusError(409, `The deployment ${busy.id} has not finished yet: wait for it, then deploy again.`)
    }
    const deployment = deployments.queue(service.id, ref)
    for (const { id } of this.#whenBusy === 'supersede' ? deployments.inStage(service.id, 'queued') : []) {
      if (id === deployment.id) continue
      const reason = `A newer deployment replaced this one: ${deployment.id}.`
      buildLogs.append(id, 'system', [reason])
      deployments.setStage(id, 'superseded', reason)
    }
    const queue = this.#openQueue(service.id)
    queue.resuming.abort(new BuildFailure('A newer deployment took its place.'))
    void queue.builds.run(() => this.#build(queue, service, deployment))
    return deployment
  }

  /** Lets the deployment fail after its build, whatever the build does. It must not have finished. */
  doom(deploymentId: string): void {
    this.#doomed.add(deploymentId)
  }

  /** Ends a deployment that waits, is built or starts: it has failed then. A 409 if it has ended, or is about to be live. */
  stopBuild({ id, stage }: Deployment): void {
    const { buildLogs, deployments } = this.#context.state
    const reason = 'It was stopped on the page of the local platform.'
    const build = this.#builds.get(id)
    if (stage === 'queued' && build === undefined) {
      buildLogs.append(id, 'system', [`Deployment failed: ${reason}`])
      deployments.setStage(id, 'failed', reason)
    } else if (build) {
      build.abort(new BuildFailure(reason))
    } else {
      const why = isFinal(stage) ? `has ended: it is ${stage}` : 'is about to be live'
      throw new StatusError(409, `The deployment ${id} ${why}. There is nothing to stop.`)
    }
  }

  /** Makes the release of each service again whose deployment was live when an earlier run ended. */
  resume(): void {
    const { services, deployments } = this.#context.state
    for (const service of services.all()) {
      const live = service.sourceType === 'database' ? undefined : deployments.inStage(service.id, 'live').at(-1)
      if (live === undefined) continue
      this.#restart(this.#openQueue(service.id), service, live)
    }
  }

  /** Starts the live deployment of a service again whose process has ended: a 409 if it runs, or nothing was ever live. */
  restart(service: Service): void {
    const { deployments } = this.#context.state
    const live = deployments.inStage(service.id, 'live').at(-1)
    if (live === undefined) throw new StatusError(409, 'No deployment of this service is live: deploy it.')
    const [busy] = deployments.inStage(service.id, 'queued', 'building', 'starting')
    if (busy) throw new StatusError(409, `The deployment ${busy.id} is about to replace what has ended: wait for it.`)
    const queue = this.#openQueue(service.id)
    if (queue.run.kind !== 'ended' && queue.run.kind !== 'not-restarted') {
      throw new StatusError(409, 'Only what has ended can be started again: this service has not.')
    }
    this.#restart(queue, service, live)
  }

  /** What a build may take. */
  get limits(): BuildLimits {
    return this.#context.limits
  }

  /** What runs of a service. */
  runOf(serviceId: string): ServiceRunState {
    return this.#queues.get(serviceId)?.run ?? { kind: 'none' }
  }

  #restart(queue: HostedService, service: Service, live: Deployment): void {
    queue.resuming = new AbortController()
    queue.run = { kind: 'restarting', since: this.#now() }
    this.#context.state.services.update({ id: service.id }, { status: 'idle' })
    void queue.builds.run(() => this.#resume(queue, service, live))
  }

  #now(): string {
    return this.#context.state.now().toISOString()
  }

  #openQueue(serviceId: string): HostedService {
    const queue = this.#queues.get(serviceId) ?? new HostedService()
    this.#queues.set(serviceId, queue)
    return queue
  }

  /** Queues a deployment like `queue`, but returns undefined instead of a 409. */
  tryQueue(service: Service, ref: string | undefined): Deployment | undefined {
    try {
      return this.queue(service, ref)
    } catch (error) {
      if (error instanceof StatusError) return undefined
      throw error
    }
  }

  /** Deploys the live commit again; undefined if nothing is live, or another deployment is in the way. */
  redeployLive(service: Service): Deployment | undefined {
    const live =
      this.#queues.get(service.id)?.live && this.#context.state.deployments.inStage(service.id, 'live').at(-1)
    return live && this.tryQueue(service, live.commit)
  }

  /** The address of a service, once a deployment has opened it. */
  urlOf(serviceId: string): string | undefined {
    return this.findEndpoint(serviceId)?.url
  }

  /** The endpoint of a service, once a deployment has opened it. */
  findEndpoint(serviceId: string): ServiceEndpoint | undefined {
    return this.#queues.get(serviceId)?.endpoint
  }

  /** The process groups of the live releases that have not ended by themselves. */
  running(): { readonly serviceId: string; readonly leader: number; readonly startedAt: number }[] {
    return [...this.#queues].flatMap(([serviceId, { live }]) => {
      const isRunning = this.#context.state.services.get({ id: serviceId })?.status === 'running'
      return live?.process && isRunning ? { serviceId, ...live.process } : []
    })
  }

  /** The dedicated address that the live release was deployed with. */
  outboundAddress(serviceId: string): string | undefined {
    return this.#queues.get(serviceId)?.outboundAddress
  }

  /** Ends the builds and the live release of a service that was deleted. */
  async end(serviceId: string): Promise<void> {
    await this.#queues.get(serviceId)?.end('The service was deleted.')
    this.#queues.delete(serviceId)
  }

  /** Ends every build and every process. Afterwards builds may be queued again. */
  async stop(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.end('The local platform was stopped.')))
    await this.#context.groups.endAll()
    this.#queues.clear()
  }

  async #build(queue: HostedService, service: Service, { id }: Deployment): Promise<void> {
    const { deployments } = this.#context.state
    const deployment = deployments.byId(id)
    if (deployment?.stage !== 'queued') return
    const begunMs = performance.now()
    const stopped = new AbortController()
    const stop = AbortSignal.any([queue.stopping.signal, stopped.signal])
    const build = new DeploymentBuild(this.#context, service, deployment, stop)
    this.#builds.set(id, stopped)
    try {
      build.signal.throwIfAborted()
      const release = await runBuild(build, () => this.#failIfDoomed(id))
      this.#builds.delete(id)
      await this.#goLive(queue, build, release)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const isShort = this.#context.state.buildLogs.count(id) + 1 < fewestLines
      build.log([...(isShort ? listFacts(build) : []), `Deployment failed: ${reason}`].join('\n'))
      const leftMs = begunMs + leastFailureMs - performance.now()
      this.#builds.delete(id)
      if (leftMs > 0 && !queue.stopping.signal.aborted) await setTimeout(leftMs)
      deployments.setStage(id, 'failed', reason)
      await build.removeFolders()
    }
  }

  /** Leaves the service idle and says so if that fails: the history shows what was deployed, not what runs. */
  async #resume(queue: HostedService, service: Service, deployment: Deployment): Promise<void> {
    const stop = AbortSignal.any([queue.stopping.signal, queue.resuming.signal])
    const build = new DeploymentBuild(this.#context, service, deployment, stop)
    try {
      build.signal.throwIfAborted()
      // The folder of what has ended is that of what takes its place.
      await queue.live?.end()
      queue.live = undefined
      await this.#goLive(queue, build, await runBuild(build, () => undefined))
    } catch (error) {
      await build.removeFolders()
      const reason = error instanceof Error ? error.message : String(error)
      queue.run = { kind: 'not-restarted', at: this.#now(), reason }
      if (stop.aborted) return
      this.#warn(service, `It could not be started again: ${reason} Deploy again.`)
    }
  }

  #failIfDoomed(id: string): void {
    if (this.#doomed.delete(id)) throw new BuildFailure('The fault "fail-build" ended the build.')
  }

  /** The address leads to the new release before the history shows it as live; only then does the former release end. */
  async #goLive(
    queue: HostedService,
    { service, deployment, isResumed }: DeploymentBuild,
    release: RunningRelease,
  ): Promise<void> {
    const { deployments, services, exposedPorts } = this.#context.state
    const { target } = release
    if (target) queue.endpoint ??= await this.#openEndpoint(service)
    const ports = exposedPorts.all({ serviceId: service.id })
    const drained = target && queue.endpoint?.setRoutes(toRoutes(service, target, ports))
    const former = queue.live
    queue.live = release
    queue.outboundAddress = this.#dedicatedAddress(service)
    void release.process?.exited.then((exit) => this.#onExit(queue, { service, deployment, release }, exit))
    const isRunning = target !== undefined || release.process !== undefined
    const kind = isRunning ? 'running' : release.isScheduled ? 'scheduled' : undefined
    queue.run = kind === undefined ? { kind: 'none' } : { kind, since: this.#now() }
    services.update({ id: service.id }, { status: isRunning ? 'running' : 'idle' })
    if (!isResumed) {
      for (const { id } of deployments.inStage(service.id, 'live')) deployments.setStage(id, 'retired')
      deployments.setStage(deployment.id, 'live')
    }
    await drained
    await former?.end()
  }

  /** At the address that the service had in an earlier run, if that is free. */
  async #openEndpoint(service: Service): Promise<ServiceEndpoint> {
    const { services, switches } = this.#context.state
    const { id } = service
    const former = services.get({ id })?.endpointPort
    const owner = {
      isIndexed: () => switches.get({ serviceId: id, name: 'searchIndexing' })?.isOn ?? switchDefaults.searchIndexing,
      warn: (reason: string) => this.#warn(service, reason),
    }
    const endpoint = await openEndpoint(owner, former).catch(() => openEndpoint(owner))
    services.update({ id }, { endpointPort: endpoint.port })
    if (former !== undefined && endpoint.port !== former)
      this.#warn(service, `Its port ${former} is taken by another program: its address is ${endpoint.url} now.`)
    return endpoint
  }

  /** The dedicated address of the service, or else of its project. */
  #dedicatedAddress({ id, projectId }: Service): string | undefined {
    const { dedicatedIps, ipAttachments } = this.#context.state
    const attachment =
      ipAttachments.get({ kind: 'service', holderId: id }) ??
      ipAttachments.get({ kind: 'project', holderId: projectId })
    return attachment && dedicatedIps.get({ id: attachment.ipId })?.address
  }

  /** A process that ends by itself leaves its service idle; its deployment stays successful, and keeps how it ended. */
  #onExit(queue: HostedService, { service, deployment, release }: Live, { code, signal }: Exit): void {
    if (queue.live !== release) return
    const since = queue.run.kind === 'running' ? queue.run.since : this.#now()
    const end = { at: this.#now(), code, signal }
    // What the platform itself ends has not crashed.
    const isStopping = queue.stopping.signal.aborted
    queue.run = isStopping ? { kind: 'none' } : { kind: 'ended', since, ...end }
    void queue.endpoint?.setRoutes(noRoutes)
    this.#context.state.services.update({ id: service.id }, { status: 'idle' })
    if (isStopping) return
    this.#context.state.deployments.setProcessEnd(deployment.id, end)
    this.#warn(
      service,
      `The process has ended (${signal ?? `exit code ${code}`}): restart it on the page, or deploy again.`,
    )
  }

  /** Says in the runtime log, and to the person who started the platform, that a service that was deployed well cannot be reached. */
  #warn({ id, name }: Service, reason: string): void {
    this.#context.state.runtimeLogs.append(id, 'system', [reason])
    this.#context.warn(`Service "${name}": ${reason}`)
  }
}

/** What failed, and with what. */
function listFacts({ service, deployment, context }: DeploymentBuild): readonly string[] {
  const { commandMs, startMs } = context.limits
  return [
    `Deployment ${deployment.id} of ${service.runtimeMode ?? 'web'} service "${service.name}" (${service.id})`,
    `Source: ${service.sourceType}`,
    `System: ${process.platform} ${process.arch}`,
    `Limits: ${commandMs / 1000} s for each command, ${startMs / 1000} s for the start`,
  ]
}
