import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commit, git, write } from '../git.ts'
import { ownRepository } from '../own-repository.ts'

/** The account that holds the copy of Taxiway. */
export const owner = 'grace'

const examples = join(import.meta.dirname, '../../../examples')

/** A user's repository: it has the workflow, and the platform builds it. */
export class Project {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
    mkdirSync(folder, { recursive: true })
    this.git('init', '--quiet', '--initial-branch=main')
  }

  /** The URL that the platform fetches from. */
  get url(): string {
    return pathToFileURL(this.folder).href
  }

  /** Takes an example as it is, into the root or a folder. */
  addExample(name: string, into = '.'): this {
    cpSync(join(examples, name), join(this.folder, into), { recursive: true })
    return this
  }

  /** Copies one of the workflows like a user, who fills in the owner, and returns its path in the repository. */
  addWorkflow(name: string): string {
    const path = join('.github', 'workflows', `${name}.yml`)
    cpSync(join(examples, 'workflows', `${name}.yml`), join(this.folder, path))
    this.edit(path, new RegExp(ownRepository, 'g'), `${owner}/taxiway`)
    return path
  }

  write(path: string, text: string): this {
    write(this.folder, { [path]: text })
    return this
  }

  /** Changes a text of a file. */
  edit(path: string, from: string | RegExp, to: string): this {
    const file = join(this.folder, path)
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
    return this
  }

  /** Commits everything, also if nothing changed, and returns the commit's id. */
  commit(): string {
    return commit(this.folder)
  }

  /** Runs Git with a neutral identity, and returns its output. */
  git(...args: readonly string[]): string {
    return git(this.folder, ...args)
  }
}
