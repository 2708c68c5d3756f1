import { Behaviour } from './behaviour.ts'
import { type Explored, explore, type Limits } from './explorer.ts'
import { Outlooks } from './outlooks.ts'
import type { Kind } from './stepped-run.ts'
import { worlds } from './worlds.ts'

/** Which runs there are at once, and in which world they begin. */
export interface Scenario extends Partial<Limits> {
  readonly world: keyof typeof worlds
  readonly runs: readonly Kind[]
}

/** What a run does is the same in each scenario of a file. */
const behaviours = new Map<Kind, Behaviour>()
const outlooks = new Map<string, Outlooks>()

/**
 * Explores a scenario whole: by default with one fault of each run, and lists that show a change two reads late.
 *
 * @param isOne whether moments of a run from which it goes on alike are one
 */
export async function exploreScenario(scenario: Scenario, { isOne = false } = {}): Promise<Explored> {
  const { world, runs, mostLate = 2, faultsOfEach = 1, faultsOfAll = runs.length } = scenario
  const all = runs.map((kind) => outlooksOf(kind, isOne))
  return await explore(worlds[world], all, { mostLate, faultsOfEach, faultsOfAll })
}

function outlooksOf(kind: Kind, isOne: boolean): Outlooks {
  const name = `${kind} ${isOne}`
  const known = outlooks.get(name)
  if (known !== undefined) return known
  const behaviour = behaviours.get(kind) ?? new Behaviour(kind)
  behaviours.set(kind, behaviour)
  const made = new Outlooks(behaviour, isOne)
  outlooks.set(name, made)
  return made
}

export function nameOf({ world, runs, mostLate = 2, faultsOfEach = 1, faultsOfAll = runs.length }: Scenario): string {
  const faults = faultsOfEach === 0 ? 'no fault' : `${faultsOfAll} ${faultsOfAll === 1 ? 'fault' : 'faults'}`
  return `${runs.join(', ')} where there is ${world}: ${faults}, lists ${mostLate} reads late`
}
