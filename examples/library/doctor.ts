import { doctor } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', SERVICE_ID = '' } = process.env
const target = { baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY, serviceId: SERVICE_ID }

// It has no operation that writes, and sends at most 60 requests. A wrong key is a finding, not an exception.
const report = await doctor(target, { timeoutMs: 60_000, progress: (text) => console.error(text) })
for (const { area, name, result, summary, advice = '' } of report.findings)
  if (result === 'fail' || result === 'warn') console.log(`${result} ${area}, ${name}: ${summary}. ${advice}`)

console.log(report.next)
if (!report.ready) process.exitCode = 1
