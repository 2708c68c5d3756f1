import { InputError } from '../../client/errors.ts'
import { openPlatform, readConnection } from '../../config/connection.ts'
import { readFollowInputs } from '../../config/follow-inputs.ts'
import { readReportInputs } from '../../config/report-inputs.ts'
import { follow } from '../../deployment/follow.ts'
import { deploymentEnd } from '../../report/run-end.ts'
import type { Job } from '../../run/job.ts'
import { runAction } from '../../run/run-to-end.ts'
import { message } from '../../text/message.ts'

/** What begins as ids of services do was meant as one. */
function adviceFor(given: string): string {
  return /^(?:svc|srv|service)[-_][\w-]{1,60}$/i.test(given)
    ? `. If "${given}" is the service: \`taxiway history --service-id ${given}\` lists its deployments`
    : ''
}

/** Follows a deployment that exists, as `deploy` follows its own. */
export async function followDeployment(job: Job): Promise<void> {
  await runAction(job, 'follow', async (openReporter) => {
    const deploymentId = job.inputs.required('deployment-id', 'the deployment to follow')
    const serviceId = job.inputs.required('service-id', `the service of the deployment${adviceFor(deploymentId)}`)
    if (deploymentId === serviceId)
      throw new InputError(
        'deployment-id',
        message`follow-a-service: "${deploymentId}" is given as the deployment and as its service. \`taxiway history --service-id ${serviceId}\` lists the deployments of a service.`,
      )
    const following = readFollowInputs(job.inputs)
    const reporter = openReporter(readReportInputs(job.inputs))
    await using platform = openPlatform(readConnection(job.inputs), job)
    reporter.beginDeployment({ deploymentId, serviceId, ref: undefined })
    const options = { ...following, ...reporter.flowOptions, signal: job.signal }
    return deploymentEnd(await follow(platform, { serviceId, deploymentId }, options))
  })
}
