import type { DeploymentReport } from '../../../src/old/deployment/deployment-report.ts'
import type { FlowOptions } from '../../../src/old/deployment/flow-context.ts'
import { deploy } from '../../../src/old/deployment/start/deploy.ts'
import type { Asked } from '../platform/asked.ts'
import { VirtualClock } from '../platform/clock.ts'
import type { Routes } from '../platform/reply.ts'
import { type Distance, virtualPlatform } from '../platform/transport.ts'
import { RecordingHost } from './host.ts'

export interface Deployed {
  readonly report: DeploymentReport
  readonly host: RecordingHost
  readonly journal: readonly Asked[]
  readonly clock: VirtualClock
}

/** Runs `deploy` against scripted routes on virtual time, from the first request to the report; next door unless a distance is given. */
export async function deploying(
  routesOn: (clock: VirtualClock) => Routes,
  { distance, ...options }: Partial<FlowOptions> & { readonly distance?: Distance } = {},
  before: (clock: VirtualClock, journal: readonly Asked[]) => void = () => undefined,
  hostOn: (clock: VirtualClock) => RecordingHost = (clock) => new RecordingHost(clock),
): Promise<Deployed> {
  const clock = new VirtualClock()
  const host = hostOn(clock)
  const { platform, journal } = virtualPlatform(clock, routesOn(clock), { distance })
  const defaults = { timeoutMs: 600_000, successStates: [], failureStates: [], clock, random: () => 0.5 }
  before(clock, journal)
  const { onEvent } = host
  const flow = deploy(platform, { serviceId: 's1', ref: 'main' }, { ...defaults, ...options, onEvent })
  const report = await clock.run(flow)
  return { report, host, journal, clock }
}
