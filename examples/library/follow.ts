import { follow, Platform } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', SERVICE_ID = '' } = process.env
await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })

// Something else starts it: here a plain call, which ends when the platform has accepted the deployment.
const { deploymentId } = await platform.call('deploy_service', { id: SERVICE_ID })

let lines = 0
const options = { timeoutMs: 5 * 60_000, successStates: ['live'] }
for await (const event of follow(platform, { serviceId: SERVICE_ID, deploymentId }, options)) {
  if (event.kind === 'lines') lines += event.lines.length
  if (event.kind === 'status') console.log(`now ${event.word}`)
  if (event.kind === 'finished') console.log(`${event.report.outcome} after ${lines > 0 ? 'some' : 'no'} lines`)
}
