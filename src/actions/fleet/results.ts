import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GenericSchema, safeParse } from 'valibot'
import { InputError } from '../../client/errors.ts'
import { fleetPlan, type HandedPlan, lostResult, type ServiceResult, serviceResult } from '../../fleet/result.ts'
import { message } from '../../text/message.ts'

const planFile = 'plan.json'

/** Leaves the plan to later jobs. */
export function writePlan(folder: string, plan: HandedPlan): void {
  write(folder, planFile, plan)
}

/**
 * The plan that an earlier job made.
 *
 * @throws InputError where it left none
 */
export function readPlan(folder: string): HandedPlan {
  const plan = read(folder, planFile, fleetPlan)
  if (plan !== undefined) return plan
  throw new InputError(
    'results',
    message`fleet-plan-missing: The folder of \`results\` has no plan (${planFile}). Run \`mode: plan\` with \`results\` in an earlier job, and hand the folder on as an artifact.`,
  )
}

/** Leaves the result of a service to later jobs. */
export function writeServiceResult(folder: string, result: ServiceResult): void {
  write(folder, fileOf(result.service), result)
}

/** What an earlier job left of a service; undefined where it left nothing that can be read. */
export function readServiceResult(folder: string, service: string): ServiceResult | undefined {
  return read(folder, fileOf(service), serviceResult)
}

/** The results of all services of a plan, in its order. A service whose job left none is `indeterminate`, and says so. */
export function readResults(folder: string, plan: HandedPlan): readonly ServiceResult[] {
  const left = new Set(readdirSync(folder))
  return plan.services.map(({ service, reason }) => {
    const found = left.has(fileOf(service)) ? readServiceResult(folder, service) : undefined
    if (found?.service === service) return found
    const lost = message`fleet-result-lost: The job that deploys "${service}" left no result. It was lost, cancelled or never started: look at the job, and at the service on the platform.`
    return lostResult(service, reason, plan.commit, lost)
  })
}

function fileOf(service: string): string {
  return `service-${service}.json`
}

function write(folder: string, name: string, value: unknown): void {
  const path = join(folder, name)
  // A job that is killed while it writes leaves nothing, rather than a half.
  writeFileSync(`${path}.tmp`, JSON.stringify(value))
  renameSync(`${path}.tmp`, path)
}

function read<Value>(folder: string, name: string, schema: GenericSchema<unknown, Value>): Value | undefined {
  try {
    const { success, output } = safeParse(schema, JSON.parse(readFileSync(join(folder, name), 'utf8')))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
