import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkOutActions } from './action-checkout.ts'
import { owner, Project } from './project.ts'

/** A commit of the repository of Taxiway, which holds a workflow that others call. */
export interface CalledWorkflow {
  readonly commit: string
  /** For act, as `OWNER/NAME@REF=FOLDER`. */
  readonly repository: string
}

/**
 * Commits the actions and a workflow to a repository of their own beside that of the caller. Act knows neither
 * `job.workflow_repository` nor `job.workflow_sha`, so their values stand in what it reads of the workflow.
 */
export function commitCalledWorkflow(
  folder: string,
  name: string,
  change: (workflow: string) => string = (workflow) => workflow,
): CalledWorkflow {
  const project = new Project(join(folder, owner, 'taxiway'))
  checkOutActions(project.folder)
  const path = join('.github', 'workflows', `${name}.yml`)
  mkdirSync(join(project.folder, '.github', 'workflows'), { recursive: true })
  cpSync(join(import.meta.dirname, '../../..', path), join(project.folder, path))
  const commit = project.commit()
  const text = change(readFileSync(join(project.folder, path), 'utf8'))
    .replaceAll('job.workflow_repository', `'${owner}/taxiway'`)
    .replaceAll('job.workflow_sha', `'${commit}'`)
  const read = join(folder, `called-${commit}`)
  mkdirSync(join(read, '.github', 'workflows'), { recursive: true })
  writeFileSync(join(read, path), text)
  return { commit, repository: `${owner}/taxiway@${commit}=${read}` }
}
