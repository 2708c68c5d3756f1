import type { DeploymentReport, Outcome } from '../deployment/report.ts'
import type { GateReport } from '../gate/report.ts'

type Judged = Pick<DeploymentReport, 'outcome' | 'reason'> & Partial<DeploymentReport>

/** The `report` output, for a later step's `fromJSON`. Times in milliseconds; what is not known is null. */
export interface GateOutput {
  readonly passed: boolean
  readonly outcome: Outcome
  readonly reason: string
  readonly chosenBy: GateReport['chosenBy'] | null
  readonly deploymentId: string | null
  readonly serviceId: string | null
  readonly ref: string | null
  readonly status: string | null
  readonly durationMs: number
  readonly checks: readonly {
    readonly name: string
    readonly result: string
    readonly summary: string
    readonly evidence: readonly string[]
    readonly durationMs: number
  }[]
  readonly rollback: {
    readonly ref: string
    readonly deploymentId: string | null
    readonly outcome: Outcome
    readonly reason: string
  } | null
}

/** Bounded but for the length of its texts: some 40 of them a check. `deployment` is what is told where there is no gate's report. */
export function gateOutput(gate: GateReport | undefined, deployment: Judged): GateOutput {
  const judged: Judged = gate?.deployment ?? deployment
  const checks = (gate?.checks ?? []).map(({ name, result, summary, evidence, startMs, endMs }) => {
    return { name, result, summary, evidence, durationMs: Math.round(endMs - startMs) }
  })
  return {
    passed: gate?.passed ?? false,
    outcome: judged.outcome,
    reason: gate?.reason ?? judged.reason,
    chosenBy: gate?.chosenBy ?? null,
    deploymentId: judged.deploymentId ?? null,
    serviceId: judged.serviceId ?? null,
    ref: judged.ref ?? null,
    status: judged.status ?? null,
    durationMs: Math.round(gate?.durationMs ?? judged.durationMs ?? 0),
    checks,
    rollback: rollbackOf(gate),
  }
}

function rollbackOf(gate: GateReport | undefined): GateOutput['rollback'] {
  if (gate?.rollback === undefined) return null
  const { ref, deployment } = gate.rollback
  const { deploymentId = null, outcome, reason } = deployment
  return { ref, deploymentId, outcome, reason }
}
