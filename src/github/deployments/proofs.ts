import { array, nullish, number, object, optional, parse, string } from 'valibot'
import { isForbidden, isMissing, RefusedError } from '../../client/errors.ts'
import type { PlaceDeployment, PlaceResult, ProofOrigin, ProofPlace } from '../../deployment/proof.ts'
import { TaxiwayError } from '../../text/error.ts'
import { message, shorten } from '../../text/message.ts'
import { type GitHubRepository, githubRefusal, type RepositoryAccess } from '../api/client.ts'
import type { RememberedDeployment } from './deployment-row.ts'
import { Deployments, type OwnStatus } from './deployments.ts'
import { readGate } from './gate-status.ts'

const runAnswer = object({ id: number(), event: string(), head_branch: nullish(string()) })
const repositoryAnswer = object({ default_branch: string() })
const matchingRefs = array(object({ ref: string(), object: optional(object({ sha: string() })) }))
const permission = 'actions: read'

/**
 * The deployments of a place as GitHub remembers them, the newest first. A gate that was run by itself has a GitHub deployment of its own,
 * which is newer than that of the deployment that it judged and names the same one of the platform: it decides for both.
 */
export async function* githubPlace(
  access: RepositoryAccess,
  place: ProofPlace & { readonly environment: string },
): AsyncGenerator<PlaceDeployment> {
  const deployments = new Deployments({ ...access, environment: place.environment })
  const runs = new RunLookup(deployments.github)
  const judged = new Set<string>()
  const own = deployments.own()
  for (let next = await own.next(); ; next = await own.next()) {
    if (next.done) {
      if (next.value) return
      throw new TaxiwayError('unreadable', `GitHub has more deployments of ${place.environment} than could be read`)
    }
    const { memory } = next.value
    if (!isOfPlace(memory.target, place)) continue
    if (memory.deployment !== undefined && judged.has(memory.deployment)) continue
    if (memory.gate === 'own' && memory.deployment !== undefined) judged.add(memory.deployment)
    yield toPlaceDeployment(deployments, next.value, runs)
  }
}

/** Previews have targets of another kind. */
function isOfPlace(target: string, { service }: ProofPlace): boolean {
  if (service !== undefined) return target === `service:${service.id}`
  return target.startsWith('service:') || target.startsWith('upload:')
}

function toPlaceDeployment(
  deployments: Deployments,
  { id, sha, memory }: RememberedDeployment,
  runs: RunLookup,
): PlaceDeployment {
  let read: Promise<readonly OwnStatus[]> | undefined
  const statuses = (): Promise<readonly OwnStatus[]> => {
    read ??= deployments.ownStatuses(id)
    return read
  }
  return {
    // An upload is proven by its archive: what was packed need not be what Git has.
    commit: memory.target.startsWith('upload:') ? undefined : (memory.commit ?? sha),
    archive: memory.archive,
    result: async () => resultOf(await statuses(), memory.gate !== undefined),
    origin: async () => {
      const proof = (await statuses()).find(({ state }) => state === 'success')
      return await runs.judge(proof?.logUrl)
    },
  }
}

/** @param statuses the newest first */
function resultOf(statuses: readonly OwnStatus[], hasGate: boolean): PlaceResult {
  const gate = statuses.map(readGate).find((each) => each !== undefined)
  if (gate === 'failed') return { kind: 'gate failed' }
  const hasSucceeded = statuses.some(({ state }) => state === 'success')
  if (hasSucceeded && (!hasGate || gate === 'passed')) {
    const [last] = statuses
    return last?.state === 'failure' || last?.state === 'error' ? { kind: 'failed' } : { kind: 'succeeded' }
  }
  if (hasSucceeded) return { kind: 'going', what: 'the gate' }
  const [last] = statuses
  if (last === undefined || last.state === 'in_progress' || last.state === 'queued' || last.state === 'pending')
    return { kind: 'going', what: 'the deployment' }
  return { kind: 'failed' }
}

/** Looks runs of workflows up: one of a change under review may write what looks like a proof. */
class RunLookup {
  readonly #github: GitHubRepository
  readonly #known = new Map<string, Promise<ProofOrigin>>()

  constructor(github: GitHubRepository) {
    this.#github = github
  }

  /** @param logUrl the address of the run, which its status names */
  judge(logUrl: string | undefined): Promise<ProofOrigin> {
    const [, id] = /\/actions\/runs\/(\d+)(?:$|[/?#])/.exec(logUrl ?? '') ?? []
    if (id === undefined) return Promise.resolve({ kind: 'unknown', why: 'its record names no run' })
    const known = this.#known.get(id) ?? this.#read(id)
    this.#known.set(id, known)
    return known
  }

  async #read(id: string): Promise<ProofOrigin> {
    try {
      const asked = { run_id: Number(id) }
      const answer = await this.#github.ask(({ rest }, place) => rest.actions.getWorkflowRun({ ...place, ...asked }))
      const { event, head_branch: branch } = parse(runAnswer, answer)
      if (event === 'release') return { kind: 'trusted' }
      const isTrusted = !event.startsWith('pull_request') && branch && (await this.#isTrustedBranch(event, branch))
      if (isTrusted) return { kind: 'trusted' }
      const from = branch ? ` on ${shorten(branch)}` : ''
      const why = message`after-untrusted-run: the run that says so, ${id}, was started by \`${event}\`${from}, and not on the default branch, by a tag or a release`
      return { kind: 'untrusted', why }
    } catch (error) {
      this.#github.signal.throwIfAborted()
      const isNotPermitted = error instanceof RefusedError && (isForbidden(error) || isMissing(error))
      if (!isNotPermitted)
        return { kind: 'unknown', why: `its run ${id} could not be read: ${githubRefusal(error, permission)}` }
      const notHeld = message`after-run-not-read: whether a change under review wrote the proof was not looked up, because the token lacks the permission \`${permission}\``
      return { kind: 'trusted', notHeld }
    }
  }

  /** Of a push, the branch may be a tag. */
  async #isTrustedBranch(event: string, branch: string): Promise<boolean> {
    const repository = await this.#github.ask(({ rest }, place) => rest.repos.get(place))
    if (parse(repositoryAnswer, repository).default_branch === branch) return true
    if (event !== 'push') return false
    const asked = { ref: `tags/${branch}` }
    const answer = await this.#github.ask(({ rest }, place) => rest.git.listMatchingRefs({ ...place, ...asked }))
    return parse(matchingRefs, answer).some(({ ref }) => ref === `refs/tags/${branch}`)
  }
}
