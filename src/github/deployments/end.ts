import type { Deployments } from './deployments.ts'

/** Each costs two requests of the 1,000 that a job's token has in an hour. */
const mostEnded = 100

/**
 * Makes every GitHub deployment of the target inactive that is not so yet; `description` says why. Rejects with what GitHub's
 * client throws.
 *
 * @param since none can be older: when the pull request was made
 */
export async function endDeployments(
  deployments: Deployments,
  target: string,
  { description, since }: { readonly description: string; readonly since: Date | undefined },
): Promise<void> {
  let ended = 0
  for await (const { id, memory } of deployments.own({ since, targets: [target] })) {
    if (memory.target !== target) continue
    if (++ended > mostEnded) return
    const last = await deployments.lastStatus(id)
    if (last?.state !== 'inactive') await deployments.update(id, { state: 'inactive', description })
  }
}
