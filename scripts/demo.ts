/**
 * Deploys three examples to a platform on this machine through the built action, and shows what a job would show: a web
 * app by ref, a static site by upload, and a build that fails after the platform has accepted it.
 *
 * Exits 0 only if all three ended as they should.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { styleText } from 'node:util'
import type { LocalPlatform } from 'taxiway/emulator'
import { services, startExamplePlatform } from './demo/example-platform.ts'
import { RunnerView } from './demo/runner-view.ts'
import { runStep, type StepResult } from './demo/step.ts'

interface Scene {
  readonly title: string
  readonly inputs: Readonly<Record<string, string>>
  readonly expected: string
  /** Text that the deployed page must hold. */
  readonly page?: string
}

interface Ending {
  readonly title: string
  readonly expected: string
  readonly outcome: string
  readonly seconds: string
  readonly asExpected: boolean
}

const scenes: readonly Scene[] = [
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

const root = join(import.meta.dirname, '..')
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
process.once('SIGTERM', () => stop.abort())

const folder = mkdtempSync(join(tmpdir(), 'taxiway-demo-'))
try {
  await using platform = await startExamplePlatform(folder)
  console.log(`A local platform runs at ${platform.url}`)
  const endings: Ending[] = []
  for (const scene of scenes) endings.push(await play(scene, platform))
  conclude(endings)
} catch (error) {
  if (!stop.signal.aborted) throw error
  process.exitCode = 130
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function play(scene: Scene, platform: LocalPlatform): Promise<Ending> {
  console.log(`\n${styleText('bold', scene.title)}`)
  const view = new RunnerView((line) => console.log(line))
  const result = await runStep({
    action: root,
    workspace: root,
    temporary: mkdtempSync(join(folder, 'step-')),
    inputs: { 'base-url': platform.url, 'api-key': platform.keys.account, timeout: '2m', ...scene.inputs },
    line: (text) => view.line(text),
    signal: stop.signal,
  })
  const outcome = result.outputs['outcome'] ?? 'no outcome'
  const green = scene.expected === 'succeeded'
  const asExpected =
    outcome === scene.expected && (result.exitCode === 0) === green && (!green || (await isServed(scene, result)))
  const seconds = Number(result.outputs['duration-seconds'] ?? 0).toFixed(1)
  return { ...scene, outcome, seconds, asExpected }
}

async function isServed({ page = '' }: Scene, { outputs }: StepResult): Promise<boolean> {
  const url = outputs['url']
  if (!url) return false
  const text = await (await fetch(url, { signal: AbortSignal.timeout(10_000) })).text()
  console.log(`  ${url} answers: ${text.split('\n').find((line) => line.includes(page)) ?? '(not what was deployed)'}`)
  return text.includes(page)
}

function conclude(endings: readonly Ending[]): void {
  console.log()
  for (const { title, outcome, seconds, expected, asExpected } of endings) {
    const mark = asExpected ? styleText('green', 'as it should') : styleText('red', `should have ${expected}`)
    console.log(`${title.padEnd(42)} ${outcome.padEnd(14)} ${seconds.padStart(4)} s   ${mark}`)
  }
  if (!endings.every(({ asExpected }) => asExpected)) process.exitCode = 1
}
