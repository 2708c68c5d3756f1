import { type Command, Option } from 'commander'
import { InputError } from '../../client/errors.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { stoppedCode } from '../../report/exit-code.ts'
import { formatError } from '../../text/formats/format-error.ts'
import { Redactor } from '../../text/secrets/redactor.ts'
import type { AddCommand } from '../command.ts'
import { exitStatus } from '../exit-status-help.ts'
import { addConnection, addHelp } from '../options/command-options.ts'
import { readFileOption } from '../options/file-option.ts'
import { addPackageOption } from '../pipeline-install.ts'
import { UsageError } from '../usage-error.ts'

interface InitOptions {
  readonly baseUrl?: string
  readonly serviceId?: readonly string[]
  readonly ci?: 'github' | 'gitlab' | 'none'
  readonly yes?: true
  readonly package?: string
  readonly apiKeyFile?: string
}

/** `taxiway init`: a first configuration file and a pipeline. */
export const initCommand: AddCommand = (program, signal): Command =>
  addPackageOption(
    addConnection(
      addHelp(
        program.command('init'),
        'taxiway init --base-url https://platform.example --service-id api=svc_1',
        exitStatus.writing,
        ['service-id'],
      ).description(
        'Write a first taxiway.yaml and a workflow, by asking. Files that exist stay as they are. Only reads from the platform.',
      ),
    )
      .option('--base-url <URL>', "Address of the platform's API.")
      .option('--service-id <ID...>', 'Services, as ID or NAME=ID, in place of asking.')
      .addOption(
        new Option(
          '--ci <NAME>',
          'Which workflow to write. Default: github, or gitlab in a repository of GitLab.',
        ).choices(['github', 'gitlab', 'none']),
      ),
  )
    .option('--yes', 'Ask nothing.')
    .action(async ({ baseUrl, serviceId = [], ci, yes, package: source, apiKeyFile }: InitOptions) => {
      const environment = process.env
      const [{ init }, { Prompt }] = await Promise.all([import('../init/init.ts'), import('../init/prompt.ts')])
      const key =
        apiKeyFile === undefined
          ? environment['TAXIWAY_API_KEY']
          : await readFileOption('--api-key-file', apiKeyFile, signal)
      const apiKey = key?.trim() || undefined
      const redactor = new Redactor()
      if (apiKey !== undefined) redactor.add(apiKey)
      const say = (text: string): void => {
        process.stderr.write(`${sanitizeText(text, redactor)}\n`)
      }
      const canAsk = yes !== true && process.stdin.isTTY && process.stderr.isTTY
      using prompt = canAsk ? new Prompt(signal, say) : undefined
      try {
        const written = await init({
          folder: process.cwd(),
          baseUrl: baseUrl ?? (environment['TAXIWAY_BASE_URL'] || undefined),
          services: serviceId,
          ...{ ci, package: source, apiKey, prompt, signal, say },
        })
        process.stdout.write(written.map((file) => `${file}\n`).join(''))
      } catch (error) {
        if (!signal.aborted)
          throw error instanceof InputError ? new UsageError(sanitizeText(formatError(error), redactor)) : error
        process.stderr.write('\nNothing was written.\n')
        process.exitCode = stoppedCode(String(signal.reason))
      }
    })
