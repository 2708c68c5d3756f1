import type { Dialect } from '../dialect/dialect.ts'
import type { AnswerFault, Fault } from '../faults/fault.ts'

/** Something that goes wrong in the real world while a client deploys. A new one needs a row of `fault-cases.ts` and nothing else. */
export interface FaultCase {
  /** As `--fault` takes it. */
  readonly name: string
  /** What happens, as a sentence. */
  readonly happens: string
  /**
   * Whether a client can find out what became of its deployment. `by-ref` says that the history of the service shows it, which an
   * upload does not have: each one makes a service of its own.
   */
  readonly isKnowable: boolean | 'by-ref'
  /** What the platform does wrong. None by default. */
  readonly faults?: (around: Surroundings) => readonly Fault[]
  /** What the contract leaves open. `plain` with these fields replaced. */
  readonly dialect?: Partial<Dialect>
  /** What the build prints beside its own lines. None by default. */
  readonly buildPrints?: (around: Surroundings) => readonly string[]
  /** Whether a build waits in its middle until `releaseBuilds`, or until the client has ended. */
  readonly holdsBuilds?: true
  /** What happens before the client starts. */
  readonly before?: (scene: Scene) => Promise<void>
  /** What happens while the client runs. Rejects if the client ends before. */
  readonly meanwhile?: (scene: Scene) => Promise<void>
  /** Whether it takes a signal, which Windows does not have. */
  readonly needsSignals?: true
}

/** What a fault is about. */
export interface Surroundings {
  /** The API key of the client. */
  readonly key: string
  /** The address of a server that is not the platform. */
  readonly otherHost: string
}

/** What a fault can do beside the client. */
export interface Scene {
  /** Resolves once the client has made a deployment. */
  untilDeployed(): Promise<void>
  /** Resolves once a deployment of the client is being built. */
  untilBuilding(): Promise<void>
  /** Somebody else deploys the same service. */
  deployByOthers(): Promise<void>
  /** Lets the builds that wait go on, and those to come. */
  releaseBuilds(): void
  /** Tells the client to stop, as a CI system does whose job was cancelled. */
  terminate(): void
}

/** The operations by which a client deploys: a ref of a service, or an archive. */
const deploying = ['deploy_service', 'deploy_upload'] as const

type OfAnswer<Each> = Each extends AnswerFault ? Omit<Each, 'operation'> : never

/** A fault in the answer to a deploy, whether that is by ref or an upload. */
export function onDeploy(fault: OfAnswer<AnswerFault>): Fault[] {
  return deploying.map((operation): Fault => ({ ...fault, operation }))
}
