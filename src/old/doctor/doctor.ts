import { parseBaseUrl } from '../client/base-url.ts'
import { buildCall } from '../client/built-call.ts'
import { UndiciTransport } from '../client/http/undici-transport.ts'
import type { PlatformOptions } from '../client/platform.ts'
import { Run } from '../client/time/run.ts'
import { buildVocabulary, type UserWords } from '../deployment/verdict/vocabulary.ts'
import { nameAsInput } from '../text/input-name.ts'
import type { DoctorReport } from './doctor-report.ts'
import { readPlatform } from './read-platform.ts'
import { Reader } from './reader.ts'
import { buildReport } from './to-doctor-report.ts'

/** What the doctor looks at. */
export interface DoctorRequest extends UserWords, Pick<PlatformOptions, 'baseUrl' | 'apiKey'> {
  /** Undefined for the service that the key belongs to. */
  readonly serviceId?: string | undefined
  /** Undefined for a finished one of the history. */
  readonly deploymentId?: string | undefined
}

/** How the doctor reads. */
export interface DoctorOptions extends Pick<PlatformOptions, 'clock' | 'proxy' | 'transport'> {
  /** For all reads, in milliseconds; two minutes by default. */
  readonly timeoutMs?: number
  /** Ends it: it then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Whether a proxy is between here and the platform, for the report. */
  readonly proxied?: boolean
  /** Told what is read next. Must not throw. */
  readonly progress?: (text: string) => void
}

const defaultTimeoutMs = 120_000

/**
 * Finds out what platform is really there. It sends reads only, one after the other and at most 60, and ends by its timeout.
 *
 * @throws InputError for an address, key or id that cannot be used; nothing was sent
 */
export async function doctor(request: DoctorRequest, options: DoctorOptions = {}): Promise<DoctorReport> {
  const { timeoutMs = defaultTimeoutMs, proxied = false, progress = () => undefined } = options
  const { baseUrl, apiKey, serviceId, deploymentId } = request
  if (serviceId !== undefined) buildCall('list_deployments', { id: serviceId })
  if (deploymentId !== undefined) buildCall('get_deployment_logs', { id: deploymentId })
  const run = new Run({ ...options, timeoutMs })
  const proxy = parseBaseUrl(baseUrl).loopback ? 'direct' : options.proxy
  // The report may be shared: it names the inputs as a step does, whoever asked for it.
  const transport = options.transport ?? new UndiciTransport(proxy, nameAsInput)
  await using reader = new Reader({ baseUrl, apiKey }, transport, run)
  const readings = await readPlatform(
    reader,
    { serviceId, deploymentId, interpret: buildVocabulary(request) },
    progress,
  )
  return buildReport(readings, { proxied, durationMs: run.elapsed() })
}
