import { hash } from 'node:crypto'
import type { SteppedRun } from './stepped-run.ts'

/**
 * Where a run is, by what it waits for and when its timers are due, and what it has in mind.
 *
 * @param isWhole also what it should have in mind no more: all that it was ever told, and its time
 */
export function digestOf(run: SteppedRun, isWhole = false): string {
  const { youthMs, nowMs, waiting, timersMs, end, attempts, allAttempts, calls } = run
  if (end !== undefined && waiting.length === 0) return digest(end)
  const told = calls.toText(isWhole ? allAttempts : attempts, { isWhole })
  return digest([isWhole ? nowMs : youthMs, waiting, timersMs, end, attempts.length, calls.lists, told])
}

function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64')
}
