import { createService } from '../../deployment/start/create-service.ts'
import type { RunResult } from '../../output/run-result.ts'
import { message } from '../../text/message.ts'
import { flowOptions, type PreviewContext, waitForHost } from './context.ts'
import type { PreviewRecord } from './record.ts'

/**
 * Creates the preview's service, and has the host remember it before anything else happens. A creation whose end was not seen is
 * remembered too, so that no later run creates another one unasked. Gives the service's id, or the end of the run.
 *
 * @param claim whether the host must have recorded the attempt before the service is created
 */
export async function createPreview(
  context: PreviewContext,
  record: PreviewRecord,
  claim: boolean,
): Promise<string | RunResult> {
  const { inputs, job, reporter, platform } = context
  const refusal = claim ? await claimCreation(context, record) : undefined
  if (refusal !== undefined) return { outcome: 'failed', reason: refusal }
  record.note({ creating: true })
  const request = { name: inputs.name, ...inputs.create, ...inputs.source }
  const creation = await createService(platform, request, reporter, flowOptions(context)).catch(async (error) => {
    await noteNothingCreated(record)
    throw error
  })
  if (creation.kind === 'ended') {
    const { outcome, reason, mayExist } = creation
    await (mayExist ? rememberUnconfirmed(context, record) : noteNothingCreated(record))
    return { outcome, reason }
  }
  const { serviceId } = creation
  job.state.note({ serviceId })
  // Its address will be in the status of the GitHub deployment.
  record.note({ creating: false, exposed: inputs.expose })
  job.outputs.set('service-id', serviceId)
  reporter.announceService(serviceId)
  await remember(context, record, serviceId)
  await record.settleClaim(serviceId)
  return serviceId
}

/** Why the service must not be created, as a sentence: what the host cannot remember would be created again by each push. */
async function claimCreation(context: PreviewContext, record: PreviewRecord): Promise<string | undefined> {
  const { host, inputs, job } = context
  const claimed = record.claim()
  try {
    await waitForHost(context, claimed)
    return undefined
  } catch (error) {
    // A claim that succeeds too late must not be taken for a creation; the post step settles it if this run is over by then.
    claimed.then(
      () => record.settleClaim(),
      () => undefined,
    )
    job.signal.throwIfAborted()
    const { memory } = host
    return message`preview-not-claimed: ${inputs.name} was not created, because that could not be recorded in ${memory.name} (${memory.explain(error)}) and each push would create another one: set \`service-id\`.`
  }
}

async function remember(context: PreviewContext, record: PreviewRecord, serviceId: string): Promise<void> {
  const { host, job } = context
  if (await saveInTime(context, record)) return
  job.signal.throwIfAborted()
  job.console.warn(
    message`preview-not-remembered: Service ${serviceId} is not remembered, so the next push will not find it. ${host.memory.remedy}, and set \`service-id\` to ${serviceId} until then.`,
  )
}

async function noteNothingCreated(record: PreviewRecord): Promise<void> {
  record.note({ creating: false })
  await record.settleClaim()
}

/** A memory that names no service tells later runs that one may exist. */
async function rememberUnconfirmed(context: PreviewContext, record: PreviewRecord): Promise<void> {
  // What the host does not have by now is left to the post step.
  if (await saveInTime(context, record)) record.note({ creating: false, claim: undefined })
}

async function saveInTime(context: PreviewContext, record: PreviewRecord): Promise<boolean> {
  return await waitForHost(context, record.save()).catch(() => false)
}
