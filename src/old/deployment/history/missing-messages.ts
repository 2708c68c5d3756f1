import { adviseOnDoubledApi } from '../../client/base-url.ts'
import type { Platform } from '../../client/platform.ts'
import { message } from '../../text/message.ts'
import type { HistoryTarget } from './history.ts'

/** The contract has no read of one service, so its history shows whether it is there. */
export function serviceMissing(
  serviceId: string,
  status: number,
  { named, baseUrl }: Pick<Platform, 'named' | 'baseUrl'>,
): string {
  return message`service-missing: The platform shows no service "${serviceId}" to this key (${status}). Check that ${named('service-id')} is the id of the service, and not its name, and that the key belongs to the same account or project.${whatIsOdd(serviceId)}${adviseOnDoubledApi(baseUrl, named)}`
}

/** What of a value shows that it is no id. */
function whatIsOdd(serviceId: string): string {
  if (/["'\u2018-\u201d]/.test(serviceId)) return ' It has quotes in it: give it without them.'
  if (/[,;\s]/.test(serviceId)) return ' It names one service: to deploy several, use a fleet.'
  return ''
}

/** A deployment that was only given: either id may be wrong. */
export function deploymentMissing({ serviceId, deploymentId }: HistoryTarget): string {
  return message`deployment-unknown: No record of deployment "${deploymentId}" of service "${serviceId}" was seen. Check both ids: the outputs of the deploy have them.`
}
