/**
 * Deploys three examples to a local platform with the built action, and shows what a job would show: a web
 * app by ref, a static site by upload, and a build that fails after the platform has accepted it.
 *
 * With `--stay` the platform then stays open, and its page shows what was deployed.
 *
 * Exits with 0 only if all three end as expected. It needs Git, because two of them are built from Git.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { styleText } from 'node:util'
import type { LocalPlatform } from 'taxiway-emulator'
import { asCommandStartsIt, services, startExamplePlatform } from './demo/example-platform.ts'
import { RunnerView } from './demo/runner-view.ts'
import { runStep, type StepResult } from './demo/step.ts'
import { readOptions } from './usage.ts'

interface Scenario {
  readonly title: string
  readonly inputs: Readonly<Record<string, string>>
  readonly expected: string
  /** Text that the deployed page must contain. */
  readonly page?: string
}

interface Result {
  readonly title: string
  readonly expected: string
  readonly outcome: string
  readonly seconds: string
  readonly asExpected: boolean
}

const scenarios: readonly Scenario[] = [
  {
    title: 'Deploy a web app by ref',
    inputs: { 'service-id': services['web-app'], ref: 'main' },
    expected: 'succeeded',
    page: 'Cleared for take-off',
  },
  {
    title: 'Upload a static site',
    inputs: {
      'archive-path': 'examples/static-site',
      'project-slug': 'demo',
      'service-name': 'static-site',
      'runtime-mode': 'static',
    },
    expected: 'succeeded',
    page: 'Arrivals',
  },
  {
    title: 'A build that fails after it was accepted',
    inputs: { 'service-id': services['fails-to-build'] },
    expected: 'failed',
  },
]

const usage = `Usage: npm run demo -- [--stay]

Deploys three examples to a local platform on this machine; one fails to build, as it should.
  --stay  keep the platform and its page open until Ctrl+C`
const { stay: stays } = readOptions(usage, { stay: { type: 'boolean', default: false } }).values
const root = join(import.meta.dirname, '..')
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
process.once('SIGTERM', () => stop.abort())

if (spawnSync('git', ['--version']).error) {
  console.error(
    'The demo needs Git, which is not installed or not on PATH. Install it from https://git-scm.com and run the demo again.',
  )
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'taxiway-demo-'))
try {
  await using platform = await startExamplePlatform(folder, asCommandStartsIt)
  console.log(`A local platform runs at ${platform.url}`)
  const results: Result[] = []
  for (const scenario of scenarios) results.push(await play(scenario, platform))
  summarize(results)
  if (stays) await stay(platform)
  else suggest()
} catch (error) {
  if (!stop.signal.aborted) throw error
  process.exitCode = 130
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function play(scenario: Scenario, platform: LocalPlatform): Promise<Result> {
  console.log(`\n${styleText('bold', scenario.title)}`)
  const view = new RunnerView((line) => console.log(line))
  const result = await runStep({
    action: root,
    workspace: root,
    temporary: mkdtempSync(join(folder, 'step-')),
    inputs: { 'base-url': platform.url, 'api-key': platform.keys.account, timeout: '2m', ...scenario.inputs },
    line: (text) => view.line(text),
    signal: stop.signal,
  })
  const outcome = result.outputs['outcome'] ?? 'no outcome'
  const green = scenario.expected === 'succeeded'
  const asExpected =
    outcome === scenario.expected && (result.exitCode === 0) === green && (!green || (await isServed(scenario, result)))
  const seconds = Number(result.outputs['duration-seconds'] ?? 0).toFixed(1)
  return { ...scenario, outcome, seconds, asExpected }
}

async function isServed({ page = '' }: Scenario, { outputs }: StepResult): Promise<boolean> {
  const url = outputs['url']
  if (!url) return false
  const text = await (await fetch(url, { signal: AbortSignal.timeout(10_000) })).text()
  console.log(
    `  ${url} answers: ${text.split('\n').find((line) => line.includes(page)) ?? '(another page than the deployed one)'}`,
  )
  return text.includes(page)
}

function summarize(results: readonly Result[]): void {
  console.log()
  for (const { title, outcome, seconds, expected, asExpected } of results) {
    const mark = asExpected ? styleText('green', 'as expected') : styleText('red', `expected ${expected}`)
    console.log(`${title.padEnd(42)} ${outcome.padEnd(14)} ${seconds.padStart(4)} s   ${mark}`)
  }
  if (!results.every(({ asExpected }) => asExpected)) process.exitCode = 1
}

/** Keeps the platform open for whoever wants to look at it. */
async function stay(platform: LocalPlatform): Promise<void> {
  console.log(`
${styleText('bold', 'The platform stays open')}
  See what was deployed: ${platform.newPageUrl()}
  That address opens once. Its first view shows the keys.
  Ctrl+C stops the platform.`)
  await new Promise((resolve) => stop.signal.addEventListener('abort', resolve, { once: true }))
}

function suggest(): void {
  console.log(`
${styleText('bold', 'Try next')}
  npm run demo -- --stay                 the same, and then a page in your browser that shows what was deployed
  npm run emulator -- --repo ../my-app   a local platform that builds your own app; it prints what to type to deploy to it
  README.md                              the workflow that deploys from GitHub
  examples/README.md                     previews, gates, monorepos`)
}
