import { type DeploymentReport, deploy, LogExcerpt, Platform, Redactor, sanitizeLines } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', SERVICE_ID = '', REF = 'main' } = process.env
const redactor = new Redactor(PLATFORM_API_KEY)
const excerpt = new LogExcerpt()

async function deployRef(): Promise<Pick<DeploymentReport, 'outcome' | 'reason'>> {
  await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })
  const flow = deploy(platform, { serviceId: SERVICE_ID, ref: REF }, { timeoutMs: 30 * 60_000 })
  for await (const event of flow) {
    switch (event.kind) {
      case 'lines': {
        // The lines are untrusted. Behind a bar, no CI system takes one for a command.
        const texts = event.lines.map(({ text }) => text)
        const clean = sanitizeLines(texts, redactor)
        excerpt.add(clean)
        for (const line of clean) console.log(` │ ${line}`)
        break
      }
      case 'finished':
        break
      default:
        console.error(event)
    }
  }
  return await flow
}

// A wrong key or address is an exception, and nothing was deployed.
const report = await deployRef().catch(({ message }: Error) => ({ outcome: 'failed', reason: message }))
console.log(`${report.outcome}: ${report.reason}`)
if (report.outcome === 'failed') for (const line of excerpt.failure()) console.log(` │ ${line}`)
if (report.outcome !== 'succeeded') process.exitCode = 1
