import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type LocalPlatform, start } from '../../../emulator/src/index.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { commit as commitAll } from '../../support/git.ts'
import { type StepResult, startAction } from '../../support/runner/run-action.ts'
import { startCommand } from '../command-step.ts'
import { mostMs, timeFactor } from '../plan.ts'
import { commandOf, type Evidence, endOf, leak, prepared, storedLog } from '../play.ts'
import { timesOf } from '../traffic.ts'
import type { FleetPlan } from './plan.ts'

/** A service in the `report` output. */
export interface ReportedService {
  readonly service: string
  readonly outcome: string
  readonly passed: boolean
  readonly reason: string
  readonly deploymentId: string | null
  /** Null where it never began. */
  readonly startedMs: number | null
}

/** The result of the run of a fleet, and what the platform recorded about it. */
export interface FleetEvidence extends Omit<Evidence, 'plan' | 'log'> {
  readonly plan: FleetPlan
  /** The services of the `report` output; empty if there is none. */
  readonly services: readonly ReportedService[]
  /** When each deployment became live by the platform's clock, in milliseconds since 1970, by its id. */
  readonly liveMs: ReadonlyMap<string, number>
  /** The stored log of each deployment that the report names, by its id. */
  readonly logs: ReadonlyMap<string, readonly string[]>
}

/** The id on the platform of a service of the fleet. */
export function idOf(name: string): string {
  return `svc_${name}`
}

/** Plays the run of a fleet: a local platform with its services and the faults, and the built action as a child process. */
export async function playFleet(plan: FleetPlan, repository: string, commit: string): Promise<FleetEvidence> {
  using temporary = temporaryFolder()
  const folder = temporary.path
  const services = plan.services.map(({ name, build }) => {
    return {
      id: idOf(name),
      name,
      repoUrl: repository,
      runtimeMode: 'static',
      buildCommand: commandOf({ build }),
    } as const
  })
  await using platform = await start({ dialect: plan.dialect, seed: plan.seed, services })
  const { seed } = plan
  const deployTrigger = await prepared(platform, services[seed % services.length]?.id)
  const workspace = join(folder, 'workspace')
  mkdirSync(join(folder, 'runner'))
  commitAll(workspace, { 'app.env': `LEAK='${leak}'\n`, 'taxiway.yaml': configOf(plan) })
  const inputs = {
    'base-url': platform.url,
    'api-key': platform.keys.account,
    timeout: `${plan.timeoutSeconds}s`,
    'max-parallel': String(plan.maxParallel),
    all: 'true',
    // The commit of the job is that of what is deployed.
    'config-ref': 'HEAD',
  }
  const options = {
    runnerFolder: join(folder, 'runner'),
    workspace,
    timeFactor,
    limit: mostMs(plan) + 20_000,
    trafficFile: join(folder, 'traffic.ndjson'),
    env: { GITHUB_SHA: commit },
  }
  const step = plan.byCommand ? startCommand(['fleet'], inputs, options) : startAction('fleet', inputs, options)
  platform.faults.set(plan.faults, seed)
  const { result, cancelled } = await endOf(step, plan, deployTrigger)
  const { journal, ledger } = platform
  const reported = servicesOf(result)
  const liveMs = new Map<string, number>()
  const logs = new Map<string, readonly string[]>()
  for (const { kind, id } of ledger) if (kind === 'deployment') liveMs.set(id, await liveSince(platform, id))
  for (const { deploymentId: id } of reported) if (id) logs.set(id, await storedLog(platform, id))
  const secrets = [leak, ...Object.values(platform.keys)]
  const times = timesOf(join(folder, 'traffic.ndjson'), result, platform.url)
  const run = { plan, inputs, result, services: reported, cancelled, ...times }
  return { ...run, journal, ledger, liveMs, logs, secrets }
}

function configOf({ services }: FleetPlan): string {
  const lines = services.map(({ name, needs }) => {
    const after = needs.length > 0 ? `, needs: [${needs.join(', ')}]` : ''
    return `  ${name}: { service-id: ${idOf(name)}${after} }\n`
  })
  return `services:\n${lines.join('')}`
}

function servicesOf({ outputs }: StepResult): readonly ReportedService[] {
  return outputs['report'] === undefined ? [] : (JSON.parse(outputs['report']).services ?? [])
}

/** When the deployment became live, whatever the dialect and the faults show; infinite if it never did. */
async function liveSince({ url, keys }: LocalPlatform, id: string): Promise<number> {
  const headers = { authorization: `Bearer ${keys.account}` }
  const known = Object(await (await fetch(`${url}/_taxiway/deployments/${id}`, { headers })).json())
  const at = Object(known.stageTimes).live
  return typeof at === 'string' ? Date.parse(at) : Number.POSITIVE_INFINITY
}
