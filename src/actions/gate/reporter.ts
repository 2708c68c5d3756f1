import type { LogLine } from '../../build-log/host.ts'
import type { DeploymentEvent } from '../../deployment/flow.ts'
import type { GateRequest } from '../../gate/gate.ts'
import type { CheckReport, GateEvent, GateHost } from '../../gate/report.ts'
import type { Job } from '../../github/job/job.ts'
import { progressLines } from '../../output/progress.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { formatDuration } from '../../text/duration.ts'
import { message } from '../../text/message.ts'
import type { JobReporter } from '../shared/job-reporter.ts'
import type { GateOutputs } from './result.ts'

const progressEveryMs = 30_000

/** Shows a gate in its job: the deployment as the other actions show theirs, and the checks beside it. */
export class GateReporter implements GateHost {
  readonly #job: Job
  readonly #reporter: JobReporter
  readonly #outputs: GateOutputs
  readonly #hasChecks: boolean
  #progress: ReturnType<typeof progressLines> = () => undefined
  #rollingBackTo: string | undefined

  constructor(
    job: Job,
    reporter: JobReporter,
    { request, outputs }: { readonly request: GateRequest; readonly outputs: GateOutputs },
  ) {
    const { serviceId, rollbackRef, checks = [] } = request
    this.#job = job
    this.#reporter = reporter
    this.#outputs = outputs
    this.#hasChecks = checks.length > 0
    job.outputs.set('service-id', serviceId)
    const { github } = reporter
    github.keepInStep({ deployments: github.deployments(), memory: { target: `service:${serviceId}` } })
    if (rollbackRef !== undefined && checks.length === 0) {
      job.console.warn(
        message(
          'rollback-ref-unused',
        )`\`rollback-ref\` has no effect: "${rollbackRef}". A rollback follows a failed check, and no check is set. Set \`health-url\`, \`soak\` or \`sql\`.`,
      )
    }
  }

  print(lines: readonly LogLine[]): Promise<void> {
    return this.#reporter.print(lines)
  }

  clean(text: string): string {
    return sanitizeText(text, this.#job.redactor)
  }

  report(event: GateEvent): void {
    const { console, state } = this.#job
    switch (event.kind) {
      case 'chosen': {
        const { by, how, deploymentId, serviceId, ref } = event
        if (by === 'id' || by === 'commit') console.say(how)
        else console.warn(how)
        // A deployment that succeeded is not a success before it was checked.
        if (this.#hasChecks) state.note({ during: 'the build' })
        this.#reporter.beginDeployment(event)
        this.#outputs.add({ chosenBy: by, deployment: { deploymentId, serviceId, ref } })
        return
      }
      case 'waiting':
        console.say(event.text)
        return
      case 'judged': {
        const { reason: _, ...judged } = event.deployment
        this.#reporter.judged(event.deployment)
        this.#outputs.add({ deployment: judged })
        return
      }
      case 'check-began':
        state.note({ during: `the check ${event.name}` })
        console.say(`Check ${event.name}: began.`)
        this.#progress = progressLines((text) => console.say(text), { gapMs: progressEveryMs })
        return
      case 'check-progress':
        this.#progress(() => `Check ${event.name}: ${event.text}`)
        return
      case 'check-ended':
        console.say(`Check ${sentenceOf(event.check)}`)
        this.#outputs.addCheck(event.check)
        return
      case 'rollback-began':
        this.#rollingBackTo = event.ref
        state.note({ during: `the rollback to ${event.ref} after a check had failed` })
        console.warn(message('rollback-began')`A check failed. Rolling back: "${event.ref}" is being deployed.`)
        this.#reporter.beginLog()
        return
      case 'rollback-ended':
        this.#rollingBackTo = undefined
        return
      default:
        if (this.#rollingBackTo === undefined) this.#reporter.report(event)
        else this.#reportRollback(event, this.#rollingBackTo)
    }
  }

  /** The outputs stay those of the judged deployment. */
  #reportRollback(event: DeploymentEvent, ref: string): void {
    switch (event.kind) {
      case 'accepted':
        this.#job.state.note({ during: `the rollback to ${ref} (deployment ${event.deploymentId})` })
        this.#job.console.say(`Rollback: deployment ${event.deploymentId} was accepted.`)
        return
      case 'url':
        return
      case 'status':
      case 'hole':
      case 'warning':
      case 'notice':
        this.#reporter.report(event)
        return
      default:
        event satisfies never
    }
  }
}

function sentenceOf({ name, result, summary, startMs, endMs }: CheckReport): string {
  return `${name}: ${result} after ${formatDuration(endMs - startMs)}: ${summary}.`
}
