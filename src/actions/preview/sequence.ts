import type { ExposedPort } from '../../github/deployments/memory.ts'
import type { RunResult } from '../../output/run-result.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { importVariables } from '../shared/import-variables.ts'
import { type PreviewStage, trace } from './context.ts'
import { deployHead, followFirst } from './head.ts'
import { imageOf } from './inputs.ts'
import { refsOf } from './names.ts'
import { exposePort, turnIndexingOff, warnOfIndexing } from './prepare.ts'
import type { Recollection } from './recall.ts'
import { whyStale } from './standing.ts'
import { awaitAddress } from './url.ts'

/** A creation deploys by itself, which is followed first. */
export async function deployToNew(stage: PreviewStage, serviceId: string): Promise<RunResult> {
  const { inputs } = stage
  const error = await turnIndexingOff(stage, serviceId)
  if (error !== undefined) warnOfIndexing(stage, error)
  await expose(stage, serviceId, { exposed: undefined, url: undefined })
  await importVariables(stage, { serviceId, variables: inputs.variables, timeoutMs: inputs.follow.timeoutMs })
  const report = await followFirst(stage, serviceId)
  if (inputs.source.kind === 'image') {
    // Ports and variables apply with the next deployment.
    const applied = inputs.expose === undefined && inputs.variables.all.length === 0
    if (applied || report.outcome !== 'succeeded') return await awaitAddress(stage, report)
  }
  const stale = await whyStale(stage)
  if (stale !== undefined) return { outcome: 'skipped', reason: stale }
  return await awaitAddress(stage, await deployHead(stage, serviceId))
}

/** Remembers the service for this head, and deploys to it. */
export async function deployToKnown(
  stage: PreviewStage,
  serviceId: string,
  { target, recalled }: Recollection,
): Promise<RunResult> {
  const { deployments, event, inputs, job, reporter } = stage
  job.outputs.set('service-id', serviceId)
  job.state.note({ serviceId })
  const known = recalled.kind === 'service' && recalled.serviceId === serviceId ? recalled : undefined
  const exposed = await expose(stage, serviceId, { exposed: known?.memory.exposed, url: known?.url })
  const memory = {
    target,
    service: serviceId,
    ...imageOf(inputs.source),
    ...(exposed === undefined ? {} : { exposed }),
  }
  // A commit that was deployed before has its GitHub deployment already.
  const id = known?.sha === event.headSha ? known.githubDeployment : undefined
  reporter.github.keepInStep({ deployments, memory, refs: refsOf(event), id, since: event.createdAt })
  void reporter.github.begin(`Service ${serviceId}`, reporter.url)
  await importVariables(stage, { serviceId, variables: inputs.variables, timeoutMs: inputs.follow.timeoutMs })
  return await awaitAddress(stage, await deployHead(stage, serviceId))
}

/** Exposes the port that is wanted; the address is known from here on. */
async function expose(
  stage: PreviewStage,
  serviceId: string,
  known: { readonly exposed: ExposedPort | undefined; readonly url: string | undefined },
): Promise<ExposedPort | undefined> {
  const { inputs, job, reporter } = stage
  const exposed = await exposePort(stage, serviceId, known)
  const url = inputs.report.environmentUrl ?? exposed?.url
  if (url !== undefined) reporter.setUrl(url)
  const shown = url === undefined ? {} : { url: sanitizeText(url, job.redactor) }
  trace(stage, { ...shown, ...(exposed === undefined ? {} : { exposed }) })
  return exposed
}
