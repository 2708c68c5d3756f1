import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe } from 'vitest'
import { deployArguments, runCommand } from '../support/command.ts'
import { hostileLine } from '../support/hostile-lines.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'
import { seeded } from '../support/seeded.ts'
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
      expect(job?.annotation).toMatch(/^<h3>.*svc-harbor/)
      for (const line of lines) expect(job?.log).toContain(` │ ${line}`)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: colours
      const plain = String(job?.log).replaceAll(/\x1b\[[\d;]*m|\r$/gm, '')
      const groups = plain.match(/^(?:---|\+\+\+|~~~)\s.*/gm)
      expect(groups).toEqual(['~~~ Running commands', '--- Build log', '--- Result'])
      expect(job?.log).not.toContain(site.key)
    },
  )
})

const terminalToHtml = process.env['TAXIWAY_TERMINAL_TO_HTML']
const esc = '\u001b'

/** What Buildkite's renderer obeys. The last text of each shows that it was printed at all. */
const commands: readonly string[] = [
  `${esc}]1338;url=https://evil.example/a.png;alt=image-by-url\u0007after-1338`,
  `${esc}]1337;File=name=YS5naWY=;inline=1:R0lGODlhAQABAAAAACw=\u0007after-1337`,
  `${esc}]1339;url=https://evil.example/;content=link\u0007after-1339`,
  `${esc}]8;;https://evil.example/${esc}\\after-osc8${esc}]8;;${esc}\\`,
  `${esc}_bk;t=1\u0007after-apc`,
  `${esc}[2A${esc}[2Krewrites-an-earlier-line`,
  `gone\rafter-return`,
  '--- after-group',
  '+++ after-open-group',
  '^^^ +++',
  `${esc}[31mred${esc}[0m after-colour`,
]

test.skipIf(terminalToHtml === undefined)(
  'terminal-to-html shows every line, and obeys only colours',
  async ({ platform }) => {
    const random = seeded(1)
    const hostile = Array.from({ length: 2_000 }, () => hostileLine(random, 'token'))
    const log = ['first-line', ...commands, ...hostile, 'last-line']
    const site = await platform({ story: [{ is: 'building', log }, { is: 'success' }] })
    const { stderr, code } = await runCommand(deployArguments(), site, { environment: { BUILDKITE: 'true' } })
    expect(code, stderr.slice(-500)).toBe(0)
    const rendered = (input: string): string =>
      spawnSync(terminalToHtml ?? '', ['--buffer-max-lines', '0', '--no-timestamps'], { input, encoding: 'utf8' })
        .stdout
    // The renderer does obey them where nothing is in between.
    expect(rendered(commands.join('\n'))).toMatch(/<img|<a /)
    const html = rendered(stderr)
    expect(html).not.toMatch(/<(?!\/?span\b)[a-z]/i)
    expect(html).not.toMatch(/<\?bk/)
    for (const [word] of log.join('\n').matchAll(/first-line|last-line|after-[a-z0-9-]+|rewrites-an-earlier-line/g)) {
      expect(html).toContain(word)
    }
    // Nothing is drawn over: as many lines as were printed.
    expect(html.trimEnd().split('\n')).toHaveLength(stderr.trimEnd().split('\n').length)
    // The agent finds its groups at the beginning of a line, without its colours.
    const plain = stderr.replaceAll(new RegExp(`${esc}\\[[\\d;]*m`, 'g'), '')
    expect(plain.match(/^(?:---|\+\+\+|~~~)\s.*|^\^\^\^\s\+\+\+/gm)).toEqual(['--- Build log', '--- Result'])
  },
)
