import { run } from '../../api.js'
import { to } from '../../view-addresses.js'

/**
 * What a press on a button that deploys does: it deploys, and goes to the deployment. A press while another one has no answer yet does
 * nothing, as it would deploy twice, and who has gone elsewhere by the time of the answer stays there. Rejects if there is none.
 */
export function deployPress() {
  let isUnderWay = false
  return async (/** @type {Record<string, unknown>} */ args) => {
    if (isUnderWay) return
    isUnderWay = true
    const { hash } = location
    try {
      const { deploymentId } = await run('deploy_service', args)
      if (location.hash === hash) location.hash = to('deployments', deploymentId)
    } finally {
      isUnderWay = false
    }
  }
}
