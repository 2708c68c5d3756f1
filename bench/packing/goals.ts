import { median, ratios, span } from '../figures.ts'
import type { CompetitorId } from './competitors.ts'

/** The goals for the runs of a workspace. A time is a share of another competitor's in the same round. */
export interface Goals {
  readonly shareOf?: Readonly<Partial<Record<CompetitorId, number>>>
  /** The body's size as a share of the gzip script's. */
  readonly bodyShare?: number
  /** Peak resident memory, in bytes. */
  readonly memory: number
}

const memory = 128e6

/** By the name of the workspace. */
export const goals: Readonly<Record<string, Goals>> = {
  a: { shareOf: { 'gzip-file': 1.2 }, memory },
  b: { shareOf: { 'gzip-file': 0.27, naive: 0.18 }, bodyShare: 1.04, memory },
  c: { shareOf: { 'gzip-pipe': 0.15, 'pigz-pipe': 0.32 }, memory },
}

/** The measurements of one competitor, in the order of the rounds; empty if it failed. */
export interface Measured {
  readonly name: string
  readonly seconds: readonly number[]
  /** In bytes. */
  readonly bodies: readonly number[]
  /** In bytes. */
  readonly memory: readonly number[]
}

/** One goal and its measurement. */
export interface Verdict {
  readonly goal: string
  readonly atMost: string
  readonly measured: string
  readonly met: boolean
}

/** Compares the action's runs with the goals. A goal that could not be compared is not met. */
export function judge(its: Goals, all: ReadonlyMap<CompetitorId, Measured>): readonly Verdict[] {
  const action = all.get('action')
  if (action === undefined) return []
  const verdicts: Verdict[] = []
  for (const [id, other] of all) {
    const most = its.shareOf?.[id]
    if (most === undefined) continue
    verdicts.push(share(`time, the action / ${other.name}`, most, action.seconds, other.seconds))
  }
  const script = all.get('gzip-file')
  if (its.bodyShare !== undefined && script !== undefined) {
    verdicts.push(share(`body, the action / ${script.name}`, its.bodyShare, action.bodies, script.bodies))
  }
  const peak = action.memory.length === 0 ? Number.NaN : Math.max(...action.memory)
  const measured = `${(peak / 1e6).toFixed(0)} MB`
  const goal = 'peak memory of the action'
  return [...verdicts, { goal, atMost: `${its.memory / 1e6} MB`, measured, met: peak <= its.memory }]
}

function share(goal: string, most: number, own: readonly number[], others: readonly number[]): Verdict {
  const atMost = String(most)
  if (own.length === 0 || own.length !== others.length) return { goal, atMost, measured: 'not comparable', met: false }
  const shares = ratios(own, others)
  return { goal, atMost, measured: span(shares, 2), met: median(shares) <= most }
}
