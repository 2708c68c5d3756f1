import { deploy, LogExcerpt, Platform, Redactor, sanitizeLines } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', SERVICE_ID = '', REF = 'main' } = process.env
const redactor = new Redactor(PLATFORM_API_KEY)
const excerpt = new LogExcerpt()

async function deployRef() {
  await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })
  const host = {
    // The lines are untrusted. Behind a bar, no CI system takes one for a command.
    print: async (lines: readonly { text: string }[]) => {
      const clean = sanitizeLines(
        lines.map(({ text }) => text),
        redactor,
      )
      excerpt.add(clean)
      for (const line of clean) console.log(` │ ${line}`)
    },
    report: (event: unknown) => console.error(event),
  }
  return await deploy(platform, { serviceId: SERVICE_ID, ref: REF }, host, { timeoutMs: 30 * 60_000 })
}

// A wrong key or address is an exception, and nothing was deployed.
const report = await deployRef().catch(({ message }: Error) => ({ outcome: 'failed', reason: message }))
console.log(`${report.outcome}: ${report.reason}`)
if (report.outcome === 'failed') for (const line of excerpt.failure()) console.log(` │ ${line}`)
if (report.outcome !== 'succeeded') process.exitCode = 1
