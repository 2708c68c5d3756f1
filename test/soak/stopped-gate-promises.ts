import { brokenGate } from '../support/every-run.ts'
import { isCreationLost, type StopEvidence } from './play-stop.ts'
import { falseStates, falseSummary, falseVerdict, isDeployment, oursOf } from './promises.ts'

/** Which of a gate's own promises a stopped gate broke. */
export function brokenByAGate(evidence: StopEvidence): string[] {
  const { result } = evidence
  return [
    ...(result.signal === null ? brokenGate(result) : []),
    ...falseVerdict({ ...evidence, ledger: evidence.ledger.filter(({ id }) => id === evidence.judged) }),
    ...falsePass(evidence),
    ...unexpectedRollback(evidence),
    ...falseSummary(evidence, overallOutcomes(evidence)),
    ...unreported(evidence),
    ...falseGithub(evidence),
  ]
}

function stageOf({ ledger, judged }: StopEvidence): string {
  return ledger.filter(isDeployment).find(({ id }) => id === judged)?.stage ?? 'none'
}

/** It passed a deployment that did not succeed, or without passing every check. */
function falsePass({ result }: StopEvidence): string[] {
  const { passed, report = '', outcome } = result.outputs
  if (passed === undefined) return result.signal === null ? ['it does not say whether it passed'] : []
  if (passed !== 'true') return []
  const proven = ['health', 'runtime log'].every((name) => result.stdout.includes(`Check ${name} passed`))
  return proven && outcome === 'succeeded' ? [] : [`it passed with the outcome ${outcome} and the report ${report}`]
}

/** It rolled back twice, or without a failed check, or without `rollback`. */
function unexpectedRollback(evidence: StopEvidence): string[] {
  const made = oursOf(evidence)
  const may = evidence.inputs['rollback'] === 'true' && /Check [a-z ]+ failed/.test(evidence.result.stdout)
  return made.length > (may ? 1 : 0) ? [`it made ${made.map(({ id }) => id)}`] : []
}

/** The summary shows the overall outcome: that of the checks if the deployment succeeded. */
function overallOutcomes({ result }: StopEvidence): readonly (string | undefined)[] {
  const { outcome, outputs } = result
  return outcome === 'succeeded' && outputs['passed'] !== 'true' ? ['failed', 'aborted'] : [outcome]
}

/** After a killed gate the post step names the deployment. */
function unreported({ result, post }: StopEvidence): string[] {
  const id = result.outputs['deployment-id'] ?? ''
  if (id === '' || result.summary !== '') return []
  const said = [...result.errors, ...post.warnings].join('\n')
  return said.includes(id) || /may exist/.test(said) ? [] : [`no message mentions ${id}`]
}

/** GitHub shows success only for a gate that passed, and no GitHub deployment is left open. */
function falseGithub(evidence: StopEvidence): string[] {
  const { result } = evidence
  const success = result.outputs['passed'] === 'true'
  const failed = /Check [a-z ]+ failed/.test(result.stdout)
  const githubStates = evidence.githubStates.filter((states) => states.length > 0 || !isCreationLost(evidence))
  return falseStates({ ...evidence, githubStates }, stageOf(evidence), {
    success,
    ...(failed ? { failure: true } : {}),
  })
}
