import { sameCommit, shortenCommit } from '../text/commits/commit-id.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'
import { newestGood } from './history/last-good.ts'

/** Where a commit must have succeeded: an environment of the host, or a service of the configuration file. */
export interface ProofPlace {
  /** As it was given. */
  readonly name: string
  /** That of the host's memory; undefined if it keeps none of the service. */
  readonly environment: string | undefined
  /** Of the configuration file; undefined for an environment alone. */
  readonly service: { readonly id: string; readonly hasGate: boolean } | undefined
}

/** How a deployment ended, its gate included if one was declared. */
export type PlaceResult =
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'gate failed' }
  /** It has not ended, or its gate has not. */
  | { readonly kind: 'going'; readonly what: 'the deployment' | 'the gate' }
  | { readonly kind: 'unknown'; readonly why: string }

/** Whether what wrote a proof is one that no change under review could be. */
export type ProofOrigin =
  /** `why` it was not looked up, as a clause, if the host did not permit it. */
  | { readonly kind: 'trusted'; readonly notHeld?: string }
  | { readonly kind: 'untrusted'; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string }

/** A deployment at a place. */
export interface PlaceDeployment {
  /** Of an archive: it proves no commit. */
  readonly isUpload: boolean
  /** Undefined if it is not known. */
  readonly commit: () => Promise<string | undefined>
  /** Of an upload: the digest of its archive. */
  readonly archive: string | undefined
  readonly result: () => Promise<PlaceResult>
  readonly origin: () => Promise<ProofOrigin>
}

/** What a host remembers of the deployments of a place, the newest first. The reading rejects as the host does. */
export interface ProofMemory {
  readonly read: (
    place: ProofPlace & { readonly environment: string },
    signal: AbortSignal,
  ) => AsyncIterable<PlaceDeployment>
  /** Whether it remembers deployments of services, with their gates; else those of environments as a whole. */
  readonly knowsServices: boolean
  /** Why the host could not be read, as a clause. */
  readonly explain: (error: unknown) => string
}

/** What is deployed must be this commit, or this archive. */
export interface Wanted {
  readonly kind: 'commit' | 'archive'
  readonly id: string
}

/** What a place says of what is to be deployed. All texts are clauses. */
export type ProofAnswer =
  /** `id` as the place names it: an abbreviated commit is whole there. */
  | { readonly kind: 'found'; readonly id: string; readonly notHeld: string | undefined }
  | { readonly kind: 'absent'; readonly proof: string }
  /** Neither yet: it is worth to ask again. */
  | { readonly kind: 'going'; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string }

/** Whether the newest deployment of it at a place is a proof. Rejects as the reading does. */
export async function findProof(deployments: AsyncIterable<PlaceDeployment>, wanted: Wanted): Promise<ProofAnswer> {
  let hasNameless = false
  for await (const deployment of deployments) {
    const shown = wanted.kind === 'commit' ? await deployment.commit() : deployment.archive
    hasNameless ||= shown === undefined && deployment.isUpload === (wanted.kind === 'archive')
    if (shown !== undefined && isSame(wanted, shown)) return await judge(deployment, shown)
  }
  if (!hasNameless) return { kind: 'absent', proof: 'it was never deployed there' }
  return { kind: 'unknown', why: `of a deployment there it is not known what it has deployed` }
}

function isSame({ kind, id }: Wanted, shown: string): boolean {
  return kind === 'commit' ? sameCommit(shown, id) : shown === id
}

async function judge({ result, origin }: Pick<PlaceDeployment, 'result' | 'origin'>, id: string): Promise<ProofAnswer> {
  const found = await result()
  switch (found.kind) {
    case 'succeeded':
      return judgeOrigin(await origin(), id)
    case 'failed':
      return { kind: 'absent', proof: 'it was deployed there, and failed' }
    case 'gate failed':
      return { kind: 'absent', proof: 'it was deployed there, and its gate failed' }
    case 'going': {
      const what = found.what === 'the gate' ? 'its gate has not ended' : 'its deployment there has not ended'
      return { kind: 'going', why: what }
    }
    case 'unknown':
      return found
    default:
      return found satisfies never
  }
}

function judgeOrigin(origin: ProofOrigin, id: string): ProofAnswer {
  switch (origin.kind) {
    case 'trusted':
      return { kind: 'found', id, notHeld: origin.notHeld }
    case 'untrusted':
      return { kind: 'absent', proof: `it succeeded there, but ${origin.why}` }
    case 'unknown':
      return { kind: 'unknown', why: `it succeeded there, but ${origin.why}` }
    default:
      return origin satisfies never
  }
}

/** The newest commit that is proven at a place, by the order of its deployments, if the others have proven it too. Rejects as the reading does. */
export async function findProvenCommit(
  deployments: AsyncIterable<PlaceDeployment>,
  isProvenElsewhere: (commit: string) => Promise<boolean>,
): Promise<string | undefined> {
  const runs = async function* () {
    for await (const deployment of deployments) {
      const commit = await deployment.commit()
      if (commit === undefined) continue
      const result = async () => {
        const { kind } = await judge(deployment, commit)
        return kind === 'found' && (await isProvenElsewhere(commit)) ? 'succeeded' : 'unknown'
      }
      yield { commit, result } as const
    }
  }
  return await newestGood(runs())
}

/** Why what is wanted may not be deployed, as a sentence. */
export function notProven(
  wanted: Wanted,
  { name }: ProofPlace,
  found: Exclude<ProofAnswer, { kind: 'found' }>,
  named: NameInput = nameAsInput,
): string {
  const what = wanted.kind === 'commit' ? shortenCommit(wanted.id) : 'this archive'
  if (found.kind === 'absent')
    return message`after-not-proven: Not deployed: ${named('after')} names ${name}, and ${what} is not proven there: ${found.proof}. Deploy it to ${name} first.`
  if (found.kind === 'going')
    return message`after-still-going: Not deployed: ${named('after')} names ${name}, and ${what} is not proven there: ${found.why}, and the timeout passed. Set a longer ${named('timeout')}, or run this again.`
  return message`after-unknown: Not deployed: ${named('after')} names ${name}, and whether ${what} is proven there is not known: ${found.why}.`
}
