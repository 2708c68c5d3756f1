import type { Deployments } from '../../github/deployments/deployments.ts'
import type { DeploymentMemory } from '../../github/deployments/memory.ts'

/** What is remembered of a preview. */
export type Recalled =
  | {
      readonly kind: 'service'
      readonly serviceId: string
      readonly memory: DeploymentMemory
      /** The GitHub deployment that remembers it, and the commit that it stands for. */
      readonly githubDeployment: number
      readonly sha: string | undefined
      /** Where it was served when GitHub was last told. */
      readonly url: string | undefined
    }
  /** A creation was begun, and nobody saw its end. */
  | { readonly kind: 'doubt'; readonly memory: DeploymentMemory }
  /** No service is there, as far as GitHub deployments tell. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unreadable'; readonly why: string }

/** As a status it says that what a GitHub deployment remembers is not there: nothing was created, or it was torn down. */
export const noServiceLeft = 'No service is left of it'

/**
 * What the newest GitHub deployment of our own for one of the targets remembers. Rejects with what GitHub's client throws, and
 * where nobody knows whether there is one of our own.
 *
 * @param since none can be older: when the pull request was made
 */
export async function recall(
  deployments: Deployments,
  targets: readonly string[],
  since: Date | undefined,
): Promise<Recalled> {
  for await (const { id, sha, memory } of deployments.own({ since, targets })) {
    if (!targets.includes(memory.target)) continue
    const status = await deployments.lastStatus(id)
    const own = status?.own ? status : undefined
    if (own?.description === noServiceLeft) return { kind: 'nothing' }
    if (memory.service === undefined) return { kind: 'doubt', memory }
    const url = memory.exposed?.url ?? own?.url
    return { kind: 'service', serviceId: memory.service, memory, githubDeployment: id, sha, url }
  }
  return { kind: 'nothing' }
}

/** Whether a newer run of the same target has begun: what people read is its to write from then on. */
export async function isOvertaken(deployments: Deployments, target: string, ours: number): Promise<boolean> {
  for await (const { id, memory } of deployments.own({ pages: 1 })) {
    if (memory.target === target) return id > ours
  }
  return false
}

/** The newest of our own for the target, where it remembers the same for the same commit. */
export async function findMade(
  deployments: Deployments,
  { target, service }: DeploymentMemory,
  commit: string,
): Promise<number | undefined> {
  for await (const { id, sha, memory } of deployments.own({ pages: 1 })) {
    if (memory.target === target) return memory.service === service && sha === commit ? id : undefined
  }
  return undefined
}
