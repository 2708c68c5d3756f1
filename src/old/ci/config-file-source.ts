import type { FileSource } from '../config/file/config-search.ts'
import { listCandidateRefs } from '../git/find-commit.ts'
import type { CiJob } from './ci-job.ts'

/**
 * Whose `taxiway.yaml` counts: the one rule, for every action. The file of a change could teach Taxiway that failed
 * means success, so a job must be known to be for none, or name the commit or branch that the change goes into.
 */
export function fileSource({ base, isChange, sha, branch }: CiJob): FileSource {
  const counting = base ?? (isChange === false ? (sha ?? branch) : undefined)
  if (counting !== undefined) return { kind: 'commit', refs: listCandidateRefs(counting, 'heads') }
  const why = 'the job does not say whether it is for a change, or into which branch the change goes'
  return { kind: 'unknown', why }
}
