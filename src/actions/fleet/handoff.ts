import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GenericSchema, safeParse } from 'valibot'
import { InputError } from '../../client/errors.ts'
import { fleetPlan, planFile, type SerializedPlan, type ServiceResult, serviceResult } from '../../fleet/result.ts'
import { digestOf, Seal, type Subject } from '../../fleet/seal.ts'
import type { Job } from '../../run/job.ts'
import { message } from '../../text/message.ts'
import type { FleetInputs } from './inputs.ts'

/** Names the run in place of its address. */
export const runVariable = 'TAXIWAY_FLEET_RUN'
const ofPlan: Subject = { service: '', plan: '' }

/** The folder in which the jobs of a fleet pass on the plan and their results, each signed. */
export class Handoff {
  readonly #folder: string
  readonly #seal: Seal
  /** The digest of the plan; set by whatever reads or writes the plan, which comes first. */
  #plan = ''

  constructor(folder: string, seal: Seal) {
    this.#folder = folder
    this.#seal = seal
  }

  writePlan(plan: SerializedPlan): void {
    // Two plans of a run are told apart, even if they say the same: the results of one are refused by the other.
    const text = JSON.stringify({ id: randomUUID(), ...plan })
    this.#plan = digestOf(text)
    this.#write(planFile, this.#seal.close(text, ofPlan))
  }

  /**
   * The plan that an earlier job made.
   *
   * @throws InputError if it left none, or if the one that is there was not signed in this run
   */
  readPlan(): SerializedPlan {
    const read = this.#read(planFile, fleetPlan, ofPlan)
    if (read === 'missing') {
      const text = `The folder of \`results\` has no plan (${planFile}). Run \`mode: plan\` with \`results\` in an earlier job, and hand the folder on as an artifact.`
      throw new InputError('results', text)
    }
    if (read === 'refused') {
      const why = message`fleet-plan-refused: The plan in the folder of \`results\` is refused, because no job with this API key signed it in this run. Check which jobs write into that folder, and that all jobs of the fleet use the same API key.`
      throw new InputError('results', why)
    }
    this.#plan = digestOf(read.text)
    return read.value
  }

  write(result: ServiceResult): void {
    this.#write(fileOf(result.service), this.#seal.close(JSON.stringify(result), this.#of(result.service)))
  }

  /** The results of all services of the plan, in its order. One that was not left, or is refused, is `indeterminate` and says so. */
  readResults(plan: SerializedPlan): readonly ServiceResult[] {
    return plan.services.map(({ service, reason: why }) => {
      const read = this.#read(fileOf(service), serviceResult, this.#of(service))
      if (typeof read === 'object') return read.value
      const reason =
        read === 'refused'
          ? message`fleet-result-refused: The result that was left for "${service}" is refused, because no job with this API key signed it for this service, plan and run. Check which jobs write into the folder of the results, and the service on the platform.`
          : message`fleet-result-lost: The job that deploys "${service}" left no result. It was lost, cancelled or never started: check the job, and the service on the platform.`
      return {
        ...{ service, outcome: 'indeterminate', passed: false, reason, why, commit: plan.commit, url: null },
        ...{ serviceId: null, deploymentId: null, deployed: false, startedMs: null, durationMs: 0, excerpt: [] },
      }
    })
  }

  #of(service: string): Subject {
    return { service, plan: this.#plan }
  }

  #write(name: string, text: string): void {
    const path = join(this.#folder, name)
    // A job that is killed while it writes leaves nothing, rather than a half. An artifact may have brought a link of that name.
    rmSync(`${path}.tmp`, { force: true })
    writeFileSync(`${path}.tmp`, text, { flag: 'wx' })
    renameSync(`${path}.tmp`, path)
  }

  /** What is in a file, if a job with the key signed it for this subject. */
  #read<T>(
    name: string,
    schema: GenericSchema<unknown, T>,
    subject: Subject,
  ): 'missing' | 'refused' | { text: string; value: T } {
    let file: string
    try {
      file = readFileSync(join(this.#folder, name), 'utf8')
    } catch {
      return 'missing'
    }
    const text = this.#seal.open(parsed(file), subject)
    const { success, output } = safeParse(schema, parsed(text ?? ''))
    return text !== undefined && success ? { text, value: output } : 'refused'
  }
}

/**
 * The folder of `results`; undefined for a fleet in one job.
 *
 * @throws InputError if the job has no key to sign with
 */
export function openHandoff(job: Job, { results, all }: FleetInputs): Handoff | undefined {
  if (results === undefined) return undefined
  const key = all.get('api-key')
  if (key === undefined) {
    const text = message`fleet-handoff-without-key: \`results\` needs \`api-key\`: what the jobs of a fleet pass on is signed with a key derived from it. Give the same key to the jobs that plan, deploy and report.`
    throw new InputError('api-key', text)
  }
  const run = runOf(job)
  // Outside CI there is one run at a time.
  if (run === '' && job.context.config.source.kind !== 'working-tree') {
    const text = message`fleet-run-unknown: \`results\` needs to know which run this is, so that no result of another run counts, and this CI system does not say it. Set the variable ${runVariable} to a value that is the same in all jobs of a run and no other, such as the number of the build.`
    throw new InputError('results', text)
  }
  return new Handoff(results, new Seal(key, { run, attempt: Number(job.environment['GITHUB_RUN_ATTEMPT']) || 1 }))
}

/**
 * What all jobs of a fleet have in common: the address of the run. On GitLab a fleet is two pipelines, and on CircleCI each job has an
 * address of its own, so there the variable says it.
 */
export function runOf({ environment, context }: Pick<Job, 'environment' | 'context'>): string {
  return environment[runVariable] || context.runUrl || ''
}

function fileOf(service: string): string {
  return `service-${service}.json`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
