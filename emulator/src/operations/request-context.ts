import type { Arguments, OperationName, Result } from 'taxiway/contract'
import type { VisibleResources } from '../access/visible-resources.ts'
import type { Autodeploy } from '../autodeploy/autodeploy.ts'
import type { Builds } from '../builds/builds.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { StreamedBody } from '../http/reply.ts'
import type { Sampler } from '../metrics/sampler.ts'
import type { EnginePool } from '../sql/engine-pool.ts'
import type { Key } from '../state/account-tables.ts'
import type { PlatformState } from '../state/platform-state.ts'

/** What all requests share. */
export interface EmulatorContext {
  readonly state: PlatformState
  readonly builds: Builds
  readonly autodeploy: Autodeploy
  readonly sampler: Sampler
  readonly engines: EnginePool
  /** The largest real size of a volume, GB. */
  readonly volumeGb: number
  /** The present one: it can change between two requests. */
  readonly dialect: Dialect
  now(): Date
}

/** What an operation works with. It must look up the resources that a request names through `visible`. */
export interface RequestContext extends EmulatorContext {
  readonly key: Key
  readonly visible: VisibleResources
  /** `http://HOST`: the address at which the caller reached the platform. */
  readonly origin: string
  /** The `Last-Event-ID` of a stream that is resumed. */
  readonly lastEventId: string | undefined
}

/**
 * Handles one operation: takes arguments that fit the contract, and returns the body of the documented success. The permission
 * of the key was checked before. Throws a `StatusError` for any other answer.
 */
export type Handler<N extends OperationName> = (
  args: Arguments<N>,
  context: RequestContext,
) => Result<N> | StreamedBody | Promise<Result<N> | StreamedBody>
