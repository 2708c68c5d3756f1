import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { owner, Project } from './project.ts'

const root = join(import.meta.dirname, '../../..')

/** Fills a folder like a runner's download of the actions: their manifests, and the files they run. */
export function checkOutActions(folder: string): string {
  const manifests = ['.', ...readdirSync(root)].map((name) => join(name, 'action.yml'))
  for (const name of [...manifests.filter((name) => existsSync(join(root, name))), 'package.json'])
    cpSync(join(root, name), join(folder, name))
  const dist = process.env['TAXIWAY_DIST'] ?? join(root, 'dist')
  cpSync(dist, join(folder, 'dist'), { recursive: true, filter: (path) => path !== join(dist, 'lib') })
  return folder
}

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
  cpSync(join(root, path), join(project.folder, path))
  const commit = project.commit()
  const text = change(readFileSync(join(project.folder, path), 'utf8'))
    .replaceAll('job.workflow_repository', `'${owner}/taxiway'`)
    .replaceAll('job.workflow_sha', `'${commit}'`)
  const read = join(folder, `called-${commit}`)
  mkdirSync(join(read, '.github', 'workflows'), { recursive: true })
  writeFileSync(join(read, path), text)
  return { commit, repository: `${owner}/taxiway@${commit}=${read}` }
}
