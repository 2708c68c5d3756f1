import type { Check, CheckContext, Finding } from '../../../../src/old/checks/check.ts'
import type { Asked } from '../../../support/platform/asked.ts'
import { VirtualClock } from '../../../support/platform/clock.ts'
import type { Routes } from '../../../support/platform/reply.ts'
import { virtualPlatform } from '../../../support/platform/transport.ts'

export interface Checked {
  readonly finding: Finding
  readonly journal: readonly Asked[]
  readonly clock: VirtualClock
  readonly said: readonly string[]
}

/** Prepares and runs one check on virtual time, with `betweenMs` of other checks before it. */
export async function checking(
  checkOn: (clock: VirtualClock) => Check,
  routesOn: (clock: VirtualClock) => Routes,
  { betweenMs = 0, clean = (text: string): string => text } = {},
): Promise<Checked> {
  const clock = new VirtualClock()
  const { platform, journal } = virtualPlatform(clock, routesOn(clock))
  const said: string[] = []
  const signal = new AbortController().signal
  const context: CheckContext = { platform, clock, signal, progress: (text) => said.push(text), clean }
  const check = checkOn(clock)
  const work = async (): Promise<Finding> => {
    await check.prepare?.(context)
    if (betweenMs > 0) await clock.sleep(betweenMs)
    return await check.run(context)
  }
  const finding = await clock.run(work())
  return { finding, journal, clock, said }
}
