/**
 * Plays every fault with Taxiway and with the script of examples/resilience, and writes the table in docs/local-platform.md and the README.
 *
 *     node scripts/resilience.ts           writes
 *     node scripts/resilience.ts --check   exits with 1 if Taxiway is not honest, or the table says something else; seconds and requests may differ
 *
 * It needs Git and curl.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allFaultCases, type Client, countHonest, isHonest, type PlayedFault, playFaults } from 'taxiway-emulator'
import { explain, formatSummary, formatVerdict } from '../src/cli/resilience/report.ts'
import { between } from './between.ts'
import { readOptions } from './usage.ts'

const usage = `Usage: npm run resilience -- [--check]

Plays every fault with Taxiway and with the script of examples/resilience, and writes the table in docs/local-platform.md and the README.
  --check  write nothing; exit with 1 if Taxiway is not honest, or the table says something else

To play them with a client of yours: npm run taxiway -- resilience --help`
const { values } = readOptions(usage, { check: { type: 'boolean', default: false } })
const root = join(import.meta.dirname, '..')
const pages = ['docs/local-platform.md', 'README.md'].map((name) => join(root, name))
const script = 'examples/resilience/deploy.sh'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error(signal)))

/** The real client gets a quarter of it as its own timeout, which must do beside other work. */
const ownTimeLimitMs = 120_000
const scriptTimeLimitMs = 30_000

const program = process.execPath
// At once: both mostly wait.
const [own, scripted] = await Promise.all([
  play({ kind: 'taxiway', program, args: [join(root, 'src/cli/main.ts')] }, ownTimeLimitMs),
  play({ kind: 'command', text: script }, scriptTimeLimitMs),
])

/** What the README shows of them. */
const telling = [
  'superseded',
  'answer-lost-taken',
  'error-after-effect',
  'status-fails-for-ever',
  'log-speaks-to-the-runner',
  'key-in-the-log',
]

for (const [path, names] of [
  [pages[0] ?? '', own.map(({ fault }) => fault)],
  [pages[1] ?? '', telling],
] as const) {
  const text = readFileSync(path, 'utf8')
  const next = between(text, 'resilience', tableOf(names))
  if (!values.check) writeFileSync(path, next)
  else if (text !== next) {
    console.error(`${path} does not say what happened. Run npm run resilience, and look at what has changed:`)
    console.error(linesOnlyIn(next, text).join('\n'))
    process.exitCode = 1
  }
}
for (const each of own.filter(({ verdict }) => !isHonest(verdict))) {
  console.error(`Taxiway, ${each.fault}: ${formatVerdict(each.verdict)}. ${explain(each)}`)
  for (const { text } of each.run.lines) console.error(` │ ${text}`)
  process.exitCode = 1
}
console.log(`Taxiway: ${honestOf(own)}. The script: ${honestOf(scripted)}.`)

async function play(client: Client, timeLimitMs: number): Promise<readonly PlayedFault[]> {
  const cases = await allFaultCases()
  return await playFaults({ cases, client, folder: root, timeLimitMs, doubtExits: [5, 6], signal: stop.signal })
}

function tableOf(names: readonly string[]): string {
  const rows = names.map((name) => {
    const [ours, theirs] = [own, scripted].map((played) => played.find(({ fault }) => fault === name))
    const happens = names === telling ? ours?.happens : `\`${name}\`${name === 'none' ? ': nothing goes wrong' : ''}`
    return `| ${happens} | ${cellOf(ours)} | ${cellOf(theirs)} |`
  })
  const script = '[A script of ten lines](examples/resilience/deploy.sh)'
  const header = `| ${names === telling ? 'What happens' : 'Fault'} | Taxiway: ${honestOf(own)} | ${names === telling ? script : 'The script'}: ${honestOf(scripted)} |`
  return [header, '| --- | --- | --- |', ...rows].join('\n')
}

function cellOf(played: PlayedFault | undefined): string {
  if (played === undefined) return ''
  return isHonest(played.verdict) ? formatVerdict(played.verdict) : `**${formatVerdict(played.verdict)}**`
}

function honestOf(played: readonly PlayedFault[]): string {
  return formatSummary({ played, isHonest, countHonest })
}

function linesOnlyIn(one: string, other: string): readonly string[] {
  const known = new Set(other.split('\n'))
  return one.split('\n').filter((line) => !known.has(line))
}
