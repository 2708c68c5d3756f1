import type { Dialect } from '../dialect.ts'
import { Refusal } from '../refusal.ts'
import { type Ingress, openIngress } from '../serving/ingress.ts'
import { exposedTargets, type Target } from '../serving/target.ts'
import type { Deployment } from '../state/deployments.ts'
import type { Service } from '../state/services.ts'
import { build } from './build.ts'
import { BuildFailure } from './failure.ts'
import { Job, type Workshop } from './job.ts'
import type { Release } from './release.ts'

/** Builds deployments, one at a time for each service, and keeps the newest good one of each running. */
export class Builds {
  readonly #workshop: Workshop
  readonly #whenBusy: Dialect['whenBusy']
  readonly #lanes = new Map<string, Promise<void>>()
  readonly #live = new Map<string, Release>()
  readonly #outbound = new Map<string, string | undefined>()
  readonly #ingresses = new Map<string, Ingress>()
  #stop = new AbortController()

  constructor(workshop: Workshop, whenBusy: Dialect['whenBusy']) {
    this.#workshop = workshop
    this.#whenBusy = whenBusy
  }

  /** Queues a deployment; what a build in progress means for it is the dialect's. */
  queue(service: Service, ref: string | undefined): Deployment {
    const { deployments, buildLogs } = this.#workshop.state
    const [busy] = deployments.inStage(service.id, 'queued', 'building', 'starting')
    if (busy && this.#whenBusy === 'refuse') throw new Refusal(409, `The deployment ${busy.id} is not finished yet.`)
    const deployment = deployments.queue(service.id, ref)
    for (const { id } of this.#whenBusy === 'supersede' ? deployments.inStage(service.id, 'queued') : []) {
      if (id === deployment.id) continue
      const reason = `A newer deployment took its place: ${deployment.id}.`
      buildLogs.append(id, 'system', [reason])
      deployments.move(id, 'superseded', reason)
    }
    const lane = this.#lanes.get(service.id) ?? Promise.resolve()
    this.#lanes.set(
      service.id,
      lane.then(() => this.#build(service, deployment)),
    )
    return deployment
  }

  /** Deploys what is live once more, from the same commit; undefined where nothing is, or another deployment is in the way. */
  redeployLive(service: Service): Deployment | undefined {
    const live = this.#live.has(service.id) && this.#workshop.state.deployments.inStage(service.id, 'live').at(-1)
    if (!live) return undefined
    try {
      return this.queue(service, live.commit)
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }

  /** Where a service is served, once it has been. */
  urlOf(serviceId: string): string | undefined {
    return this.#ingresses.get(serviceId)?.url
  }

  /** The public side of a service, once it has one. */
  ingressOf(serviceId: string): Ingress | undefined {
    return this.#ingresses.get(serviceId)
  }

  /** The process groups of what is live, of those that have not ended by themselves. */
  running(): { readonly serviceId: string; readonly leader: number; readonly startedAt: number }[] {
    return [...this.#live].flatMap(([serviceId, { process }]) =>
      process && this.#workshop.state.services.byId(serviceId)?.status === 'running' ? { serviceId, ...process } : [],
    )
  }

  /** The dedicated address that what runs of a service was deployed with: its own, else its project's. */
  outboundAddress(serviceId: string): string | undefined {
    return this.#outbound.get(serviceId)
  }

  /** Ends every build and everything that runs. Afterwards builds may be queued again. */
  async stop(): Promise<void> {
    this.#stop.abort(new BuildFailure('The local platform was stopped.'))
    await Promise.all(this.#lanes.values())
    await Promise.all([...this.#live.values()].map((release) => release.end()))
    await this.#workshop.groups.endAll()
    await Promise.all([...this.#ingresses.values()].map((ingress) => ingress.close()))
    for (const map of [this.#lanes, this.#live, this.#outbound, this.#ingresses]) map.clear()
    this.#stop = new AbortController()
  }

  async #build(service: Service, { id }: Deployment): Promise<void> {
    const { deployments } = this.#workshop.state
    const deployment = deployments.byId(id)
    if (deployment?.stage !== 'queued') return
    const job = new Job(this.#workshop, service, deployment, this.#stop.signal)
    try {
      job.signal.throwIfAborted()
      await this.#goLive(job, await build(job))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      job.say(`Deployment failed: ${reason}`)
      deployments.move(id, 'failed', reason)
      await job.removeFolders()
    }
  }

  /** The address leads to the new release before anyone can read that it is live; only then does the old one end. */
  async #goLive({ service, deployment }: Job, release: Release): Promise<void> {
    const { dedicatedIps, deployments, services } = this.#workshop.state
    const led = release.target && (await this.#leadTo(service, release.target))
    const old = this.#live.get(service.id)
    this.#live.set(service.id, release)
    this.#outbound.set(service.id, dedicatedIps.effective(service)?.address)
    void release.process?.exited.then(() => this.#crashed(service.id, release))
    services.setStatus(service.id, release.target || release.process ? 'running' : 'idle')
    for (const { id } of deployments.inStage(service.id, 'live')) deployments.move(id, 'retired')
    deployments.move(deployment.id, 'live')
    await led?.drained
    await old?.end()
  }

  /** Resolves once new requests go there, to a promise of the end of the old ones. */
  async #leadTo(service: Service, target: Target): Promise<{ readonly drained: Promise<void> }> {
    const { exposedPorts, switches } = this.#workshop.state
    const ingress =
      this.#ingresses.get(service.id) ?? (await openIngress(() => switches.isOn(service.id, 'searchIndexing')))
    this.#ingresses.set(service.id, ingress)
    const ports = exposedPorts.of(service.id)
    return { drained: ingress.lead({ target, exposed: exposedTargets(service, target, ports) }) }
  }

  /** A process that ends by itself leaves its service idle; that its deployment had succeeded stays true. */
  #crashed(serviceId: string, release: Release): void {
    if (this.#live.get(serviceId) !== release) return
    void this.#ingresses.get(serviceId)?.lead({ target: undefined, exposed: new Map() })
    this.#workshop.state.services.setStatus(serviceId, 'idle')
  }
}
