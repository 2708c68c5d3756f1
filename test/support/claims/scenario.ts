import { Behaviour } from './behaviour.ts'
import { type Explored, explore, type Limits } from './explorer.ts'
import type { Kind } from './stepped-run.ts'
import { worlds } from './worlds.ts'

/** Which runs there are at once, and in which world they begin. */
export interface Scenario extends Partial<Limits> {
  readonly world: keyof typeof worlds
  readonly runs: readonly Kind[]
}

/** What a run does is the same in each scenario of a file. */
const behaviours = new Map<Kind, Behaviour>()

/** Explores a scenario whole: by default with one fault of each run, and lists that show a change two reads late. */
export async function exploreScenario(scenario: Scenario): Promise<Explored> {
  const { world, runs, mostLate = 2, faultsOfEach = 1, faultsOfAll = runs.length } = scenario
  return await explore(worlds[world], runs.map(behaviourOf), { mostLate, faultsOfEach, faultsOfAll })
}

function behaviourOf(kind: Kind): Behaviour {
  const behaviour = behaviours.get(kind) ?? new Behaviour(kind)
  behaviours.set(kind, behaviour)
  return behaviour
}

export function nameOf({ world, runs, mostLate = 2, faultsOfEach = 1, faultsOfAll = runs.length }: Scenario): string {
  const faults = faultsOfEach === 0 ? 'no fault' : `${faultsOfAll} ${faultsOfAll === 1 ? 'fault' : 'faults'}`
  return `${runs.join(', ')} where there is ${world}: ${faults}, lists ${mostLate} reads late`
}
