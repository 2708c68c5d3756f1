import { Behaviour } from './behaviour.ts'
import { type Explored, explore } from './explorer.ts'
import type { Limits } from './next-steps.ts'
import { type Proved, prove } from './prover.ts'
import type { Kind } from './stepped-run.ts'
import { worlds } from './worlds.ts'

/** Which runs there are at once, and in which world they begin. */
export interface Scenario extends Partial<Limits> {
  readonly world: keyof typeof worlds
  readonly runs: readonly Kind[]
  /** It takes minutes of a processor, or gigabytes of memory. */
  readonly long?: true
}

/** Whether a scenario is left to the night, which sets TAXIWAY_EXPLORE=all. */
export function isLeftToNight({ long }: Scenario): boolean {
  return long === true && process.env['TAXIWAY_EXPLORE'] !== 'all'
}

/** What a run does is the same in each scenario that is explored. */
const behaviours = new Map<Kind, Behaviour>()

/** Explores a scenario whole: by default with one fault of each run, and lists that show a change two reads late. */
export async function exploreScenario(scenario: Scenario): Promise<Explored> {
  const { world, runs } = scenario
  return await explore(worlds[world], runs.map(behaviourOf), limitsOf(scenario))
}

/** Explores a scenario with runs that keep all in mind, and compares what they do with what their digests say of them. */
export async function compareDigests(scenario: Scenario): Promise<readonly ReturnType<Behaviour['compareDigests']>[]> {
  const { world, runs } = scenario
  const all = newBehaviours(runs, true)
  await explore(worlds[world], all, limitsOf(scenario))
  return [...new Set(all)].map((behaviour) => behaviour.compareDigests())
}

/**
 * Proves of a scenario that is too large to be explored that nothing in it breaks a claim. What its runs do is known to it alone, because it takes
 * gigabytes.
 */
export async function proveScenario(scenario: Scenario): Promise<Proved> {
  const { world, runs } = scenario
  return await prove(worlds[world], newBehaviours(runs), limitsOf(scenario))
}

function newBehaviours(kinds: readonly Kind[], keepsAll = false): readonly Behaviour[] {
  const made = new Map(kinds.map((kind) => [kind, new Behaviour(kind, keepsAll)]))
  return kinds.flatMap((kind) => made.get(kind) ?? [])
}

function limitsOf({ mostLate = 2, faultsOfEach = 1 }: Scenario): Limits {
  return { mostLate, faultsOfEach }
}

function behaviourOf(kind: Kind): Behaviour {
  const behaviour = behaviours.get(kind) ?? new Behaviour(kind)
  behaviours.set(kind, behaviour)
  return behaviour
}

export function nameOf({ world, runs, mostLate = 2, faultsOfEach = 1 }: Scenario): string {
  const faults = faultsOfEach === 0 ? 'no fault' : 'a fault of each'
  return `${runs.join(', ')} where there is ${world}: ${faults}, lists ${mostLate} reads late`
}
