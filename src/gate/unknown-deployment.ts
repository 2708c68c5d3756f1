import { RefusedError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import type { Run } from '../client/time/run.ts'
import { findRecord } from '../deployment/history.ts'
import { TaxiwayError } from '../text/error.ts'

/** The following itself shows most deployments by then, in milliseconds. */
const firstLookMs = 1_000
const secondLookMs = 2_000
const lookLimitMs = 10_000

/** A deployment by its ids, which were given. */
interface GivenDeployment {
  readonly serviceId: string
  readonly deploymentId: string
}

/**
 * Whether the platform knows nothing of a deployment: two looks 2 s apart find neither a record in the history nor a build log. A
 * record alone may be late, while a log answers 404 only where there is no such deployment. False as soon as anything shows it.
 *
 * @param isShown whether the following has shown anything of it yet
 */
export async function isUnknown(
  { platform, run }: { readonly platform: Platform; readonly run: Run },
  deployment: GivenDeployment,
  isShown: () => boolean,
  signal: AbortSignal,
): Promise<boolean> {
  for (const waitMs of [firstLookMs, secondLookMs]) {
    await run.clock.sleep(waitMs, signal)
    if (isShown()) return false
    const look = (until: AbortSignal): Promise<boolean> => isAbsent(platform, deployment, until)
    if (!(await run.within(lookLimitMs, 'list_deployments', look, signal).catch(() => false))) return false
  }
  return !isShown()
}

async function isAbsent(
  platform: Platform,
  { serviceId, deploymentId }: GivenDeployment,
  signal: AbortSignal,
): Promise<boolean> {
  const target = { serviceId, deploymentId, boundary: { kind: 'unknown' } } as const
  const [history, log] = await Promise.all([
    is404(async () => (await findRecord(platform, target, () => 'unknown', signal)).kind === 'absent'),
    is404(async () => {
      for await (const _ of platform.storedLogChunks(deploymentId, { signal, retries: false })) break
      return false
    }),
  ])
  return history && log
}

/** The result of a read, or true where it is answered with 404. */
async function is404(read: () => Promise<boolean>): Promise<boolean> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof TaxiwayError)) throw error
    return error instanceof RefusedError && error.status === 404
  }
}
