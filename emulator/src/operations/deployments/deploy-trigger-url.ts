import { createHash, randomBytes } from 'node:crypto'
import { methodError, StatusError } from '../../http/status-error.ts'
import type { EmulatorContext, Handler } from '../request-context.ts'
import { queueDeployment } from './deploying.ts'

/** The path of all triggers. The contract only shows the URL as a field of an answer. */
const triggerPath = '/api/deploy-triggers/'

/** Each call creates a new token, which replaces the former one. */
export const createDeployTrigger: Handler<'create_deploy_trigger'> = ({ id }, { visible, state, origin }) => {
  const token = randomBytes(24).toString('base64url')
  state.deployTriggers.put({ serviceId: visible.service(id).id, digest: digestToken(token) })
  return { configured: true, token, url: `${origin}${triggerPath}${token}` }
}

/** The token in the path of a request; undefined if the path is not a trigger. */
export function triggerToken(path: string): string | undefined {
  return path.startsWith(triggerPath) ? path.slice(triggerPath.length) : undefined
}

/** The target of a request, a path or a URL, without the token, to log. */
export function withoutTriggerToken(target: string): string {
  const at = target.indexOf(triggerPath)
  return at === -1 ? target : `${target.slice(0, at)}${triggerPath}***`
}

/**
 * Deploys the service of a token; no key is needed (contract: Authentication, 9). POST and GET both deploy, as many callers can
 * only be given a URL.
 */
export function runTrigger(token: string, method: string, context: EmulatorContext) {
  if (method !== 'POST' && method !== 'GET') throw methodError(['POST', 'GET'])
  const trigger = context.state.deployTriggers.get({ digest: digestToken(token) })
  const service = trigger && context.state.services.get({ id: trigger.serviceId })
  if (service) return queueDeployment(service, undefined, context)
  throw new StatusError(404, 'There is no such deploy trigger: a newer one may have replaced it.')
}

function digestToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
