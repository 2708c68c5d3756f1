import type { Check } from '../../../src/old/checks/check.ts'
import type { FlowSettings } from '../../../src/old/deployment/flow-context.ts'
import type { Finished } from '../../../src/old/deployment/flow-run.ts'
import { type GateRequest, gate } from '../../../src/old/gate/gate.ts'
import type { GateReport } from '../../../src/old/gate/gate-report.ts'
import type { RunEvent } from '../../../src/old/gate/run-event.ts'
import type { Asked } from '../../support/platform/asked.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import type { Routes } from '../../support/platform/reply.ts'
import { virtualPlatform } from '../../support/platform/transport.ts'

export interface Judged {
  readonly report: GateReport
  readonly events: readonly RunEvent[]
  readonly journal: readonly Asked[]
  readonly clock: VirtualClock
}

/** Runs a gate against scripted routes on virtual time, for `commit` by default; empty means no commit. */
export async function judging(
  routesOn: (clock: VirtualClock) => Routes,
  request: Partial<GateRequest> = {},
  options: FlowSettings = {},
): Promise<Judged> {
  const clock = new VirtualClock()
  const { platform, journal } = virtualPlatform(clock, routesOn(clock))
  const events: RunEvent[] = []
  const onEvent = (event: RunEvent | Finished<unknown>): void => {
    if (event.kind !== 'lines' && event.kind !== 'finished') events.push(event)
  }
  const given = { clock, random: () => 0.5, ...options, onEvent }
  const { commit: asked = commit, ...rest } = request
  const named = asked === '' ? {} : { commit: asked }
  const report = await clock.run(gate(platform, { serviceId: 's1', ...named, ...rest }, given))
  return { report, events, journal, clock }
}

export const commit = '4f2c1d3e5b6a79880716253443526170fedcba98'

/** A row of the history. */
export type Row = Readonly<Record<string, unknown>>

/** A platform whose history is a function of the time, in pages of five; it has no log. */
export function showing(rowsAt: (atMs: number) => readonly Row[]) {
  return (clock: VirtualClock): Routes =>
    ({ route, query }) => {
      if (route === 'log') return { json: [] }
      if (route === 'stream') return { status: 404 }
      if (route === 'whoami') return { json: { id: 'u1' } }
      if (route === 'deploy') return { status: 202, json: { deploymentId: 'rolled', ref: 'v1' } }
      const from = Number(query['before'] ?? 0)
      const rows = rowsAt(clock.now())
      const more = rows.length > from + 5 ? { nextCursor: from + 5 } : {}
      return { json: { deployments: rows.slice(from, from + 5), ...more } }
    }
}

/** A check with a given result, which records that it ran. */
export function saying(name: string, passed: boolean, ran: string[] = []): Check {
  return {
    name,
    prepare: async () => {
      ran.push(`prepare ${name}`)
    },
    run: async ({ clock }) => {
      await clock.sleep(1_000)
      ran.push(name)
      return { passed, summary: passed ? 'all well.' : 'not well.', evidence: [] }
    },
  }
}
