import type { FlowHost } from '../../deployment/flow.ts'
import { follow } from '../../deployment/follow.ts'
import { deploy } from '../../deployment/start/deploy.ts'
import { firstDeployment } from '../../deployment/start/history-search.ts'
import type { RunResult } from '../../output/run-result.ts'
import { elapsedMs, flowOptions, type PreviewStage } from './context.ts'
import { whyStale } from './standing.ts'

/**
 * Follows the deployment that the creation of the service queued. Of a repository it is the tracked branch, whose failure is a
 * note; of an image it is the preview itself.
 */
export async function followFirst(stage: PreviewStage, serviceId: string): Promise<RunResult> {
  const { inputs, job, platform, reporter } = stage
  const deploymentId = await firstDeployment(platform, serviceId, flowOptions(stage))
  if (inputs.source.kind === 'image') {
    if (deploymentId === undefined) {
      const reason = `Service ${serviceId} was created, but its deployment does not show in the history; look at the dashboard.`
      return { outcome: 'indeterminate', reason: reason, serviceId }
    }
    reporter.report({ kind: 'accepted', deploymentId, serviceId, ref: undefined })
    return await follow(platform, { serviceId, deploymentId }, reporter, flowOptions(stage))
  }
  if (deploymentId === undefined) {
    job.console.say('The deployment of the tracked branch does not show in the history; the head is deployed now.')
    return { outcome: 'indeterminate', reason: 'not seen' }
  }
  job.console.say(`First the platform deploys the tracked branch (deployment ${deploymentId}), then the head.`)
  const report = await follow(platform, { serviceId, deploymentId }, bystander(stage), flowOptions(stage))
  reporter.beginLog()
  if (report.outcome !== 'succeeded' && !job.signal.aborted) {
    job.console.notice(
      `The tracked branch ended ${report.outcome}, which does not concern the preview: ${report.reason}`,
    )
  }
  return report
}

/** Deploys the head, or the image anew, and follows it. A busy service is waited for, as long as the head is wanted. */
export async function deployHead(stage: PreviewStage, serviceId: string): Promise<RunResult> {
  const { event, inputs, platform, reporter } = stage
  const ref = inputs.source.kind === 'image' ? {} : { ref: event.headSha }
  const request = { serviceId, ...ref, whileBusy: () => whyStale(stage) }
  const atMs = elapsedMs(stage)
  const report = await deploy(platform, request, reporter, flowOptions(stage))
  const phases = report.phases.map(({ name, startMs, endMs }) => ({
    name,
    startMs: startMs + atMs,
    endMs: endMs + atMs,
  }))
  return { ...report, phases }
}

/** Prints the log, and tells nobody of the rest but for warnings: the outputs belong to the head. */
function bystander({ job, reporter }: PreviewStage): FlowHost {
  return {
    print: (lines) => reporter.print(lines),
    report: (event) => {
      if (event.kind === 'status') job.console.say(`Tracked branch: ${event.word}`)
      else if (event.kind === 'warning' || event.kind === 'notice') job.console.say(event.text)
    },
  }
}
