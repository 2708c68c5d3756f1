import type { Emit } from '../../build-log/host.ts'
import { UnreadableError } from '../../client/errors.ts'
import { readId } from '../../client/fields.ts'
import type { Platform } from '../../client/platform.ts'
import { Run } from '../../client/time/run.ts'
import type { Arguments } from '../../contract/operations.ts'
import { message, withoutFullStop } from '../../text/message.ts'
import type { DeploymentEvent, FlowSettings } from '../flow.ts'
import {
  classifyWriteFailure,
  countServices,
  createOnce,
  type Ended,
  type WriteFailure,
  writeTimeoutMs,
} from './guarded-write.ts'
import { checkAndRead, KeyCheck } from './preflight.ts'

interface Created {
  readonly kind: 'created'
  readonly serviceId: string
}

const requestTimeoutMs = 120_000

/**
 * Creates a billed service from a Git repository or an image, which queues its first deployment. The request is sent once; after a lost
 * answer a second time only if the number of services proves that the first had no effect. Checks the key first.
 *
 * @param options with `onSend`, which is called just before the request is sent
 * @throws InputError if the key's scope does not permit deployments, or an argument is wrong; nothing was written then.
 */
export async function createService(
  platform: Platform,
  request: Arguments<'create_service'>,
  emit: Emit<DeploymentEvent>,
  options: FlowSettings & { readonly onSend?: () => void } = {},
): Promise<Created | Ended> {
  const run = new Run(options)
  const { name, projectSlug } = request
  try {
    const key = options.keyCheck ?? KeyCheck.of(run, platform)
    const write = { key, operation: 'deploy_service', target: { isNew: true } } as const
    const before = await checkAndRead(run, write, (signal) => countServices({ platform, run }, projectSlug, signal))
    return await createOnce(
      { platform, emit, run },
      {
        projectSlug,
        before,
        send: () => {
          options.onSend?.()
          return send(platform, request, run)
        },
        lost: (failure) =>
          message`creation-lost: The answer to the creation of ${name} was lost (${withoutFullStop(failure)}). Checking whether a service was created.`,
        mayExist: message`creation-may-exist: The answer to the creation of ${name} was lost. A service may exist and be billed: check the project before you run this again.`,
      },
    )
  } catch (error) {
    if (!run.signal.aborted || !run.inDoubt) throw error
    const reason = `The run was cancelled before the platform answered the creation of ${name}. A service may exist and be billed: check the project before you run this again.`
    return { kind: 'ended', outcome: 'aborted', reason, mayExist: true }
  }
}

async function send(
  platform: Platform,
  request: Arguments<'create_service'>,
  run: Run,
): Promise<Created | WriteFailure> {
  try {
    const timeoutMs = writeTimeoutMs(run, requestTimeoutMs)
    const service = await platform.call('create_service', request, { signal: run.signal, timeoutMs })
    const serviceId = readId(service)
    if (serviceId !== undefined) return { kind: 'created', serviceId }
    return { kind: 'lost', message: `create_service: the platform answered 201 with a service without an id.` }
  } catch (error) {
    const serviceId = error instanceof UnreadableError ? readId(error.body) : undefined
    return serviceId === undefined ? classifyWriteFailure(run, error) : { kind: 'created', serviceId }
  }
}
