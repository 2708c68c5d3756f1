import type { FollowInputs } from '../../config/follow-inputs.ts'
import type { Variable } from '../../deployment/start/variable-writes.ts'

/** What a flow that deploys a ref is told of the run's inputs. */
export interface DeployInputs {
  readonly follow: FollowInputs
  readonly wait: boolean
  readonly dryRun: boolean
  readonly onOutdated: 'skip' | 'fail' | 'deploy'
}

/** A service that the platform builds from its repository. */
export interface RefSource {
  readonly kind: 'ref'
  readonly serviceId: string
  /** Absent builds the tracked branch. */
  readonly ref: string | undefined
  readonly variables: readonly Variable[]
}
