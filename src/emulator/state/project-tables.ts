import { type TableDefinition, text } from './table.ts'

/** A project of the account. */
export interface Project {
  readonly id: string
  readonly name: string
  /** Unique. */
  readonly slug: string
  readonly description: string
}

export const projects: TableDefinition<Project> = {
  name: 'projects',
  columns: { id: text, name: text, slug: text, description: text },
  constraints: 'PRIMARY KEY (id), UNIQUE (slug)',
}

/** A part of a project in which services live. */
export interface Environment {
  readonly id: string
  readonly projectId: string
  readonly slug: string
}

/** The environments of every project; the first is used if a request names none. */
export const environmentSlugs = ['production', 'preview'] as const

export const environments: TableDefinition<Environment> = {
  name: 'environments',
  columns: { id: text, projectId: text, slug: text },
  constraints: 'PRIMARY KEY (id), UNIQUE (projectId, slug)',
}
