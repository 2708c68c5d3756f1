import type { FileSource } from '../config/file/config-search.ts'
import { listCandidateRefs } from '../git/find-commit.ts'
import { type CiSystem, type Environment, readCiJob } from './ci-job.ts'

/**
 * Whose `taxiway.yaml` counts: the one rule, for every action, command and CI system. The file of a change could teach Taxiway that failed
 * means success, so a job must be known to be for none, or name the commit or branch that the change goes into.
 */
export function fileSource(ci: CiSystem | undefined, environment: Environment): FileSource {
  if (ci === undefined && !isSomeCi(environment)) return { kind: 'working-tree' }
  const { base, isChange, sha, branch } = readCiJob(ci, environment)
  const counting = base ?? (isChange === false ? (sha ?? branch) : undefined)
  if (counting !== undefined) return { kind: 'commit', refs: listCandidateRefs(counting, 'heads') }
  const why =
    ci === undefined
      ? `this CI system is not one that Taxiway knows`
      : `the ${ci.name} job does not say whether it is for a change, or into which branch the change goes`
  return { kind: 'unknown', why }
}

/** What systems that Taxiway does not know set. Tekton sets nothing, and runs in Kubernetes. */
const signs = ['CI', 'CONTINUOUS_INTEGRATION', 'BUILD_NUMBER', 'BUILD_ID', 'RUN_ID', 'KUBERNETES_SERVICE_HOST']

function isSomeCi(environment: Environment): boolean {
  return signs.some((name) => !/^(?:|0|false)$/i.test(environment[name] ?? ''))
}
