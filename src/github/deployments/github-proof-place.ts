import { array, nullish, number, object, optional, parse, string } from 'valibot'
import { isForbidden, RefusedError } from '../../client/errors.ts'
import type { PlaceDeployment, PlaceResult, ProofOrigin, ProofPlace } from '../../deployment/proven-elsewhere.ts'
import { shorten } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'
import { type GitHubRepository, githubRefusal, type RepositoryAccess } from '../api/github-repository.ts'
import type { RememberedDeployment } from './deployment-row.ts'
import { Deployments, type OwnStatus } from './deployments.ts'
import { readGate, readNamedCommit } from './status-description.ts'

const runAnswer = object({
  id: number(),
  event: string(),
  head_branch: nullish(string()),
  head_sha: optional(string()),
})
const repositoryAnswer = object({ default_branch: string() })
const matchingRefs = array(object({ ref: string(), object: object({ sha: string(), type: optional(string()) }) }))
const tagAnswer = object({ object: object({ sha: string() }) })
const permission = 'actions: read'

/**
 * The deployments of a place as GitHub remembers them, the newest first. A gate that was run by itself has a GitHub deployment of its own,
 * which names the platform's deployment that it judged: it decides for that one, in whose place it stands. Gates of deployments that are
 * not remembered come last.
 */
export async function* githubPlace(
  access: RepositoryAccess,
  place: ProofPlace & { readonly environment: string },
): AsyncGenerator<PlaceDeployment> {
  const deployments = new Deployments({ ...access, environment: place.environment })
  const runs = new RunLookup(deployments.github)
  /** The newest gate of each deployment that was not met yet. */
  const gates = new Map<string, RememberedDeployment>()
  const own = deployments.own()
  for (let next = await own.next(); ; next = await own.next()) {
    if (next.done) {
      for (const gate of gates.values()) yield toPlaceDeployment(deployments, gate, gate, runs)
      if (next.value) return
      throw new TaxiwayError('unreadable', `GitHub has more deployments of ${place.environment} than could be read`)
    }
    const { memory } = next.value
    const { deployment } = memory
    if (!isOfPlace(memory.target, place)) continue
    if (memory.gate === 'own' && deployment !== undefined) {
      if (!gates.has(deployment)) gates.set(deployment, next.value)
      continue
    }
    const gate = deployment === undefined ? undefined : gates.get(deployment)
    if (deployment !== undefined) gates.delete(deployment)
    yield toPlaceDeployment(deployments, next.value, gate, runs)
  }
}

/** Previews have targets of another kind. */
function isOfPlace(target: string, { service }: ProofPlace): boolean {
  if (service !== undefined) return target === `service:${service.id}`
  return target.startsWith('service:') || target.startsWith('upload:')
}

/** @param gate the row of a gate that judged it by itself */
function toPlaceDeployment(
  deployments: Deployments,
  row: RememberedDeployment,
  gate: RememberedDeployment | undefined,
  runs: RunLookup,
): PlaceDeployment {
  const { memory } = row
  const ofRow = callOnce(() => deployments.ownStatuses(row.id))
  const ofJudge = gate === undefined || gate === row ? ofRow : callOnce(() => deployments.ownStatuses(gate.id))
  // An upload is proven by its archive: what was packed need not be what Git has.
  const isUpload = memory.target.startsWith('upload:')
  return {
    isUpload,
    commit: async () => {
      if (isUpload) return undefined
      // What GitHub shows as deployed may be the commit of the job.
      return memory.commit ?? gate?.memory.commit ?? namedIn(await ofRow()) ?? namedIn(await ofJudge())
    },
    archive: memory.archive,
    result: async () => readPlaceResult(await ofJudge(), gate !== undefined || memory.gate !== undefined),
    origin: async () => {
      const proof = (await ofJudge()).find(({ state }) => state === 'success')
      return await runs.judge(proof?.logUrl)
    },
  }
}

function callOnce<T>(call: () => Promise<T>): () => Promise<T> {
  let called: Promise<T> | undefined
  return () => (called ??= call())
}

function namedIn(statuses: readonly OwnStatus[]): string | undefined {
  return statuses.map(readNamedCommit).find((each) => each !== undefined)
}

/** @param statuses the newest first */
function readPlaceResult(statuses: readonly OwnStatus[], hasGate: boolean): PlaceResult {
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
      const { event, head_branch: branch, head_sha: commit } = parse(runAnswer, answer)
      if (event === 'release') return { kind: 'trusted' }
      const isTrusted =
        !event.startsWith('pull_request') && branch && (await this.#isTrustedBranch(event, branch, commit))
      if (isTrusted) return { kind: 'trusted' }
      const from = branch ? ` on ${shorten(branch)}` : ''
      const why = message`after-untrusted-run: the run that says so, ${id}, was started by \`${event}\`${from}, and not on the default branch, by a tag or a release`
      return { kind: 'untrusted', why }
    } catch (error) {
      this.#github.signal.throwIfAborted()
      // A run that GitHub does not show may never have been.
      if (!(error instanceof RefusedError && isForbidden(error)))
        return { kind: 'unknown', why: `its run ${id} could not be read: ${githubRefusal(error, permission)}` }
      const notHeld = message`after-run-not-read: whether a change under review wrote the proof was not looked up, because the token lacks the permission \`${permission}\``
      return { kind: 'trusted', notHeld }
    }
  }

  /** Of a push, the branch may be a tag: one that is at its commit, as a branch may have the name of a tag. */
  async #isTrustedBranch(event: string, branch: string, commit: string | undefined): Promise<boolean> {
    const repository = await this.#github.ask(({ rest }, place) => rest.repos.get(place))
    if (parse(repositoryAnswer, repository).default_branch === branch) return true
    if (event !== 'push') return false
    const asked = { ref: `tags/${branch}` }
    const answer = await this.#github.ask(({ rest }, place) => rest.git.listMatchingRefs({ ...place, ...asked }))
    const tag = parse(matchingRefs, answer).find(({ ref }) => ref === `refs/tags/${branch}`)?.object
    if (tag === undefined || commit === undefined) return false
    return tag.sha === commit || (tag.type === 'tag' && (await this.#taggedBy(tag.sha)) === commit)
  }

  /** The commit of an annotated tag. */
  async #taggedBy(sha: string): Promise<string> {
    const answer = await this.#github.ask(({ rest }, place) => rest.git.getTag({ ...place, tag_sha: sha }))
    return parse(tagAnswer, answer).object.sha
  }
}
