import { afterAll, beforeAll, describe } from 'vitest'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'
import { BuildkiteStep, buildkiteAgent } from './buildkite.ts'

const lines = ['--- evil', '+++ evil', '^^^ +++', '~~~ evil', 'step 1']

describe.skipIf(buildkiteAgent === undefined)('the command of the example, as the agent runs it', () => {
  let step: BuildkiteStep | undefined
  beforeAll(() => {
    step = new BuildkiteStep()
  }, 120_000)
  afterAll(() => step?.[Symbol.dispose]())

  test.for([
    ['success', 0],
    ['failure', 1],
    ['superseded', 4],
  ] as const)(
    'ends a deployment that ends in %s with %i, and no line of the log is a group',
    async ([is, code], { platform }) => {
      const site = await platform({ story: [{ is: 'building', log: lines }, { is }] })
      const job = await step?.run({
        TAXIWAY_BASE_URL: site.url,
        TAXIWAY_API_KEY: site.key,
        TAXIWAY_SERVICE_ID: serviceId,
        TAXIWAY_POLL_INTERVAL: '100ms',
        BUILDKITE_COMMIT: 'b'.repeat(40),
      })
      expect(job?.code, job?.log).toBe(code)
      expect(site.requests('deploy')).toHaveLength(1)
      expect(job?.outputs).toContain(`TAXIWAY_DEPLOYMENT_ID=${site.deployment.id}\n`)
      expect(job?.annotation).toContain('Taxiway deploy')
      for (const line of lines) expect(job?.log).toContain(` │ ${line}`)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: colours
      const plain = String(job?.log).replaceAll(/\x1b\[[\d;]*m|\r$/gm, '')
      const groups = plain.match(/^(?:---|\+\+\+|~~~)\s.*/gm)
      expect(groups).toEqual(['~~~ Running commands', '--- Build log', '--- Result'])
      expect(job?.log).not.toContain(site.key)
    },
  )
})
