import { brokenPreview } from '../support/every-run.ts'
import type { StopEvidence } from './play-stop.ts'
import { falseSummary, isDeployment, stagesOf } from './promises.ts'

/** Which of a preview's own promises a stopped preview broke, including what the next push shows. */
export function brokenByAPreview(evidence: StopEvidence): string[] {
  const { result } = evidence
  return [
    ...(result.signal === null ? brokenPreview(result) : []),
    ...falseVerdict(evidence),
    ...falseSummary(evidence),
    ...secondService(evidence),
    ...forgottenService(evidence),
    ...staleComment(evidence),
  ]
}

function falseVerdict({ result, ledger }: StopEvidence): string[] {
  const { outcome = '', outputs } = result
  const id = outputs['deployment-id'] ?? ''
  const stage = ledger.filter(isDeployment).find((made) => made.id === id)?.stage
  if (id !== '' && stage === undefined) return [`it names the deployment ${id}, which was never made`]
  if (outcome === 'succeeded' && id === '') return ['it succeeded with nothing']
  const may = stagesOf[outcome]
  // The next push retires the deployment of this run.
  return id === '' || may === undefined || [...may, 'retired'].includes(stage ?? '')
    ? []
    : [`it says ${outcome} of ${stage}`]
}

function servicesOf({ ledger }: StopEvidence): readonly string[] {
  return ledger.filter(({ kind, request }) => kind === 'service' && request !== null).map(({ id }) => id)
}

/** Two runs of one pull request created two billed services. */
function secondService(evidence: StopEvidence): string[] {
  const made = servicesOf(evidence)
  return made.length > 1 ? [`the services ${made} were made`] : []
}

/** The next push deploys to the service that this run named; if it found none, it says that one may exist. */
function forgottenService(evidence: StopEvidence): string[] {
  const { result, next } = evidence
  if (next === undefined) return ['there was no next push']
  const [made] = servicesOf(evidence)
  const named = result.outputs['service-id'] ?? ''
  const found = next.result.outputs['service-id'] ?? ''
  const wrong = brokenPreview(next.result).map((sentence) => `the next push: ${sentence}`)
  if (named !== '' && named !== found) wrong.push(`it named ${named}, and the next push goes to "${found}"`)
  if (found !== made) {
    const asks = /may exist|was still creating/.test(next.result.errors.join())
    if (found !== '' || !asks) wrong.push(`there is ${made}, the next push goes to "${found}": ${next.result.errors}`)
  }
  return wrong
}

/** A record without a state is one of a run that was stopped; the next success ends it. */
/** There is one comment, about the last run. */
function staleComment({ next }: StopEvidence): string[] {
  const { comments = [] } = next ?? {}
  if (comments.length !== 1) return [`there are ${comments.length} comments`]
  return comments.join().includes('is being built') ? ['the comment says that it is being built'] : []
}
