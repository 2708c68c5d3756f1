import { type DeployRequest, deploy } from '../../deployment/start/deploy.ts'
import { KeyCheck, preflightTimeoutMs } from '../../deployment/start/preflight.ts'
import type { Variable } from '../../deployment/start/variable-writes.ts'
import { type DeployEnd, deploymentEnd } from '../../report/run-end.ts'
import { silenceUntilAwaited } from '../../text/deferred-rejection.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { formatCount } from '../../text/formats/count.ts'
import { quoteNames } from '../../text/formats/quoted-names.ts'
import { message } from '../../text/message.ts'
import type { Job } from '../job.ts'
import { maskValues } from '../secret-masking.ts'
import { serviceTarget } from '../tracker.ts'
import { type DeployContext, flowOptions } from './deploy-context.ts'
import type { RefSource } from './deploy-inputs.ts'
import { forwardRule } from './forward-rule.ts'

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
    const forward = forwardRule(context, source)
    const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.length > 0, forward } as const
    const { dryRun } = await import('./dry-run.ts')
    return await dryRun(context, rehearsal, `Dry run: ${rehearsed}`)
  }
  const options = { ...flowOptions(context, timeoutMs), keyCheck: nameByKey(context, timeoutMs) }
  return deploymentEnd(await deploy(platform, toRequest(context, source), options))
}

/** The question whose key it is, whose answer names the service if the key is one of a service. */
function nameByKey({ platform, job, reporter, keyCheck }: DeployContext, timeoutMs: number): KeyCheck {
  if (keyCheck !== undefined) return keyCheck
  const own = new KeyCheck(platform, { signal: job.signal, timeoutMs: Math.min(preflightTimeoutMs, timeoutMs) })
  const naming = own.answer.then((answer) => {
    if (answer.kind === 'told') reporter.nameService(answer.identity.keyScope?.serviceName ?? undefined)
  })
  silenceUntilAwaited(naming)
  return own
}

/** Shows what is about to be deployed, has the tracker keep a record of it, and gives the request. */
export function toRequest(context: DeployContext, source: RefSource): DeployRequest {
  const { job, reporter } = context
  const { serviceId, ref, variables } = source
  begin(context, source)
  job.state.note({ serviceId })
  reporter.tracker.track({ target: serviceTarget(serviceId) }, ref === undefined ? [] : [ref])
  const forward = forwardRule(context, source)
  return { serviceId, ...definedFields({ ref, forward }), variables }
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
  const empty = variables.filter(({ value }) => value === '').map(({ key }) => key)
  if (empty.length > 0)
    console.notice(message`env-empty: These variables are imported without a value: ${quoteNames(empty)}.`)
}
