import { type DeployRequest, deploy } from '../../deployment/start/deploy.ts'
import type { Variable } from '../../deployment/start/variables.ts'
import { type DeployEnd, deploymentEnd } from '../../report/run-end.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { message, shorten } from '../../text/message.ts'
import { formatCount } from '../../text/size.ts'
import { type Job, maskValues } from '../job.ts'
import { serviceTarget } from '../tracker.ts'
import { type DeployContext, dryRun, flowOptions } from './context.ts'
import type { RefSource } from './inputs.ts'

const mostNamed = 20

/**
 * Deploys a service from its repository, after its variables were imported.
 *
 * @param rehearsed what a dry run says if the deployment would work
 */
export async function deployRef(
  context: DeployContext,
  source: RefSource,
  rehearsed = whatWouldHappen(source),
): Promise<DeployEnd> {
  const { platform, inputs } = context
  const { timeoutMs } = inputs.follow
  if (inputs.dryRun) {
    begin(context, source)
    const { serviceId, ref, variables } = source
    const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.length > 0 } as const
    return await dryRun(context, rehearsal, `Dry run: ${rehearsed}`)
  }
  return deploymentEnd(await deploy(platform, requestOf(context, source), flowOptions(context, timeoutMs)))
}

/** Shows what is about to be deployed, has the tracker keep a record of it, and gives the request. */
export function requestOf(context: DeployContext, source: RefSource): DeployRequest {
  const { job, reporter } = context
  const { serviceId, ref, variables } = source
  begin(context, source)
  job.state.note({ serviceId })
  reporter.tracker.track({ target: serviceTarget(serviceId) }, ref === undefined ? [] : [ref])
  return { serviceId, ...definedFields({ ref }), variables }
}

function begin({ job }: DeployContext, { serviceId, ref, variables }: RefSource): void {
  announceVariables(job, variables)
  job.outputs.set('service-id', serviceId)
  job.outputs.set('ref', ref)
}

function whatWouldHappen({ serviceId, ref, variables }: RefSource): string {
  const what = ref === undefined ? 'the tracked branch' : `"${ref}"`
  if (variables.length === 0) return `${what} would be deployed to service ${serviceId}.`
  return `${formatCount(variables.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`
}

/** Hides the values, which must come before anything else is printed, and says which are empty. */
export function announceVariables(job: Job, variables: readonly Variable[]): void {
  const { console } = job
  const shown = [
    ...job.printedInputs(['api-key', 'github-token', 'env-vars', 'health-headers']),
    ...job.inputs.env.values(),
  ]
  maskValues(
    variables.map(({ value }) => value),
    shown,
    console,
  )
  const empty = variables.filter(({ value }) => value === '').map(({ key }) => `"${shorten(key)}"`)
  if (empty.length === 0) return
  const more = empty.length > mostNamed ? `, and ${empty.length - mostNamed} more` : ''
  console.notice(
    message`env-empty: These variables are imported without a value: ${empty.slice(0, mostNamed).join(', ')}${more}.`,
  )
}
