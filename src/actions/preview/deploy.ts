import type { RunResult } from '../../output/run-result.ts'
import { maskVariables } from '../shared/import-variables.ts'
import { resultOf } from '../shared/run.ts'
import { PreviewComment } from './comment.ts'
import { elapsedMs, type PreviewStage } from './context.ts'
import { createPreview } from './create.ts'
import { imageOf, shownName } from './inputs.ts'
import { meet } from './meet.ts'
import type { Recalled } from './memory.ts'
import { type Recollection, recollect } from './recall.ts'
import { deployToKnown, deployToNew } from './sequence.ts'
import { chooseService } from './service.ts'
import { whyStale } from './standing.ts'

/** Deploys the head of the pull request to its service, which is created where there is none. */
export async function previewHead(stage: PreviewStage, first: boolean): Promise<RunResult> {
  const { event, inputs, job, reporter } = stage
  maskVariables(job, inputs.variables)
  job.outputs.set('ref', inputs.source.kind === 'image' ? undefined : event.headSha)
  const stale = await whyStale(stage)
  if (stale !== undefined) return { outcome: 'skipped', reason: stale }
  const { target, recalled } = await recollect(stage)
  const known = recalled.kind === 'service' ? recalled.memory.exposed : undefined
  const more = { ...imageOf(inputs.source), ...(known === undefined ? {} : { exposed: known }) }
  job.state.note({ preview: { target, name: shownName(inputs), number: event.number, sha: event.headSha, ...more } })
  const comment = new PreviewComment(stage, target)
  reporter.github.onFinish((run) => comment.end(run))
  comment.begin()
  // What ends it by an error ends it within this run, whose comment and service are known.
  const left = (): string => whatIsLeft(job.state.current.serviceId)
  const report = await resultOf(job, () => previewOn(stage, { target, recalled, first }), left)
  return { ...report, serviceId: job.state.current.serviceId, durationMs: elapsedMs(stage) }
}

function whatIsLeft(serviceId: string | undefined): string {
  if (serviceId === undefined) return 'Nothing was created, and nothing deployed.'
  return `The head was not deployed to service ${serviceId}, which stays as it is.`
}

const noService: Recalled = { kind: 'nothing' }

interface Found extends Recollection {
  readonly first: boolean
}

async function previewOn(stage: PreviewStage, found: Found): Promise<RunResult> {
  const { inputs, job } = stage
  const { target, first } = found
  const { givenId, name } = inputs
  const known = givenId ?? (found.recalled.kind === 'service' ? found.recalled.serviceId : undefined)
  const meeting = known === undefined ? undefined : await meet(stage, known)
  const recalled = meeting?.kind === 'deleted' ? noService : found.recalled
  const choice = chooseService({ givenId, name, image: imageOf(inputs.source).image, recalled, first })
  switch (choice.kind) {
    case 'refuse':
      return { outcome: 'failed', reason: choice.why }
    case 'use': {
      const { serviceId } = choice
      const work = (): Promise<RunResult> => deployToKnown(stage, serviceId, { target, recalled })
      return meeting?.kind === 'unseen' ? await advised(stage, work, meeting.advice) : await work()
    }
    case 'create': {
      if (choice.warning !== undefined) job.console.warn(choice.warning)
      const created = await createPreview(stage, target, choice.claim)
      return typeof created === 'string' ? await deployToNew(stage, created) : created
    }
    default:
      return choice satisfies never
  }
}

/** Says what to do where the platform refuses the deploy. */
async function advised({ job }: PreviewStage, work: () => Promise<RunResult>, advice: string): Promise<RunResult> {
  const report = await resultOf(job, work, () => whatIsLeft(job.state.current.serviceId))
  const refused = report.outcome === 'failed' && report.deploymentId === undefined
  return refused ? { ...report, reason: `${report.reason} ${advice}` } : report
}
