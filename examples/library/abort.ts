import { deploy, Platform } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', SERVICE_ID = '' } = process.env
await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })
const cancel = new AbortController()
process.once('SIGINT', () => cancel.abort())

// A call rejects at once with the signal's own reason.
await platform
  .call('whoami', {}, { signal: AbortSignal.abort(new Error('changed my mind')) })
  .catch((error: Error) => console.log(error.message))

// A flow ends with the outcome `aborted`. The deployment continues: the platform documents no way to stop one.
const report = await deploy(
  platform,
  { serviceId: SERVICE_ID },
  {
    signal: cancel.signal,
    onEvent: ({ kind }) => {
      // As if the user pressed Ctrl+C.
      if (kind === 'accepted') cancel.abort()
    },
  },
)
console.log(report.outcome)
