import type { DeploymentReport } from '../deployment/report.ts'
import type { ExposedPort } from '../github/deployment-memory.ts'
import { harmlessText } from '../github/log-lines.ts'
import type { Recalled } from '../github/preview-memory.ts'
import { endedBefore, reportOf } from './ending.ts'
import { PreviewComment } from './preview-comment.ts'
import { createPreview } from './preview-create.ts'
import { deployHead, followFirst } from './preview-head.ts'
import { type PreviewInputs, shownName } from './preview-inputs.ts'
import { refsOf } from './preview-names.ts'
import { exposePort, turnIndexingOff } from './preview-prepare.ts'
import { recollect } from './preview-recall.ts'
import { chooseService } from './preview-service.ts'
import { elapsedMs, type PreviewStage, trace, whyStale } from './preview-stage.ts'
import { awaitAddress } from './preview-url.ts'
import { importVariables, maskVariables } from './variables.ts'

/** Deploys the head of the pull request to its service, which is created where there is none. */
export async function previewHead(stage: PreviewStage, first: boolean): Promise<DeploymentReport> {
  const { event, inputs, job, reporter } = stage
  reporter.github.expectEndIn(inputs.follow.timeoutMs)
  maskVariables(job, inputs.variables)
  job.outputs.set('ref', inputs.source.kind === 'image' ? undefined : event.headSha)
  const stale = await whyStale(stage, 'open')
  if (stale !== undefined) return endedBefore('skipped', stale)
  const { target, recalled } = await recollect(stage)
  const known = recalled.kind === 'service' ? recalled.memory.exposed : undefined
  const more = { ...imageOf(inputs), ...(known === undefined ? {} : { exposed: known }) }
  job.state.note({ preview: { target, name: shownName(inputs), number: event.number, sha: event.headSha, ...more } })
  const comment = new PreviewComment(stage, target)
  reporter.github.alsoTell((end) => comment.end(end))
  comment.begin()
  // What ends it by an error ends it within this run, whose comment and service are known.
  const left = (): string => whatIsLeft(job.state.current.serviceId)
  const report = await reportOf(job, () => previewOn(stage, { target, recalled, first }), left)
  return { ...report, serviceId: job.state.current.serviceId, durationMs: elapsedMs(stage) }
}

function whatIsLeft(serviceId: string | undefined): string {
  if (serviceId === undefined) return 'Nothing was created, and nothing deployed.'
  return `The head was not deployed to service ${serviceId}, which stays as it is.`
}

function imageOf({ source }: PreviewInputs): { readonly image?: string } {
  return source.kind === 'image' ? { image: source.image } : {}
}

interface Found {
  readonly target: string
  readonly recalled: Recalled
  readonly first: boolean
}

async function previewOn(stage: PreviewStage, { target, recalled, first }: Found): Promise<DeploymentReport> {
  const { inputs, job } = stage
  const { givenId, name } = inputs
  const { image } = imageOf(inputs)
  const choice = chooseService({ givenId, name, image, recalled, first })
  switch (choice.kind) {
    case 'refuse':
      return endedBefore('failed', choice.why)
    case 'use':
      return await deployToKnown(stage, choice.serviceId, { target, recalled })
    case 'create': {
      if (choice.warning !== undefined) job.console.warn(choice.warning)
      const created = await createPreview(stage, target, choice.claim)
      return typeof created === 'string' ? await deployToNew(stage, created) : created
    }
    default:
      return choice satisfies never
  }
}

async function deployToNew(stage: PreviewStage, serviceId: string): Promise<DeploymentReport> {
  const { inputs } = stage
  await prepare(stage, serviceId, { exposed: undefined, url: undefined })
  await importVariables(stage, serviceId, inputs.variables)
  const report = await followFirst(stage, serviceId)
  if (inputs.source.kind === 'image') {
    // Ports and variables apply with the next deployment.
    const applied = inputs.expose === undefined && inputs.variables.all.length === 0
    if (applied || report.outcome !== 'succeeded') return await awaitAddress(stage, report)
  }
  const stale = await whyStale(stage, 'open')
  if (stale !== undefined) return endedBefore('skipped', stale)
  return await awaitAddress(stage, await deployHead(stage, serviceId))
}

async function deployToKnown(
  stage: PreviewStage,
  serviceId: string,
  { target, recalled }: Pick<Found, 'target' | 'recalled'>,
): Promise<DeploymentReport> {
  const { deployments, event, inputs, job, reporter } = stage
  job.outputs.set('service-id', serviceId)
  job.state.note({ serviceId })
  const known = recalled.kind === 'service' && recalled.serviceId === serviceId ? recalled : undefined
  const exposed = await prepare(stage, serviceId, { exposed: known?.memory.exposed, url: known?.url })
  const memory = { target, service: serviceId, ...imageOf(inputs), ...(exposed === undefined ? {} : { exposed }) }
  // A commit that was deployed before has its GitHub deployment already.
  const id = known?.sha === event.headSha ? known.githubDeployment : undefined
  reporter.github.mirrorTo(deployments, memory, { refs: refsOf(event), id, since: event.createdAt })
  void reporter.github.begin(`Service ${serviceId}`)
  await importVariables(stage, serviceId, inputs.variables)
  return await awaitAddress(stage, await deployHead(stage, serviceId))
}

/** Settings of the service; the address is known from here on. */
async function prepare(
  stage: PreviewStage,
  serviceId: string,
  known: { readonly exposed: ExposedPort | undefined; readonly url: string | undefined },
): Promise<ExposedPort | undefined> {
  const { inputs, job, reporter } = stage
  await turnIndexingOff(stage, serviceId)
  const exposed = await exposePort(stage, serviceId, known)
  const url = inputs.report.environmentUrl ?? exposed?.url
  if (url !== undefined) reporter.configure({ ...inputs.report, environmentUrl: url })
  const shown = url === undefined ? {} : { url: harmlessText(url, job.redactor) }
  trace(stage, { ...shown, ...(exposed === undefined ? {} : { exposed }) })
  return exposed
}
