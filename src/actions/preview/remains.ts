import { RefusedError, TaxiwayError } from '../../client/errors.ts'
import type { Outcome } from '../../deployment/report.ts'
import { stillBilled } from './comment.ts'
import { callOptions, type PreviewStage } from './context.ts'
import { isGone, whyNotProvenDeleted } from './deleted.ts'
import { type Teardown, tearDown } from './teardown.ts'

const requestMs = 60_000

/** What is left of the service of a closed pull request. */
export interface Remains {
  readonly outcome: Outcome
  /** It is certain that there is none any more. */
  readonly gone: boolean
  /** Sentences that follow "The pull request is closed." */
  readonly text: string
}

/** Switches automatic deployment off and sends the user's request, where there is one: the contract documents no delete. */
export async function remainsOf(
  stage: PreviewStage,
  serviceId: string,
  { mayBeOpen }: { readonly mayBeOpen: boolean },
): Promise<Remains> {
  const seen = await turnAutodeployOff(stage, serviceId)
  const { teardown } = stage.inputs
  if (teardown !== undefined) return mayBeOpen ? kept(teardown, serviceId) : await removed(stage, teardown, serviceId)
  if (seen) return { outcome: 'skipped', gone: false, text: stillBilled(serviceId) }
  const unproven = await whyNotProvenDeleted(stage, serviceId)
  if (unproven === undefined)
    return { outcome: 'skipped', gone: true, text: `Service ${serviceId} was deleted before.` }
  const text = `${notKnown(serviceId)} The platform answers 404 for it, and ${unproven}.`
  return { outcome: 'skipped', gone: false, text }
}

/** False where the platform does not see the service, which then needs no switch; any other failure costs a warning. */
async function turnAutodeployOff(stage: PreviewStage, serviceId: string): Promise<boolean> {
  const { job, platform } = stage
  try {
    await platform.call('set_autodeploy', { id: serviceId, enabled: false }, callOptions(stage, requestMs))
  } catch (error) {
    job.signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    if (isGone(error)) return false
    job.console.warn(`Automatic deployment of service ${serviceId} may still be on: ${error.message}`)
  }
  return true
}

/** What cannot be undone is not done on the word of an old event. */
function kept({ method, path }: Teardown, serviceId: string): Remains {
  const why = 'this run was started again, and whether the pull request was opened since is not known'
  return { outcome: 'failed', gone: false, text: `${method} ${path} was not sent: ${why}. ${stillBilled(serviceId)}` }
}

async function removed(stage: PreviewStage, teardown: Teardown, serviceId: string): Promise<Remains> {
  const { inputs, job } = stage
  const request = `${teardown.method} ${teardown.path}`
  try {
    const status = await tearDown(inputs.connection, teardown, serviceId, callOptions(stage, requestMs))
    const text = `${request} removed service ${serviceId} (the platform answered ${status}).`
    return { outcome: 'skipped', gone: true, text }
  } catch (error) {
    job.signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    if (isGone(error)) return { outcome: 'skipped', gone: true, text: `Service ${serviceId} was removed already.` }
    const refused = error instanceof RefusedError && error.status < 500
    const text = refused ? stillBilled(serviceId) : notKnown(serviceId)
    return { outcome: refused ? 'failed' : 'indeterminate', gone: false, text: `${error.message} ${text}` }
  }
}

function notKnown(serviceId: string): string {
  return `Whether service ${serviceId} still exists and is billed is not known: look at the dashboard.`
}
