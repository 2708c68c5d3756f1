import type { Arguments } from '../../../contract/operations.ts'
import type { Emit } from '../../build-log/log-event.ts'
import { UnreadableError } from '../../client/errors.ts'
import { readId } from '../../client/json-fields.ts'
import type { Platform } from '../../client/platform.ts'
import { Run } from '../../client/time/run.ts'
import { withoutFullStop } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import type { DeploymentEvent } from '../deployment-event.ts'
import type { FlowSettings } from '../flow-context.ts'
import { readRows } from '../history/history.ts'
import { searchHistory } from '../history/history-polling.ts'
import { findId } from '../history/history-record.ts'
import { countServices, createOnce, type ServiceCount } from './guarded-creation.ts'
import { classifyWriteFailure, type Ended, type WriteFailure, writeTimeoutMs } from './guarded-write.ts'
import { checkAndRead, KeyCheck } from './preflight.ts'

interface Created {
  readonly kind: 'created'
  readonly serviceId: string
}

/** What became of it; after `ended` one may exist all the same. */
export type Creation = Created | Ended

const requestTimeoutMs = 120_000

/** What is known before a service is created. */
export interface CreationStart {
  readonly run: Run
  readonly before: ServiceCount | undefined
}

/**
 * Checks that the key may create a service, and counts those that there are. Sends nothing that has an effect.
 *
 * @throws InputError if the key's scope does not permit deployments
 */
export async function prepareCreation(
  platform: Platform,
  { projectSlug }: Pick<Arguments<'create_service'>, 'projectSlug'>,
  options: FlowSettings = {},
): Promise<CreationStart> {
  const run = new Run(options)
  const key = options.keyCheck ?? KeyCheck.of(run, platform)
  const write = { key, operation: 'deploy_service', target: { isNew: true } } as const
  const before = await checkAndRead(run, write, (signal) => countServices({ platform, run }, projectSlug, signal))
  return { run, before }
}

/**
 * Creates a billed service from a Git repository or an image, which queues its first deployment. The request is sent once; after a lost
 * answer a second time only if the number of services proves that the first had no effect.
 *
 * @throws InputError if an argument is wrong; nothing was written then.
 */
export async function createService(
  platform: Platform,
  request: Arguments<'create_service'>,
  emit: Emit<DeploymentEvent>,
  { run, before }: CreationStart,
): Promise<Creation> {
  const { name, projectSlug } = request
  try {
    return await createOnce(
      { platform, emit, run },
      {
        projectSlug,
        before,
        send: () => send(platform, request, run),
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

/** The history of a new service may lag behind its creation. */
const firstDeploymentMs = 30_000
const firstDelaysMs = [500, 1_000, 2_000]
const longestFirstDelayMs = 5_000

/**
 * The deployment that the creation of a service queued: the oldest of its history, waited for up to 30 s. Undefined if none
 * shows by then, or if the history cannot be read.
 */
export async function firstDeployment(
  platform: Platform,
  serviceId: string,
  options: FlowSettings = {},
): Promise<string | undefined> {
  const timeoutMs = Math.min(firstDeploymentMs, options.timeoutMs ?? firstDeploymentMs)
  const found = await searchHistory(platform, new Run({ ...options, timeoutMs }), {
    pauseMs: (reads) => options.pollIntervalMs ?? firstDelaysMs[reads - 1] ?? longestFirstDelayMs,
    read: async (signal) => {
      const { rows, isEnd } = await readRows(platform, serviceId, { signal })
      const id = rows.map(findId).findLast((each) => each !== undefined)
      // The last row that was read is the oldest only if there are no others.
      return id === undefined || !isEnd ? undefined : { kind: 'first' as const, id }
    },
  })
  return found.kind === 'first' ? found.id : undefined
}
