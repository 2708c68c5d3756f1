import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { safeParse } from 'valibot'
import { InputError } from '../../client/errors.ts'
import { type SerializedPlan, serializedPlan } from '../../report/formats/serialized-plan.ts'
import type { ServiceResult } from '../../report/service-result.ts'
import type { Job } from '../../run/job.ts'
import { type NameInput, nameAsInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import type { FleetInputs } from '../fleet-inputs.ts'
import {
  begunBefore,
  type ExecutionRecord,
  executionRecord,
  type LatestResult,
  type LeftRecord,
  latestResult,
} from './execution-record.ts'
import { planFile, readRecordName, recordFile } from './file-names.ts'
import { readResultsFile, writeResultsFile } from './results-file.ts'
import { digestPlan, Signer } from './signer.ts'

/** Names the run in place of its address. */
export const runVariable = 'TAXIWAY_FLEET_RUN'

/**
 * The folder in which the jobs of a fleet pass on the plan, and what they began and how it ended, each signed. One object of it is one
 * execution of each service that it begins.
 */
export class ResultsFolder {
  readonly #path: string
  readonly #signer: Signer
  readonly #named: NameInput
  readonly #execution = randomUUID()
  /** By service: the executions that began before this one. */
  readonly #begun = new Map<string, string[]>()
  /** The digest of the plan; set by whatever reads or writes the plan, which comes first. */
  #plan = ''

  /** @param named how messages name inputs */
  constructor(path: string, signer: Signer, named: NameInput = nameAsInput) {
    this.#path = path
    this.#signer = signer
    this.#named = named
  }

  writePlan(plan: SerializedPlan): void {
    // Two plans of a run are told apart, even if they say the same: what belongs to one says nothing of the other.
    const text = JSON.stringify({ id: randomUUID(), ...plan })
    this.#plan = digestPlan(text)
    writeResultsFile(join(this.#path, planFile), this.#signer.sign(text, { service: '', plan: '' }))
  }

  /**
   * The plan that an earlier job made.
   *
   * @throws InputError if it left none, or if the one that is there cannot be read or was not signed in this run
   */
  readPlan(): SerializedPlan {
    const named = this.#named
    const file = readResultsFile(join(this.#path, planFile))
    if (file.kind === 'absent') {
      const text = `The folder of ${named('results')} has no plan (${planFile}). Run ${named('mode', 'plan')} with ${named('results')} in an earlier job, and hand the folder on as an artifact.`
      throw new InputError('results', text)
    }
    if (file.kind === 'unknown') {
      const text = `The plan in the folder of ${named('results')} cannot be read (${planFile}): ${file.why}.`
      throw new InputError('results', text)
    }
    const signed = this.#signer.verify(parsed(file.value))
    const isOurs = signed?.run === this.#signer.identity.run && signed.plan === '' && signed.service === ''
    const { success, output } = safeParse(serializedPlan, parsed(signed?.text ?? ''))
    if (!isOurs || !success) {
      const why = message`fleet-plan-refused: The plan in the folder of ${named('results')} is refused, because no job with this API key signed it in this run. Check which jobs write into that folder, and that all jobs of the fleet use the same API key.`
      throw new InputError('results', why)
    }
    this.#plan = digestPlan(signed.text)
    return output
  }

  /** Notes that this execution of the services begins, before anything is sent for them. What other executions left stays. */
  begin(services: readonly string[]): void {
    const left = this.#readLeft()
    for (const service of services) {
      const after = begunBefore(left.get(service) ?? [])
      this.#begun.set(service, after)
      this.#write(service, { id: this.#execution, after, result: null })
    }
  }

  /** Notes how this execution of a service ended. */
  end(result: ServiceResult): void {
    const after = this.#begun.get(result.service)
    if (after === undefined) throw new Error(`The service "${result.service}" ends without having begun.`)
    this.#write(result.service, { id: this.#execution, after, result })
  }

  /** The results of all services of the plan, in its order. One that is not known is `indeterminate` and says why. */
  readResults(plan: SerializedPlan): readonly ServiceResult[] {
    const left = this.#readLeft()
    return plan.services.map(({ service, reason: why }) => {
      const latest = latestResult(left.get(service) ?? [])
      if (latest.kind === 'found') return latest.value
      return {
        ...{ service, outcome: 'indeterminate', passed: false, reason: whyNone(service, latest), why },
        ...{ commit: plan.commit, url: null, serviceId: null, deploymentId: null },
        ...{ deployed: false, startedMs: null, durationMs: 0, excerpt: [] },
      }
    })
  }

  #write(service: string, record: ExecutionRecord): void {
    const { attempt } = this.#signer.identity
    const name = recordFile({ service, attempt, id: record.id, hasEnded: record.result !== null })
    const text = this.#signer.sign(JSON.stringify(record), { service, plan: this.#plan })
    writeResultsFile(join(this.#path, name), text)
  }

  /** What was left for each service, by its name. */
  #readLeft(): ReadonlyMap<string, readonly LeftRecord[]> {
    const left = new Map<string, LeftRecord[]>()
    for (const file of readdirSync(this.#path)) {
      const name = readRecordName(file)
      if (name === undefined) continue
      const record = this.#readRecord(file) ?? { kind: 'refused', attempt: name.attempt }
      const others = left.get(name.service)
      if (others === undefined) left.set(name.service, [record])
      else others.push(record)
    }
    return left
  }

  /** What a file of a record says; undefined if it cannot be read, or if no job with the key signed it under this name. */
  #readRecord(file: string): LeftRecord | undefined {
    const read = readResultsFile(join(this.#path, file))
    const signed = read.kind === 'found' ? this.#signer.verify(parsed(read.value)) : undefined
    if (signed === undefined) return undefined
    const { success, output: record } = safeParse(executionRecord, parsed(signed.text))
    if (!success) return undefined
    const { run, plan, service, attempt } = signed
    if (file !== recordFile({ service, attempt, id: record.id, hasEnded: record.result !== null })) return undefined
    if (record.result !== null && record.result.service !== service) return undefined
    if (run !== this.#signer.identity.run) return { kind: 'other run' }
    return plan === this.#plan ? { kind: 'record', attempt, record } : { kind: 'other plan', attempt }
  }
}

/** Why the result of a service is not known, and what to do. */
function whyNone(service: string, latest: Exclude<LatestResult, { readonly kind: 'found' }>): string {
  if (latest.kind === 'absent') {
    return latest.proof === 'nothing was left'
      ? message`fleet-result-lost: The job that deploys "${service}" left no result. It was lost, cancelled or never started: check the job, and the service on the platform.`
      : message`fleet-result-of-another-plan: No job of this plan left a result of "${service}". What was left belongs to another plan or run. Run all jobs again.`
  }
  switch (latest.why) {
    case 'unfinished':
      return message`fleet-result-unfinished: The last job that deployed "${service}" left no result. It was killed or cancelled, or still runs: check it, and the service on the platform.`
    case 'at once':
      return message`fleet-result-at-once: Two jobs deployed "${service}" at once, so it is not known which was the last. Deploy it in one job, and check the service on the platform.`
    case 'refused':
      return message`fleet-result-refused: A record of "${service}" is refused: it cannot be read, or no job with this API key signed it. Check which jobs write it, and the service.`
    case 'planned again':
      return message`fleet-planned-again: A later attempt of this run made another plan, and began to deploy "${service}" by it. Hand on the plan of that attempt, or run all jobs again.`
    default:
      return latest.why satisfies never
  }
}

/**
 * The folder of `results`; undefined for a fleet in one job.
 *
 * @throws InputError if the job has no key to sign with
 */
export function openResults(job: Job, { results, all }: FleetInputs): ResultsFolder | undefined {
  if (results === undefined) return undefined
  const key = all.get('api-key')
  if (key === undefined) {
    const text = message`fleet-handoff-without-key: ${job.inputs.named('results')} needs ${job.inputs.named('api-key')}: what the jobs of a fleet pass on is signed with a key derived from it. Give the same key to the jobs that plan, deploy and report.`
    throw new InputError('api-key', text)
  }
  const run = readRunName(job)
  // Outside CI there is one run at a time.
  if (run === '' && job.context.config.source.kind !== 'working-tree') {
    const text = message`fleet-run-unknown: ${job.inputs.named('results')} needs to know which run this is, so that no result of another run counts, and this CI system does not say it. Set the variable ${runVariable} to a value that is the same in all jobs of a run and no other, such as the number of the build.`
    throw new InputError('results', text)
  }
  return new ResultsFolder(results, new Signer(key, { run, attempt: job.context.attempt ?? 1 }), job.inputs.named)
}

/**
 * What all jobs of a fleet have in common: the address of the run. On GitLab a fleet is two pipelines, and on CircleCI each job has an
 * address of its own, so there the variable says it.
 */
export function readRunName({ environment, context }: Pick<Job, 'environment' | 'context'>): string {
  return environment[runVariable] || context.runUrl || ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
