import { InputError } from '../../client/errors.ts'
import { AbortScope } from '../../client/time/abort-scope.ts'
import { systemClock } from '../../client/time/clock.ts'
import { poll } from '../../client/time/poll.ts'
import { isTimeout } from '../../client/time/timeout.ts'
import { historyPlace } from '../../deployment/history/history-proof-place.ts'
import {
  findProof,
  findProvenCommit,
  notProven,
  type PlaceDeployment,
  type ProofAnswer,
  type ProofPlace,
  type Wanted,
} from '../../deployment/proven-elsewhere.ts'
import { KeyCheck } from '../../deployment/start/preflight.ts'
import { type Facts, notHeld } from '../../report/run-end.ts'
import { isCommit, shortenCommit } from '../../text/commits/commit-id.ts'
import { formatErrorAsClause } from '../../text/formats/format-error.ts'
import { shorten } from '../../text/formats/shortening.ts'
import type { NameInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'
import type { DeployContext } from './deploy-context.ts'

/** What `after` says: what may be deployed and why, or why nothing may, as a sentence. */
export type ProofDecision =
  | { readonly kind: 'proven'; readonly ref: string | undefined; readonly how: string; readonly facts: Facts }
  | { readonly kind: 'refused'; readonly reason: string }

/** Between two looks at what has not ended, milliseconds; a fixed poll interval comes before it. */
const readGapMs = 5_000
/** Of one reading of a place, milliseconds. */
const readTimeoutMs = 30_000

/** What is to be deployed: a ref, nothing yet, or an archive. */
export type Candidate =
  | { readonly kind: 'ref'; readonly ref: string | undefined }
  | { readonly kind: 'archive'; readonly digest: string }

/**
 * Decides whether what is to be deployed is proven in all places that `after` names. Without a ref it takes the newest commit that is.
 *
 * @param provenHere places that the same run has proven already, by name
 * @throws InputError for a place that cannot prove it, and for a ref that is not a commit
 */
export async function decideByProof(
  context: DeployContext,
  candidate: Candidate,
  provenHere: ReadonlySet<string> = new Set(),
): Promise<ProofDecision> {
  const { inputs, job } = context
  const places = inputs.after.filter((name) => !provenHere.has(name)).map((name) => findPlace(context, name))
  using scope = new AbortScope({ signal: job.signal, timeoutMs: inputs.follow.timeoutMs })
  for (const place of places) await requireReadable(context, place)
  const wanted = readWanted(candidate, context.job.inputs.named)
  if (wanted === undefined) return await promote(context, places, scope)
  const unheld = new Set<string>()
  // An abbreviated one may be the name of a branch, too.
  let ref = wanted.id
  for (const place of places) {
    const found = await waitForProof(context, place, wanted, scope)
    if (found.kind !== 'found')
      return { kind: 'refused', reason: notProven(wanted, place, found, context.job.inputs.named) }
    if (found.notHeld !== undefined) unheld.add(found.notHeld)
    if (wanted.kind === 'commit' && found.id.length > ref.length) ref = found.id
  }
  const same = wanted.kind === 'archive' ? 'the same artifact' : 'the same commit; the platform builds it again'
  const facts = [['Proven first', `${inputs.after.join(', ')}: ${same}`] as const, ...notHeldFacts(unheld)]
  const how = message`after-proven: Proven in ${inputs.after.join(' and ')}: ${same}.`
  return { kind: 'proven', ref: wanted.kind === 'commit' ? ref : undefined, how, facts }
}

/** What has to be proven; undefined if the newest proven commit is to be taken. */
function readWanted(candidate: Candidate, named: NameInput): Wanted | undefined {
  if (candidate.kind === 'archive') return { kind: 'archive', id: candidate.digest }
  const { ref } = candidate
  if (ref === undefined) return undefined
  if (isCommit(ref)) return { kind: 'commit', id: ref.toLowerCase() }
  const text = message`after-needs-commit: ${named('after')} needs a commit as ${named('ref')}, not the name "${shorten(ref)}", which may stand for another commit once the platform builds it. Set ${named('ref')} to the commit, such as \`\${{ github.sha }}\`, or leave it out to take the newest that is proven.`
  throw new InputError('ref', text)
}

/** Takes the newest commit that is proven in the first place, and in all others. */
async function promote(
  context: DeployContext,
  [first, ...others]: readonly ProofPlace[],
  scope: AbortScope,
): Promise<ProofDecision> {
  const { after } = context.inputs
  const names = after.join(' and ')
  if (first === undefined) return { kind: 'refused', reason: `Nothing names a place.` }
  /** Each place may be read from another host. */
  let asked = first
  try {
    const isProvenElsewhere = async (commit: string): Promise<boolean> => {
      for (const place of others) {
        asked = place
        const found = await findProof(deploymentsAt(context, place, scope), { kind: 'commit', id: commit })
        asked = first
        if (found.kind !== 'found') return false
      }
      return true
    }
    let uploads = 0
    const noting = async function* () {
      for await (const deployment of deploymentsAt(context, first, scope)) {
        if (deployment.archive !== undefined) uploads++
        yield deployment
      }
    }
    const commit = await findProvenCommit(noting(), isProvenElsewhere)
    if (commit === undefined && uploads > 0) {
      const reason = message`after-only-uploads: Not deployed: ${first.name} has uploads, of which nobody keeps the archive, and no commit is proven there. Upload the same archive with ${context.job.inputs.named('after')}, or deploy ${first.name} from Git.`
      return { kind: 'refused', reason }
    }
    if (commit === undefined) {
      const reason = message`after-nothing-proven: Not deployed: no commit is proven in ${names}, as far as its deployments are remembered. Deploy one there first, or set ${context.job.inputs.named('ref')}.`
      return { kind: 'refused', reason }
    }
    const found = await findProof(deploymentsAt(context, first, scope), { kind: 'commit', id: commit })
    const unheld = new Set(found.kind === 'found' && found.notHeld !== undefined ? [found.notHeld] : [])
    const how = message`after-promoted: Promoting ${shortenCommit(commit)}: it is the commit of the newest deployment that is proven in ${names}.`
    const facts = [
      ['Promoted from', `${names}: the same commit; the platform builds it again`] as const,
      ...notHeldFacts(unheld),
    ]
    return { kind: 'proven', ref: commit, how, facts }
  } catch (error) {
    return { kind: 'refused', reason: unread(context, asked, error) }
  }
}

function notHeldFacts(whys: ReadonlySet<string>): Facts {
  return [...whys].map((why) => [notHeld, why] as const)
}

/** What has not ended is asked for again until the timeout. */
async function waitForProof(
  context: DeployContext,
  place: ProofPlace,
  wanted: Wanted,
  scope: AbortScope,
): Promise<ProofAnswer> {
  const { job, inputs } = context
  let last: ProofAnswer = { kind: 'unknown', why: 'it was not read' }
  const readProof = async (): Promise<ProofAnswer | undefined> => {
    const isFirst = last.kind === 'unknown'
    const found = await findSafely(context, place, wanted, scope)
    // The timeout may pass during a read, which takes nothing from what was read before.
    if (found.kind === 'unknown' && scope.signal.aborted && !isFirst) return last
    last = found
    if (last.kind !== 'going') return last
    if (isFirst) job.console.say(message`after-waiting: Waiting for ${place.name}: ${last.why}.`)
    return undefined
  }
  const gapMs = inputs.follow.pollIntervalMs ?? readGapMs
  const found = await poll(readProof, {
    pauseMs: () => (scope.leftMs < gapMs ? undefined : gapMs),
    sleep: (ms) => systemClock.sleep(ms, job.signal),
  })
  return found ?? last
}

async function findSafely(
  context: DeployContext,
  place: ProofPlace,
  wanted: Wanted,
  scope: AbortScope,
): Promise<ProofAnswer> {
  try {
    return await findProof(deploymentsAt(context, place, scope), wanted)
  } catch (error) {
    context.job.signal.throwIfAborted()
    return { kind: 'unknown', why: explainUnread(context, place, error) }
  }
}

/** In the words of whoever was asked: the host for what it remembers, else the platform. */
function explainUnread(context: DeployContext, place: ProofPlace, error: unknown): string {
  const memory = openMemory(context, place)
  if (memory !== undefined) return memory.proofs.explain(error)
  return `the platform did not say: ${isTimeout(error) ? 'it gave no answer in time' : formatErrorAsClause(error)}`
}

function unread(context: DeployContext, place: ProofPlace, error: unknown): string {
  context.job.signal.throwIfAborted()
  return message`after-unread: Not deployed: ${context.job.inputs.named('after')} names ${place.name}, and what is proven there could not be read: ${explainUnread(context, place, error)}.`
}

/** A service of the configuration file, else an environment of the host. */
function findPlace({ job }: DeployContext, name: string): ProofPlace {
  const service = job.inputs.serviceNamed(name)
  if (service === undefined) return { name, environment: name, service: undefined }
  const { serviceId: id, environment, hasGate } = service
  return { name, environment, service: id === undefined ? undefined : { id, hasGate } }
}

/** Refuses by name what can prove nothing: the host keeps no deployments, and the history knows no gate or is not this key's to read. */
async function requireReadable(context: DeployContext, place: ProofPlace): Promise<void> {
  const { keyCheck, platform } = context
  const { name, service } = place
  if (openMemory(context, place) !== undefined) return
  if (service === undefined) {
    const text = message`after-no-memory: ${context.job.inputs.named('after')} names "${shorten(name)}", which is neither a service of the configuration file nor an environment that this run can read. Environments are those of GitHub, in an action, and of GitLab: name one of them in such a job, or a service of taxiway.yaml.`
    throw new InputError('after', text)
  }
  if (service.hasGate) {
    const text = message`after-gate-not-remembered: ${context.job.inputs.named('after')} names "${name}", which has a gate, and the platform's history does not say whether a gate passed. Set its ${context.job.inputs.named('environment')}, and use the action in a GitHub job, whose deployments remember it.`
    throw new InputError('after', text)
  }
  const answer = await (keyCheck ?? new KeyCheck(platform)).answer
  const own = answer.kind === 'told' ? answer.identity.keyScope?.serviceId : undefined
  if (!own || own === service.id) return
  const text = message`after-key-too-narrow: ${context.job.inputs.named('after')} names "${name}" (${service.id}), and ${context.job.inputs.named('api-key')} belongs to another service (${own}), so it cannot read that history. Use a key of the project, or set the ${context.job.inputs.named('environment')} of "${name}".`
  throw new InputError('api-key', text, { answered: true })
}

function deploymentsAt(context: DeployContext, place: ProofPlace, scope: AbortScope): AsyncIterable<PlaceDeployment> {
  const { platform, inputs } = context
  const { name, service } = place
  const memory = openMemory(context, place)
  if (memory !== undefined) return memory.proofs.read({ ...place, environment: memory.environment }, scope.signal)
  if (service === undefined) throw new TaxiwayError('unreadable', `nothing remembers the deployments of ${name}`)
  // A request that knows its own time begins no wait which is longer, and ends with the last answer.
  const timeoutMs = Math.max(1, Math.min(readTimeoutMs, scope.leftMs))
  return historyPlace(platform, service.id, { ...inputs.follow, signal: scope.signal, timeoutMs })
}

/** The host's memory of a place, if it has one. */
function openMemory({ reporter }: DeployContext, { environment, service }: ProofPlace) {
  const { proofs } = reporter
  if (proofs === undefined || environment === undefined || (service !== undefined && !proofs.knowsServices))
    return undefined
  return { proofs, environment }
}
