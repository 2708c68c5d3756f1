import type { DatabaseSync } from 'node:sqlite'
import { newId } from './identifier.ts'
import { type Row, text } from './row.ts'

export interface Project {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly description: string
}

export interface Environment {
  readonly id: string
  readonly projectId: string
  readonly slug: string
}

/** What every project has; the first is the one that is used where none is named. */
export const environmentSlugs = ['production', 'preview'] as const

/** Projects and their environments. */
export class Projects {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Adds a project with its environments. The slug must be free. */
  add(project: Omit<Project, 'id'>): Project {
    const id = newId('prj')
    this.#database
      .prepare('INSERT INTO projects (id, name, slug, description) VALUES (?, ?, ?, ?)')
      .run(id, project.name, project.slug, project.description)
    const insert = this.#database.prepare('INSERT INTO environments (id, projectId, slug) VALUES (?, ?, ?)')
    for (const slug of environmentSlugs) insert.run(newId('env'), id, slug)
    return { id, ...project }
  }

  /** All projects, oldest first. */
  all(): Project[] {
    return this.#database.prepare('SELECT * FROM projects ORDER BY rowid').all().map(readProject)
  }

  bySlug(slug: string): Project | undefined {
    const row = this.#database.prepare('SELECT * FROM projects WHERE slug = ?').get(slug)
    return row && readProject(row)
  }

  byId(id: string): Project | undefined {
    const row = this.#database.prepare('SELECT * FROM projects WHERE id = ?').get(id)
    return row && readProject(row)
  }

  environment(projectId: string, slug: string): Environment | undefined {
    const row = this.#database
      .prepare('SELECT * FROM environments WHERE projectId = ? AND slug = ?')
      .get(projectId, slug)
    return row && readEnvironment(row)
  }

  environmentById(id: string): Environment | undefined {
    const row = this.#database.prepare('SELECT * FROM environments WHERE id = ?').get(id)
    return row && readEnvironment(row)
  }
}

function readProject(row: Row): Project {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    slug: text(row, 'slug'),
    description: text(row, 'description'),
  }
}

function readEnvironment(row: Row): Environment {
  return { id: text(row, 'id'), projectId: text(row, 'projectId'), slug: text(row, 'slug') }
}
