import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SeedService } from 'taxiway-emulator'
import { owner, type Project } from '../project.ts'

/** What the team runs: a site, a process without an address, and static pages. */
export const parts = ['web', 'worker', 'static'] as const
export type Part = (typeof parts)[number]

/** What is wrong with a version. `sick`: it runs, and the team's own check fails. */
export type Mistake = 'fails-to-build' | 'crashes' | 'sick'

/** What a commit has of one part. */
export interface Version {
  readonly version: number
  readonly mistake: Mistake | undefined
}

export type Versions = Readonly<Record<Part, Version>>

/** The repository of a small team, and what each of its commits holds. */
export class Team {
  readonly #project: Project
  readonly #commits = new Map<string, Versions>()
  #versions: Versions = {
    web: { version: 0, mistake: undefined },
    worker: { version: 0, mistake: undefined },
    static: { version: 0, mistake: undefined },
  }

  /** @param checkout the action that checks out, as the workflows name it */
  constructor(project: Project, checkout: string) {
    this.#project = project
    cpSync(join(import.meta.dirname, 'project'), project.folder, { recursive: true })
    const workflows = join(project.folder, '.github/workflows')
    for (const name of readdirSync(workflows)) {
      const text = readFileSync(join(workflows, name), 'utf8')
      writeFileSync(join(workflows, name), text.replaceAll('<checkout>', checkout).replaceAll('<owner>', owner))
    }
    for (const part of parts) this.change(part)
  }

  /** Makes a new version of a part. */
  change(part: Part, mistake?: Mistake): this {
    const version = this.#versions[part].version + 1
    this.#versions = { ...this.#versions, [part]: { version, mistake } }
    const state = `export const state = { version: ${version}, fault: '${mistake ?? 'none'}' }\n`
    this.#project.write(`${part}/state.js`, state)
    return this
  }

  commit(): string {
    const commit = this.#project.commit()
    this.#commits.set(commit, this.#versions)
    return commit
  }

  /** What is in the working copy. */
  get versions(): Versions {
    return this.#versions
  }

  /** What a commit holds; undefined if it is not the team's. */
  at(commit: string | null | undefined): Versions | undefined {
    return this.#commits.get(commit ?? '')
  }

  switchTo(branch: string, ...options: readonly string[]): void {
    this.#project.git('switch', '--quiet', ...options, branch)
  }

  /** Takes the versions of a commit for those of the working copy, after a switch. */
  resume(commit: string): void {
    this.#versions = this.at(commit) ?? this.#versions
  }

  /** The services of staging and of production. */
  get services(): readonly SeedService[] {
    return ['', '_staging'].flatMap((suffix) =>
      parts.map((part) => ({
        id: `svc_${part}${suffix}`,
        name: `${part}${suffix.replace('_', '-')}`,
        repoUrl: this.#project.url,
        rootDir: part,
        ...(part === 'worker' && { runtimeMode: 'worker' }),
        ...(part === 'static' && { runtimeMode: 'static', startCommand: 'public' }),
      })),
    )
  }
}
