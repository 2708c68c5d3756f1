import { type DialectName, type Fault, parseFaults } from '../../../emulator/src/index.ts'
import { type Seeded, seeded } from '../../support/seeded.ts'
import { drawFaults, lostAnswer } from '../draw-faults.ts'
import { type BuildPlan, drawBuild, drawCancel, type Plan } from '../plan.ts'

/** A service of a fleet. */
export interface ServicePlan {
  readonly name: string
  readonly needs: readonly string[]
  readonly build: BuildPlan
}

/** Everything random in the run of a fleet. Times are as in `Plan`. */
export interface FleetPlan
  extends Pick<Plan, 'seed' | 'byCommand' | 'faults' | 'othersAtMs' | 'cancel' | 'timeoutSeconds'> {
  readonly dialect: DialectName
  /** Each after those that it needs. */
  readonly services: readonly ServicePlan[]
  readonly maxParallel: number
}

/** Whether the run of a seed is a fleet: a sixth are. */
export function isFleet(seed: number): boolean {
  return seed % 6 === 5
}

/** The fleet of a seed. */
export function drawFleet(seed: number): FleetPlan {
  const random = seeded(seed)
  const write = 'deploy_service'
  return {
    seed,
    byCommand: seed % 12 === 11,
    dialect: random.pick(['plain', 'plain', 'upper', 'running', 'statusless'] as const),
    services: drawServices(random),
    faults: [
      ...(random.below(3) === 0 ? [lostAnswer(random, write)] : []),
      ...(random.below(3) === 0 ? [drawLimit(random)] : []),
      ...drawFaults(random, write),
    ],
    othersAtMs: random.pick([[], [], [], [random.below(2_500)]] as [number[], ...number[][]]),
    cancel: drawCancel(random),
    timeoutSeconds: random.pick([30, 120, 240, 240]),
    maxParallel: 1 + random.below(5),
  }
}

/** A `Retry-After` in answer to one service, which holds for the others, too. */
function drawLimit(random: Seeded): Fault {
  const operation = random.pick(['deploy_service', 'list_deployments', 'import_env', 'get_deployment_logs'] as const)
  const often = { skip: random.below(4), times: 1 + random.below(2) }
  const [limit] = parseFaults([{ operation, kind: 'status', status: 429, retryAfter: 5, ...often }])
  if (limit === undefined) throw new Error('no fault')
  return limit
}

function drawServices(random: Seeded): ServicePlan[] {
  const names = ['db', 'api', 'web', 'docs', 'jobs', 'mail'].slice(0, 3 + random.below(4))
  return names.map((name, index) => ({
    name,
    needs: names.slice(0, index).filter(() => random.below(3) === 0),
    build: drawBuild(random),
  }))
}
