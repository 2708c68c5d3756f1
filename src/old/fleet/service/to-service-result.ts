import type { ServiceResult } from '../../report/service-result.ts'
import { createCleaning } from '../../run/job.ts'
import { definedFields } from '../../text/defined-fields.ts'
import type { FleetContext } from '../fleet-context.ts'
import type { ServiceReport } from '../fleet-runner.ts'

/**
 * What the report says of a service, and what the jobs of a fleet pass on of it.
 *
 * @param startedMs when the fleet began, in milliseconds since 1970
 */
export function toServiceResult(
  report: ServiceReport,
  { job, inputs, plan }: FleetContext,
  startedMs: number,
): ServiceResult {
  const {
    name,
    outcome,
    passed,
    reason,
    url = null,
    deployment = {},
    isLive,
    notes = [],
    cause = [],
    startMs,
    endMs,
  } = report
  const { deploymentId, ref, outdatedBy } = deployment
  const { text: clean } = createCleaning(job)
  const planned = plan.services.find((each) => each.service === name)
  const configured = inputs.found.file.services.get(name)?.inputs.get('service-id')?.text
  return {
    service: name,
    outcome,
    passed,
    reason: clean(reason),
    why: clean([...(planned === undefined ? [] : [planned.reason]), ...notes].join('; ')),
    commit: planned?.check?.commit ?? (ref === undefined ? plan.commit : clean(ref)),
    url,
    serviceId: deployment.serviceId ?? configured ?? null,
    deploymentId: deploymentId === undefined ? null : clean(deploymentId),
    deployed: isLive ?? false,
    startedMs: isLive === undefined ? null : Math.round(startedMs + startMs),
    durationMs: Math.round(endMs - startMs),
    ...definedFields({ outdatedBy: outdatedBy === undefined ? undefined : clean(outdatedBy) }),
    excerpt: [...cause],
  }
}
