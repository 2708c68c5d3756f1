import { follow, Platform, result } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', SERVICE_ID = '' } = process.env
await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })

// Something else starts it: here a plain call, which ends when the platform has accepted the deployment.
const { deploymentId } = await platform.call('deploy_service', { id: SERVICE_ID })

// Only the end of the run; its events are passed over.
const options = { timeoutMs: 5 * 60_000, successStates: ['live'] }
const { outcome, status, phases } = await result(follow(platform, { serviceId: SERVICE_ID, deploymentId }, options))
console.log(`${outcome}: the platform says "${status}", after ${phases.map(({ name }) => name).join(', ')}`)
