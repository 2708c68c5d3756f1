import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { stderr, stdin } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { InputError } from '../../client/errors.ts'
import type { DoctorReport } from '../../doctor/report.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { type AddCommand, addConnection } from '../command.ts'
import { addHelp } from '../help.ts'
import type { CommandJob } from '../job.ts'
import { addInputs, connectionInputs, requireValue } from '../options.ts'
import { printJson } from '../results/stdout.ts'
import { UsageError } from '../usage-error.ts'

interface DoctorOptions {
  readonly verbose?: boolean
  readonly json?: boolean
  readonly config?: string
  readonly yes?: boolean
}

/** `taxiway doctor`: what platform is really there. The report is the result, on stdout. */
export const doctorCommand: AddCommand = (program, signal) => {
  const command = addConnection(
    program.command('doctor').description('Look at a platform, change nothing, and say what to configure.'),
  )
  addInputs(
    command,
    [
      ...connectionInputs,
      'service',
      'service-id',
      'deployment-id',
      'timeout',
      'success-states',
      'failure-states',
      'expect',
      'dialect',
      'report',
    ],
    {
      config: 'Configuration file to read, such as `taxiway.yaml`, and to add the proposed words to, after asking.',
      'service-id': 'Service to look at. Empty looks at the one that the key belongs to.',
      'deployment-id': 'Deployment whose log is looked at. Empty takes a finished one of the history.',
      timeout: 'How long the look may take, such as `90s` or `5m`. Default: 2m.',
    },
  )
  command.option('--verbose', 'Print every finding with its evidence.')
  command.option('--json', 'Print the whole report on stdout as one JSON document.')
  command.option('--summary <FILE>', 'Append the report as Markdown.', requireValue('--summary'))
  command.option('--quiet', 'Print errors and the report only.')
  command.option('--yes', 'With --config: add the proposed words without asking.')
  addHelp(command, { example: 'taxiway doctor --base-url https://platform.example --service-id svc_1' })
  return command.action(async ({ verbose = false, json = false, config, yes = false }: DoctorOptions) => {
    if (yes && config === undefined)
      throw new UsageError('--yes needs --config FILE: it adds proposed words to that file.')
    // One that is to be made cannot be read.
    if (config !== undefined && !existsSync(config)) command.setOptionValueWithSource('config', undefined, 'default')
    const { openJobOf } = await import('../flows/open.ts')
    const job = await openJobOf(command, signal)
    const { doctor } = await import('../../actions/doctor/action.ts')
    let shown = false
    await doctor(job, {
      async show(report, baseUrl) {
        shown = true
        await print(job, report, { verbose, json, baseUrl })
        if (config !== undefined) await addWords(job, report, { file: resolve(config), yes })
      },
    })
    if (json && !shown) {
      const { documentOf, unseen } = await import('../../doctor/report.ts')
      printJson(documentOf(unseen(job.ended?.reason ?? '')), job.redactor)
    }
  })
}

async function print(
  job: CommandJob,
  report: DoctorReport,
  { verbose, json, baseUrl }: { readonly verbose: boolean; readonly json: boolean; readonly baseUrl: string },
): Promise<void> {
  if (json) {
    const { documentOf } = await import('../../doctor/report.ts')
    printJson(documentOf(report), job.redactor)
    return
  }
  const { linesOf } = await import('../../doctor/page.ts')
  // Each line begins with text of ours: no CI system obeys it.
  const lines = linesOf(report, { verbose, baseUrl }).map((line) => `${sanitizeText(line, job.redactor)}\n`)
  process.stdout.write(lines.join(''))
}

/** Asks on a terminal; elsewhere only `--yes` writes. */
async function addWords(
  job: CommandJob,
  { proposals, serviceId: id }: DoctorReport,
  { file, yes }: { readonly file: string; readonly yes: boolean },
): Promise<void> {
  const { addProposals } = await import('../../doctor/config-file.ts')
  const change = addProposals(file, proposals, { name: job.inputs.text('service'), id })
  if (change.kind === 'refused')
    throw new InputError('config', sanitizeText(`--config cannot be changed: ${change.why}`, job.redactor))
  const { added, untouched, write } = change
  const words = added.map((each) => `\`${sanitizeText(each, job.redactor)}\``).join(', ')
  if (added.length === 0) job.console.say('No words to add to the configuration file.')
  else if (yes || (await agrees(`Add ${words} to ${file}${existsSync(file) ? '' : ', which is made'}?`))) {
    write()
    job.console.say(`Added to ${file}, as learnt from the service ${sanitizeText(id ?? '', job.redactor)}: ${words}.`)
  } else job.console.say('Nothing was added. To add the words without a question: --yes.')
  for (const service of untouched) {
    job.console.say(
      `The service "${service}" has words of its own, which replace those of the top level. To add the words there: --service ${service}.`,
    )
  }
}

async function agrees(question: string): Promise<boolean> {
  if (!stdin.isTTY || !stderr.isTTY) return false
  const prompt = createInterface({ input: stdin, output: stderr })
  try {
    return /^y(?:es)?$/i.test((await prompt.question(`${question} [y/N] `)).trim())
  } finally {
    prompt.close()
  }
}
