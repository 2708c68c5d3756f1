import type { DeploymentEvent } from '../deployment/deployment-event.ts'
import type { DeploymentReport } from '../deployment/deployment-report.ts'
import type { Chosen } from './chosen-deployment.ts'
import type { CheckReport, RollbackReport } from './gate-report.ts'

/** What a run tells while it goes on: of a deployment, and of the gate around it. */
export type RunEvent =
  | DeploymentEvent
  | (Chosen & { readonly serviceId: string })
  /** The history does not show the commit yet; `text` is a sentence. */
  | { readonly kind: 'waiting'; readonly text: string }
  /** The result of the judged deployment is final. */
  | { readonly kind: 'judged'; readonly deployment: DeploymentReport }
  | { readonly kind: 'check-began'; readonly name: string }
  | { readonly kind: 'check-progress'; readonly name: string; readonly text: string }
  /** Output of a check's own program; untrusted. */
  | { readonly kind: 'check-output'; readonly name: string; readonly lines: readonly string[] }
  | { readonly kind: 'check-ended'; readonly check: CheckReport }
  /** A check failed; the events up to `rollback-ended` are about the deployment of `ref`. */
  | { readonly kind: 'rollback-began'; readonly ref: string }
  | { readonly kind: 'rollback-ended'; readonly rollback: RollbackReport }
