import { resolve } from 'node:path'
import type { Job } from '../job.ts'

/** What a run writes by itself, absolute: no upload of it holds such a file. */
export function listWrittenFiles({ context, inputs }: Pick<Job, 'context' | 'inputs'>): readonly string[] {
  const { workspace, logFile, jobFolder, reportFiles = [] } = context
  const results = inputs.text('results')
  const inWorkspace = results === undefined ? [] : [resolve(workspace, results)]
  return [...reportFiles, ...inWorkspace, ...[logFile, jobFolder].filter((file) => file !== undefined)]
}
