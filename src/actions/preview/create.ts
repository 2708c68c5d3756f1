import { createService } from '../../deployment/start/create-service.ts'
import type { RunResult } from '../../output/run-result.ts'
import { message } from '../../text/message.ts'
import { flowOptions, type PreviewContext, waitForHost } from './context.ts'
import type { PreviewRecord } from './record.ts'

/**
 * Creates the preview's service, and has the host remember it before anything else happens. A creation whose end was not seen is
 * remembered too, so that no later run creates another one unasked. Gives the service's id, or the end of the run.
 */
export async function createPreview(context: PreviewContext, record: PreviewRecord): Promise<string | RunResult> {
  const { inputs, job, reporter, platform } = context
  const request = { name: inputs.name, ...inputs.create, ...inputs.source }
  const onSend = (): void => record.note({ creating: true })
  const options = { ...flowOptions(context), onSend }
  const creation = await createService(platform, request, reporter, options).catch(async (error) => {
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
  // While it is not remembered, the claim is all that keeps others from creating one.
  if (await remember(context, record, serviceId)) record.note({ claim: undefined })
  return serviceId
}

async function remember(context: PreviewContext, record: PreviewRecord, serviceId: string): Promise<boolean> {
  const { host, job } = context
  if (await rememberInTime(context, record)) return true
  job.signal.throwIfAborted()
  job.console.warn(
    message`preview-not-remembered: Service ${serviceId} is not remembered, so the next push will not find it. ${host.memory.remedy}, and set \`service-id\` to ${serviceId} until then.`,
  )
  return false
}

async function noteNothingCreated(record: PreviewRecord): Promise<void> {
  record.note({ creating: false })
  await record.forgetClaim()
}

/** A memory that names no service tells later runs that one may exist. */
async function rememberUnconfirmed(context: PreviewContext, record: PreviewRecord): Promise<void> {
  // What the host does not have by now is left to the post step.
  if (await rememberInTime(context, record)) record.note({ creating: false, claim: undefined })
}

async function rememberInTime(context: PreviewContext, record: PreviewRecord): Promise<boolean> {
  return await waitForHost(context, record.remember()).catch(() => false)
}
