import { deploy, Platform } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', SERVICE_ID = '', REF = 'main' } = process.env
await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })

const report = await deploy(
  platform,
  { serviceId: SERVICE_ID, ref: REF },
  {
    // The lines are untrusted: clean them before they reach a terminal.
    print: async (lines) => {
      for (const { seq, text } of lines) console.log(`${seq} ${JSON.stringify(text)}`)
    },
    report: (event) => console.error(event),
  },
  { timeoutMs: 10 * 60_000 },
)
console.log(`${report.outcome}: ${report.reason}`)
if (report.outcome !== 'succeeded') process.exitCode = 1
