import { openPlatform, readConnection } from '../../config/connection.ts'
import { readFollowInputs } from '../../config/follow-inputs.ts'
import { readReportInputs } from '../../config/report-inputs.ts'
import { findRecord } from '../../deployment/history/history.ts'
import { isOutcome, outcomeFacts } from '../../deployment/outcome.ts'
import { buildVocabulary, type Meaning } from '../../deployment/verdict/vocabulary.ts'
import type { DeploymentState, DeploymentStatus } from '../../github/deployments/deployments.ts'
import { heading, paragraph, sentence } from '../../output/markdown.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import type { Job } from '../../run/job.ts'
import type { JobState } from '../../run/job-state.ts'
import { splitSentences } from '../../text/first-sentences.ts'

const readTimeoutMs = 20_000

/** What the platform shows of the deployment of a stopped step; the sentence quotes the platform's own word. */
type LastStatus = { readonly meaning: Meaning; readonly sentence: string }

/** Reads the deployment once from the history; `unknown` if it cannot be read. Never rejects. */
export async function readLastStatus(job: Job, { deploymentId, serviceId }: JobState): Promise<LastStatus> {
  const unknown: LastStatus = { meaning: 'unknown', sentence: `The deployment's status could not be read.` }
  if (deploymentId === undefined || serviceId === undefined) return unknown
  try {
    await using platform = openPlatform(readConnection(job.inputs), job)
    const interpret = buildVocabulary(readFollowInputs(job.inputs))
    const signal = AbortSignal.any([job.signal, AbortSignal.timeout(readTimeoutMs)])
    const target = { serviceId, deploymentId, older: undefined }
    const found = await findRecord(platform, target, interpret, signal)
    const word = found.kind === 'found' ? found.record.word : undefined
    if (word === undefined) return unknown
    return { meaning: interpret(word), sentence: `The deployment's last status was "${word}".` }
  } catch {
    return unknown
  }
}

/** What a stopped step was doing, what is known of its deployment, and how to continue. */
export function describeStop({ deploymentId, serviceId = '?', during }: JobState, { sentence }: LastStatus): string {
  const [when, aim] =
    during === undefined
      ? [`while it followed`, 'wait for the deployment']
      : [`during ${during} of`, 'check the deployment again']
  return `The step was stopped ${when} deployment ${deploymentId}. ${sentence} To ${aim}, use the gate action with \`service-id: ${serviceId}\` and \`deployment-id: ${deploymentId}\`.`
}

/** GitHub's state for it: a success only if nothing was left to check, an error if the end was not seen. */
export function toGitHubState({ during }: JobState, { meaning }: LastStatus): DeploymentState {
  const isEnd = during === undefined || meaning === 'failed'
  return isEnd && isOutcome(meaning) ? outcomeFacts[meaning].github : 'error'
}

/** The status of an end that main could not report. */
export function toStatus({ outcome, description }: NonNullable<JobState['unreported']>): DeploymentStatus {
  return { state: outcomeFacts[outcome].github, description }
}

/** Warns, in the log and in the summary, and names the service of the configuration file if the run is about one. */
export async function warn(job: Job, reason: string): Promise<void> {
  const service = job.inputs.text('service')
  const text = service === undefined ? reason : `${service}: ${reason}`
  job.console.warn(text)
  const { jobSummary } = readReportInputs(job.inputs)
  if (!jobSummary) return
  const [first, rest] = splitSentences(sanitizeText(text, job.redactor))
  const more = rest === '' ? '' : `\n\n${paragraph(sentence(rest))}`
  await job.outputs.addSummary(`${heading(`⚠️ ${sentence(first)}`)}${more}\n`)
}
