import type { Command } from 'commander'
import { duration } from '../../inputs/kinds.ts'
import { readUserWords } from '../../inputs/run-settings.ts'
import { safeJson } from '../../report/json.ts'
import { count, shortenAtWord } from '../../text/format.ts'
import { cleanText } from '../../text/untrusted.ts'
import { examine } from '../doctor/examine.ts'
import type { Finding } from '../doctor/judge.ts'
import { addInputs, exitCodes, readInputs, stopCodes } from '../options.ts'
import { type Context, stopCode, Terminal } from '../terminal.ts'

interface DoctorOptions {
  /** Milliseconds. */
  readonly timeout?: number
  readonly json?: true
}

const usualMs = 30_000
/** An id or a name from the platform may have any length. */
const longestText = 1_000
const timeout = duration({ leastMs: 1, mostMs: 10 * 60_000, text: 'above 0 and at most 10m' })
const marks = { good: 'ok     ', notice: 'note   ', problem: 'PROBLEM' } as const
const doctorCodes = [
  '0          a deploy could work',
  '1          a problem was found',
  '2          a mistake in the options; nothing was sent',
  ...stopCodes,
]

/**
 * `taxiway doctor`: shows what answers, what the key may do, and what the history, the log and the stream show. Only
 * reads.
 */
export function define(command: Command, context: Context): void {
  addInputs(command, 'doctor')
    .option('--timeout <DURATION>', 'How long all questions may take together. Default: 30s.', (given) =>
      timeout.parse('--timeout', given),
    )
    .option('--json', 'Print the findings as one JSON document.')
    .addHelpText('after', `\nWithout --service-id, the service of the key is read.\n${exitCodes(doctorCodes)}`)
  command.action(async () => {
    const { json = false, timeout: timeoutMs = usualMs } = command.opts<DoctorOptions>()
    const { signal, screen } = context
    const inputs = await readInputs(command, 'doctor', signal)
    const terminal = new Terminal({ json, inputs }, context)
    await terminal.ask(async (platform) => {
      const asked = { ...readUserWords(inputs), serviceId: inputs.get('service-id'), timeoutMs, signal }
      const findings: Finding[] = []
      try {
        for await (const { kind, level, text } of examine(platform, asked)) {
          const finding = { kind, level, text: shortenAtWord(platform.redact(cleanText(text)), longestText) }
          findings.push(finding)
          if (!json) process.stdout.write(`${marks[level]}  ${kind.padEnd(8)}  ${finding.text}\n`)
        }
      } catch (error) {
        if (!signal.aborted) throw error
      }
      const problems = findings.filter(({ level }) => level === 'problem').length
      const ready = problems === 0 && !signal.aborted
      process.exitCode = signal.aborted ? stopCode(signal) : ready ? 0 : 1
      if (json) process.stdout.write(`${safeJson({ baseUrl: platform.baseUrl, ready, findings }, 2)}\n`)
      if (signal.aborted) screen.error('The command was stopped.')
      else if (!json)
        process.stdout.write(ready ? 'Ready to deploy.\n' : `Not ready to deploy: ${count(problems, 'problem')}.\n`)
    })
  })
}
