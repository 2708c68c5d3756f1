import { nothingDeployed } from '../../deployment/report.ts'
import type { GateRequest } from '../../gate/gate.ts'
import type { GateEvent, GateHost, GateReport } from '../../gate/report.ts'
import { progressLines } from '../../output/progress.ts'
import { prefixLines, sanitizeLines, sanitizeText } from '../../output/untrusted.ts'
import { toGateDocument } from '../../report/gate-document.ts'
import { cleanGate } from '../../report/to-run-report.ts'
import { formatDuration } from '../../text/duration.ts'
import { message } from '../../text/message.ts'
import { cleaningOf, type Job } from '../job.ts'
import type { JobReporter } from '../reporter.ts'
import { serviceTarget } from '../tracker.ts'

const progressEveryMs = 30_000

/**
 * Shows a gate in its job: the deployment as the other actions show theirs, and the checks beside it. With `isFollowUp` the same run has
 * shown the deployment already.
 */
export function gateHost(
  job: Job,
  reporter: JobReporter,
  request: GateRequest,
  { isFollowUp = false }: { readonly isFollowUp?: boolean } = {},
): GateHost {
  const { console, state } = job
  const { serviceId, rollbackRef, rollback, checks = [] } = request
  let known = unfinished
  const note = (more: Partial<GateReport>): void => {
    known = { ...known, ...more }
    setGateOutputs(job, known)
  }
  job.outputs.set('service-id', serviceId)
  if (!isFollowUp) reporter.tracker.track({ target: serviceTarget(serviceId) })
  if ((rollbackRef !== undefined || rollback) && checks.length === 0) {
    const name = rollbackRef === undefined ? 'rollback' : 'rollback-ref'
    console.warn(
      `\`${name}\` has no effect: a rollback follows a failed check, and no check is set. Set \`health-url\`, \`check-command\`, \`soak\` or \`sql\`.`,
    )
  }
  let progress: ReturnType<typeof progressLines> = () => undefined
  let rollingBackTo: string | undefined
  const report = (event: GateEvent): void => {
    job.observe?.(event)
    switch (event.kind) {
      case 'chosen': {
        const { by, how, deploymentId, ref } = event
        if (by === 'id' || by === 'commit') console.say(how)
        else console.warn(how)
        // A deployment that succeeded is not a success before it was checked.
        if (checks.length > 0) state.note({ during: 'the build' })
        if (!isFollowUp) reporter.beginDeployment(event)
        note({ chosenBy: by, deployment: { ...known.deployment, deploymentId, serviceId, ref } })
        break
      }
      case 'waiting':
        console.say(event.text)
        break
      case 'judged': {
        const { deployment } = event
        reporter.judged(deployment)
        note({ deployment, durationMs: deployment.durationMs })
        break
      }
      case 'check-began':
        state.note({ during: `the check ${event.name}` })
        console.say(`Check ${event.name}: began.`)
        progress = progressLines((text) => console.say(text), { gapMs: progressEveryMs })
        break
      case 'check-progress':
        progress(() => `Check ${event.name}: ${event.text}`)
        break
      case 'check-ended': {
        const { name, result, summary, startMs, endMs } = event.check
        console.say(`Check ${name}: ${result} after ${formatDuration(endMs - startMs)}: ${summary}.`)
        note({ checks: [...known.checks, event.check] })
        break
      }
      case 'rollback-began':
        rollingBackTo = event.ref
        state.note({ during: `the rollback to ${event.ref} after a check had failed` })
        console.warn(message`rollback-began: A check failed. Rolling back: "${event.ref}" is being deployed.`)
        reporter.beginLog()
        break
      case 'rollback-ended':
        rollingBackTo = undefined
        break
      case 'accepted':
        if (rollingBackTo === undefined) reporter.show(event)
        else {
          // The outputs stay those of the judged deployment.
          state.note({ during: `the rollback to ${rollingBackTo} (deployment ${event.deploymentId})` })
          console.say(`Rollback: deployment ${event.deploymentId} was accepted.`)
        }
        break
      case 'url':
        if (rollingBackTo === undefined) reporter.show(event)
        break
      case 'status':
      case 'hole':
      case 'warning':
      case 'notice':
        reporter.show(event)
        break
      default:
        event satisfies never
    }
  }
  return {
    report,
    print: (lines) => reporter.print(lines),
    waitAgain: (target) => reporter.waitAgain(target),
    clean: (text) => sanitizeText(text, job.redactor),
    printCheck: (lines) => console.block(prefixLines(sanitizeLines(lines, job.redactor))),
  }
}

/** Sets the outputs that only the gate has, `passed` and `report`: from the first moment on, in case the job is killed. */
export function setGateOutputs(job: Job, known: GateReport): void {
  const report = toGateDocument(cleanGate(known, cleaningOf(job)))
  job.outputs.set('passed', String(report.passed))
  job.outputs.setMasked('report', JSON.stringify(report))
}

const stopped = `The gate was stopped before it had finished.`

/** What is known of a gate before it has chosen a deployment. */
export const unfinished: GateReport = {
  passed: false,
  reason: stopped,
  deployment: { ...nothingDeployed, outcome: 'aborted', reason: stopped },
  chosenBy: undefined,
  followedFromMs: 0,
  checks: [],
  newer: [],
  rollback: undefined,
  durationMs: 0,
}
