import { resolve } from 'node:path'
import type { Job } from '../job.ts'

/** What a run writes by itself, absolute: no upload of it holds such a file. */
export function listWrittenFiles({ context, inputs }: Pick<Job, 'context' | 'inputs'>): readonly string[] {
  const { workspace, logFile, jobFolder, reportFiles = [] } = context
  // The command has its own options for them, relative to the current folder.
  const named = (['junit', 'events', 'results'] as const).map((name) => inputs.text(name))
  const inWorkspace = named.flatMap((file) => (file === undefined ? [] : resolve(workspace, file)))
  return [...reportFiles, ...inWorkspace, ...[logFile, jobFolder].filter((file) => file !== undefined)]
}
