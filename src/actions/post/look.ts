import { openPlatform, readConnection } from '../../config/connection.ts'
import { readFollowInputs } from '../../config/following.ts'
import { readReportInputs } from '../../config/reporting.ts'
import { findRecord } from '../../deployment/history.ts'
import { buildVocabulary, type Meaning } from '../../deployment/verdict/vocabulary.ts'
import type { DeploymentState } from '../../github/deployments/deployments.ts'
import type { Job } from '../../github/job/job.ts'
import type { JobState } from '../../github/job/state.ts'
import { writeSummary } from '../../github/job/summary-file.ts'
import { code } from '../../output/markdown.ts'
import { sanitizeText } from '../../output/untrusted.ts'

const lookMs = 20_000

/** What the platform said when the post step looked. */
export interface Sight {
  readonly meaning: Meaning
  /** As a clause. */
  readonly known: string
}

/** One look into the history; a deployment that cannot be seen is an unknown one. Never rejects. */
export async function lookAgain(job: Job, { deploymentId, serviceId }: JobState): Promise<Sight> {
  const unknown: Sight = { meaning: 'unknown', known: 'its state could not be read' }
  if (deploymentId === undefined || serviceId === undefined) return unknown
  try {
    await using platform = openPlatform(readConnection(job.inputs), job)
    const meaningOf = buildVocabulary(readFollowInputs(job.inputs))
    const signal = AbortSignal.any([job.signal, AbortSignal.timeout(lookMs)])
    const target = { serviceId, deploymentId, boundary: { kind: 'unknown' as const } }
    const found = await findRecord(platform, target, meaningOf, signal)
    const word = found.kind === 'found' ? found.record.word : undefined
    return word === undefined ? unknown : { meaning: meaningOf(word), known: `the platform calls it "${word}"` }
  } catch {
    return unknown
  }
}

/** What a stopped step was about, and how it is taken up again, in one sentence. */
export function stoppedIn({ deploymentId, serviceId, during }: JobState, { known }: Sight): string {
  const when = during === undefined ? 'while it was going on' : `during ${during}`
  const again = during === undefined ? 'to wait for it' : 'to check it again'
  const gate = `${again} use the gate action with service-id ${serviceId ?? '?'} and deployment-id ${deploymentId}`
  return `The step that followed deployment ${deploymentId} was stopped ${when}; ${known}; ${gate}.`
}

/** GitHub's word for what the platform said. What was not checked to the end is no success; what nobody saw end is an error. */
export function settledState({ during }: JobState, { meaning }: Sight): DeploymentState {
  if (during !== undefined) return meaning === 'failed' ? 'failure' : 'error'
  switch (meaning) {
    case 'succeeded':
      return 'success'
    case 'failed':
      return 'failure'
    case 'superseded':
      return 'inactive'
    case 'cancelled':
    case 'ongoing':
    case 'ambiguous':
    case 'unknown':
      return 'error'
    default:
      return meaning satisfies never
  }
}

/** Warns, and adds it to the summary. */
export async function say(job: Job, text: string): Promise<void> {
  job.console.warn(text)
  const { jobSummary } = readReportInputs(job.inputs)
  if (jobSummary) await writeSummary(job.environment, `<p>${code(sanitizeText(text, job.redactor))}</p>\n`)
}
