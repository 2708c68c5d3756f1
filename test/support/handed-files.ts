import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from '../../src/deployment/outcome.ts'
import { planFile } from '../../src/fleet/results/file-names.ts'
import { ResultsFolder } from '../../src/fleet/results/results-folder.ts'
import { Signer } from '../../src/fleet/results/signer.ts'
import type { SerializedPlan } from '../../src/report/formats/serialized-plan.ts'
import type { ServiceResult } from '../../src/report/service-result.ts'

/** Files of a folder by name: what artifacts hold. */
export type Files = ReadonlyMap<string, string>

/** A service and those that it needs, which come before it. */
export interface Planned {
  readonly service: string
  readonly needs: readonly string[]
}

const key = 'key_0123456789'

/** What tells the folders of two jobs apart. */
interface Place {
  readonly run: string
  readonly attempt: number
  /** The plan as its file has it. */
  readonly plan: string
}

/** The folders of the jobs of a fleet, on the disk, as the product reads and writes them. */
export class HandedFiles {
  readonly #folder: string
  /** What is on the disk: two jobs have most of their files in common, and a new folder for each would take long. */
  readonly #onDisk = new Map<string, string>()
  /** The plan that all jobs of the run have. */
  readonly plan: SerializedPlan
  readonly #planText: string

  constructor(folder: string, services: readonly Planned[]) {
    this.#folder = folder
    const each = services.map(({ service, needs }) => {
      return { service, needs: [...needs], level: 0, reason: 'it changed', check: null }
    })
    this.plan = { commit: 'c0ffee', services: each, unchanged: [] }
    this.#planText = this.#planned()
  }

  /** Runs a job in a folder with these files, and returns those that it wrote. */
  job<T>(
    files: Files,
    attempt: number,
    work: (folder: ResultsFolder) => T,
  ): { readonly value: T; readonly wrote: Files } {
    return this.#in(files, { attempt, run: '7', plan: this.#planText }, work)
  }

  /** What another plan, or another run, left of a service: whole and signed. */
  ofAnother(what: 'plan' | 'run', service: string, outcome: Outcome): Files {
    const run = what === 'run' ? '8' : '7'
    const { wrote } = this.#in(new Map(), { attempt: 1, run, plan: this.#planned(run) }, (folder) => {
      folder.begin([service])
      folder.end(resultOf(service, outcome))
    })
    return wrote
  }

  #planned(run = '7'): string {
    new ResultsFolder(this.#folder, new Signer(key, { run, attempt: 1 })).writePlan(this.plan)
    return readFileSync(join(this.#folder, planFile), 'utf8')
  }

  #in<T>(
    files: Files,
    { attempt, run, plan }: Place,
    work: (folder: ResultsFolder) => T,
  ): { readonly value: T; readonly wrote: Files } {
    for (const name of this.#onDisk.keys()) {
      if (files.has(name)) continue
      rmSync(join(this.#folder, name))
      this.#onDisk.delete(name)
    }
    writeFileSync(join(this.#folder, planFile), plan)
    for (const [name, text] of files) {
      if (this.#onDisk.get(name) === text) continue
      writeFileSync(join(this.#folder, name), text)
      this.#onDisk.set(name, text)
    }
    const folder = new ResultsFolder(this.#folder, new Signer(key, { run, attempt }))
    folder.readPlan()
    const value = work(folder)
    const wrote = new Map<string, string>()
    for (const name of readdirSync(this.#folder)) {
      if (name !== planFile && !files.has(name)) wrote.set(name, readFileSync(join(this.#folder, name), 'utf8'))
    }
    for (const [name, text] of wrote) this.#onDisk.set(name, text)
    return { value, wrote }
  }
}

/** What a job says of a service at its end. */
export function resultOf(service: string, outcome: Outcome): ServiceResult {
  return {
    ...{ service, outcome, passed: outcome === 'succeeded', reason: `It ${outcome}.`, why: '', commit: 'c0ffee' },
    ...{ url: null, serviceId: null, deploymentId: null, deployed: outcome === 'succeeded' },
    ...{ startedMs: 0, durationMs: 1, excerpt: [] },
  }
}
