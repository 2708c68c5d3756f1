import { shiftPhases } from '../../deployment/phases.ts'
import type { GateReport } from '../../gate/gate-report.ts'
import type { RunReport } from '../run-report.ts'
import type { ChartSection } from './chart.ts'

/** The phases of a run's parts, for the chart; none of a run that judged nothing. */
export function chartSections(run: RunReport): readonly ChartSection[] {
  switch (run.kind) {
    case 'deployment':
      return [{ name: 'Deployment', phases: run.phases }]
    case 'gate':
      return gateSections(run.gate)
    case 'plain':
    case 'previews':
    case 'fleet':
    case 'plan':
      return []
    default:
      return run satisfies never
  }
}

function gateSections({ deployment, followedFromMs, checks, rollback }: GateReport): readonly ChartSection[] {
  const choosing = followedFromMs === 0 ? [] : [{ name: 'choosing', startMs: 0, endMs: followedFromMs }]
  const ran = checks.filter(({ result }) => result !== 'not-run')
  const back = rollback === undefined ? [] : shiftPhases(rollback.deployment.phases, rollback.startMs)
  return [
    { name: 'Deployment', phases: [...choosing, ...shiftPhases(deployment.phases, followedFromMs)] },
    { name: 'Checks', phases: ran.map(({ name, startMs, endMs }) => ({ name, startMs, endMs })) },
    { name: 'Rollback', phases: back },
  ]
}
