import { Behaviour } from './behaviour.ts'
import { type Explored, explore } from './explorer.ts'
import type { Limits } from './next-steps.ts'
import { Outlooks } from './outlooks.ts'
import { type Proved, prove } from './prover.ts'
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
  const { world, runs } = scenario
  const all = runs.map((kind) => outlooksOf(kind, isOne))
  return await explore(worlds[world], all, limitsOf(scenario))
}

/** Proves of a scenario that is too large to be explored that nothing in it breaks a claim. */
export async function proveScenario(scenario: Scenario): Promise<Proved> {
  const { world, runs } = scenario
  const all = runs.map((kind) => outlooksOf(kind, false))
  return await prove(worlds[world], all, limitsOf(scenario))
}

function limitsOf({ runs, mostLate = 2, faultsOfEach = 1, faultsOfAll = runs.length }: Scenario): Limits {
  return { mostLate, faultsOfEach, faultsOfAll }
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
