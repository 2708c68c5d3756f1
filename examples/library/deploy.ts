import { bar, cleanLines, deploy, Platform, Redactor } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', SERVICE_ID = '', REF = 'main' } = process.env
await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })
const redactor = new Redactor([PLATFORM_API_KEY])

for await (const event of deploy(platform, { serviceId: SERVICE_ID, ref: REF }, { timeoutMs: 30 * 60_000 })) {
  switch (event.kind) {
    case 'lines':
      // The log is somebody else's text. Cleaned and behind a bar, no CI system takes a line for a command.
      for (const { text } of event.lines) for (const line of cleanLines(redactor.redact(text))) console.log(bar + line)
      break
    case 'ended':
      console.log(`${event.result.outcome}: ${redactor.redact(event.result.reason)}`)
      if (!event.result.passed) process.exitCode = 1
      break
    default:
      console.error(event)
  }
}
