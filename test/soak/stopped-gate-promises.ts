import { brokenGate } from '../support/every-gate.ts'
import type { StopEvidence } from './play-stop.ts'
import { falseVerdict, isDeployment, oursOf, saysUnsettled } from './promises.ts'
import { titlesIn } from './titles.ts'

/** Which of a gate's own promises a stopped one broke. */
export function brokenByAGate(evidence: StopEvidence): string[] {
  const { result } = evidence
  return [
    ...(result.signal === null ? brokenGate(result) : []),
    ...falseVerdict({ ...evidence, ledger: evidence.ledger.filter(({ id }) => id === evidence.judged) }),
    ...falsePass(evidence),
    ...strayRollback(evidence),
    ...falseSummary(evidence),
    ...unspoken(evidence),
    ...falseGithub(evidence),
  ]
}

function stageOf({ ledger, judged }: StopEvidence): string {
  return ledger.filter(isDeployment).find(({ id }) => id === judged)?.stage ?? 'none'
}

/** It passed what did not succeed, or without the proof of each check. */
function falsePass({ result }: StopEvidence): string[] {
  const { passed, report = '', outcome } = result.outputs
  if (passed === undefined) return result.signal === null ? ['it does not say whether it passed'] : []
  if (passed !== 'true') return []
  const proven = ['health', 'runtime log'].every((name) => result.stdout.includes(`Check ${name}: passed`))
  return proven && outcome === 'succeeded' ? [] : [`it passed with the outcome ${outcome} and the report ${report}`]
}

/** It wrote though no check had failed, nobody had given a ref, or twice. */
function strayRollback(evidence: StopEvidence): string[] {
  const made = oursOf(evidence)
  const may = evidence.inputs['rollback-ref'] !== undefined && /Check [a-z ]+: failed/.test(evidence.result.stdout)
  return made.length > (may ? 1 : 0) ? [`it made ${made.map(({ id }) => id)}`] : []
}

/** The summary's word is that of the whole: a check's where the deployment succeeded. */
function falseSummary({ result, post }: StopEvidence): string[] {
  const [title, ...others] = titlesIn(result.summary)
  const { outcome, outputs } = result
  const may = outcome === 'succeeded' && outputs['passed'] !== 'true' ? ['failed', 'aborted'] : [outcome]
  if (others.length > 0 || (title !== undefined && !may.includes(title))) {
    return [`its summary says ${[title, ...others]}, its outputs ${outcome} and ${outputs['passed']}`]
  }
  if (result.signal === null && title === undefined) return ['it ended without a summary']
  return titlesIn(post.summary).length > 0 ? ['post claims an outcome'] : []
}

/** Of a killed one post says what it was about. */
function unspoken({ result, post }: StopEvidence): string[] {
  const id = result.outputs['deployment-id'] ?? ''
  if (id === '' || result.summary !== '') return []
  const said = [...result.errors, ...post.warnings].join('\n')
  return said.includes(id) || /may exist/.test(said) ? [] : [`nobody speaks of ${id}`]
}

/** A success is told of what passed alone, and nothing is left open. */
function falseGithub(evidence: StopEvidence): string[] {
  const { told, result, post } = evidence
  const stage = stageOf(evidence)
  const failed = ['failed', 'retired'].includes(stage) || /Check [a-z ]+: failed/.test(result.stdout)
  const may: Readonly<Record<string, boolean>> = {
    error: true,
    success: result.outputs['passed'] === 'true',
    failure: failed,
    inactive: ['superseded', 'retired'].includes(stage),
  }
  const wrong = told.length > 1 ? [`it made ${told.length} GitHub deployments`] : []
  if (saysUnsettled(post)) return wrong
  const open = told.filter((states) => may[String(states.at(-1))] !== true)
  return [...wrong, ...open.map((states) => `the GitHub deployment went through [${states}], and that one is ${stage}`)]
}
