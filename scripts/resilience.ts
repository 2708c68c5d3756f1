/**
 * Plays every fault with Taxiway and with the script of examples/resilience, and writes the table in docs/resilience.md.
 *
 *     node scripts/resilience.ts           writes
 *     node scripts/resilience.ts --check   exits with 1 if Taxiway is not honest, or the table says something else; seconds and requests may differ
 *
 * It needs Git and curl.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allFaultCases, type Client, isHonest, type PlayedFault, playFaults } from 'taxiway-emulator'
import { explain, formatExit, formatVerdict } from '../src/cli/resilience/report.ts'
import { between } from './between.ts'
import { readOptions } from './usage.ts'

const usage = `Usage: npm run resilience -- [--check]

Plays every fault with Taxiway and with the script of examples/resilience, and writes the table in docs/resilience.md.
  --check  write nothing; exit with 1 if Taxiway is not honest, or the table says something else

To play them with a client of yours: npm run taxiway -- resilience --help`
const { values } = readOptions(usage, { check: { type: 'boolean', default: false } })
const root = join(import.meta.dirname, '..')
const page = join(root, 'docs/resilience.md')
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

const text = readFileSync(page, 'utf8')
const next = between(text, 'resilience', tableOf(own, scripted))
if (!values.check) writeFileSync(page, next)
else if (withoutNumbers(text) !== withoutNumbers(next)) {
  console.error('docs/resilience.md does not say what happened. Run npm run resilience, and look at what has changed:')
  console.error(linesOnlyIn(withoutNumbers(next), withoutNumbers(text)).join('\n'))
  process.exitCode = 1
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

function tableOf(ours: readonly PlayedFault[], others: readonly PlayedFault[]): string {
  const rows = ours.map((each, row) => {
    const other = others[row]
    return `| \`${each.fault}\`: ${each.happens} | ${cellOf(each)} | ${other === undefined ? '' : cellOf(other)} |`
  })
  const header = `| What happens | Taxiway: ${honestOf(ours)} | The script: ${honestOf(others)} |\n| --- | --- | --- |`
  return [header, ...rows].join('\n')
}

function cellOf(played: PlayedFault): string {
  const verdict = isHonest(played.verdict) ? formatVerdict(played.verdict) : `**${formatVerdict(played.verdict)}**`
  const exit = played.exit === null ? 'ended' : `exit ${formatExit(played)}`
  return `${verdict}<br>${exit}, ${played.truth} (${Math.round(played.seconds)} s, ${played.requests} requests)`
}

function honestOf(played: readonly PlayedFault[]): string {
  return `${played.filter(({ verdict }) => isHonest(verdict)).length} of ${played.length} honest`
}

function withoutNumbers(markdown: string): string {
  return markdown.replaceAll(/ \(\d+ s, \d+ requests\)/g, '')
}

function linesOnlyIn(one: string, other: string): readonly string[] {
  const known = new Set(other.split('\n'))
  return one.split('\n').filter((line) => !known.has(line))
}
