import { triggerUrl } from '../http/trigger-url.ts'
import type { Handler } from './handler.ts'

export const createDeployTrigger: Handler<'create_deploy_trigger'> = ({ id }, { sight, state, origin }) => {
  const token = state.deployTriggers.rotate(sight.service(id).id)
  return { configured: true, token, url: triggerUrl(origin, token) }
}
