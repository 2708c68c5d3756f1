import type { Job } from '../job.ts'

/** What a run writes by itself, absolute: no upload of it holds such a file. */
export function listWrittenFiles({ context }: Pick<Job, 'context'>): readonly string[] {
  const { logFile, jobFolder, reportFiles = [] } = context
  return [...reportFiles, ...[logFile, jobFolder].filter((file) => file !== undefined)]
}
