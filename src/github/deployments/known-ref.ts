import type { Deployments } from './deployments.ts'
import type { DeploymentMemory } from './memory.ts'

/** Creates a GitHub deployment of the first ref that GitHub knows. Rejects with what GitHub's client throws. */
export async function createForKnownRef(
  deployments: Deployments,
  refs: readonly string[],
  memory: DeploymentMemory,
): Promise<number> {
  const [best = 'HEAD', ...others] = refs
  for (const ref of [best, ...others]) {
    try {
      return await deployments.create(ref, memory)
    } catch (error) {
      if (!isUnknownRef(error) || ref === refs.at(-1)) throw error
    }
  }
  throw new Error('no ref is left to try')
}

/** 422: no such ref; 409: it cannot be deployed as it stands. */
function isUnknownRef(error: unknown): boolean {
  return error instanceof Error && 'status' in error && (error.status === 422 || error.status === 409)
}
