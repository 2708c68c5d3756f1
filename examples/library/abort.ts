import { deploy, Platform } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', SERVICE_ID = '' } = process.env
await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })
const cancel = new AbortController()
process.once('SIGINT', () => cancel.abort())

// A call rejects at once with the signal's own reason.
await platform
  .call('whoami', {}, { signal: AbortSignal.abort(new Error('changed my mind')) })
  .catch((error: Error) => console.log(error.message))

// A run ends with the outcome `aborted`. The deployment continues: the platform documents no way to stop one.
for await (const event of deploy(platform, { serviceId: SERVICE_ID }, { signal: cancel.signal })) {
  // As if the user pressed Ctrl+C.
  if (event.kind === 'accepted') cancel.abort()
  if (event.kind === 'ended') console.log(event.result.outcome)
}
