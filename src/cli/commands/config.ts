import { InputError } from '../../client/errors.ts'
import type { ConfigFile, ConfiguredService } from '../../config/file/checked-config.ts'
import { missingFile } from '../../config/file/config-mistakes.ts'
import { type ParseOptions, readConfigFile } from '../../config/file/config-reader.ts'
import { findHere } from '../../config/file/config-search.ts'
import { configFileName } from '../../config/file/keys.ts'
import { levelled } from '../../fleet/graph.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { formatCount } from '../../text/formats/count.ts'
import { Redactor } from '../../text/secrets/redactor.ts'
import type { AddCommand } from '../command.ts'
import { exitStatus } from '../exit-status-help.ts'
import { addHelp, shortestKey } from '../options/command-options.ts'
import { printJson, printRows } from '../results/stdout.ts'
import { formatTable } from '../results/text-table.ts'
import { sayError } from '../usage-error.ts'

/** `taxiway config check [FILE]`: what the file says, or everything that is wrong in it. */
export const configCommand: AddCommand = (program) => {
  const config = program.command('config').description('Check the configuration file.')
  addHelp(config.command('check'), 'taxiway config check taxiway.yaml', exitStatus.checking)
    .argument('[file]', 'The configuration file. Empty takes the nearest taxiway.yaml.')
    .description('Check a configuration file, and print what it says. Nothing is sent.')
    .option('--json', 'Print what was found, or the mistakes, as one JSON document.')
    .action(async (given: string | undefined, { json }: { readonly json?: true }) => {
      const [path, shown, options] = fileToRead(given)
      const { keys } = options
      const redactor = new Redactor(...keys)
      const clean = (text: string): string => sanitizeText(text, redactor)
      try {
        const file = readConfigFile(path, shown, options)
        const services = levelled([...file.services.values()])
        if (json === true) printJson({ path: shown, mistakes: [], services: services.map(described) }, redactor)
        else printRows(formatFile(file, services).map(clean))
      } catch (error) {
        if (!(error instanceof InputError)) throw error
        process.exitCode = 2
        if (json === true) printJson({ path: shown, mistakes: listMistakes(error), services: [] }, redactor)
        sayError(error.message.split('\n').map(clean).join('\n'))
      }
    })
  return config
}

/** The names of the services of a file, or of the nearest one; none if it is missing or wrong. */
export function serviceNames(given: string | undefined): readonly string[] {
  try {
    return [...readConfigFile(...fileToRead(given)).services.keys()]
  } catch {
    return []
  }
}

function fileToRead(given: string | undefined): [path: string, shown: string, options: Required<ParseOptions>] {
  const here = findHere(process.cwd(), given)
  if (here === undefined) throw missingFile(configFileName)
  return [here.path, given ?? here.shown, { keys: environmentKeys(), place: here }]
}

/** The keys that a run in this environment would have. Hiding a shorter one would hide half of the output. */
function environmentKeys(): string[] {
  const names = ['TAXIWAY_API_KEY', 'TAXIWAY_GITHUB_TOKEN', 'TAXIWAY_GITLAB_TOKEN']
  return names.flatMap((name) => process.env[name]?.trim() ?? []).filter((key) => key.length >= shortestKey)
}

function described({ name, inputs, needs, paths, gate }: ConfiguredService) {
  return { name, serviceId: inputs.get('service-id')?.text ?? null, needs, paths, gate: gate !== undefined }
}

function formatFile(file: ConfigFile, services: readonly ConfiguredService[]): string[] {
  const title = `${file.path} is valid: ${formatCount(services.length, 'service')}.`
  if (services.length === 0) return [title]
  const rows = services.map((service) => {
    const { name, serviceId, needs, paths, gate } = described(service)
    return [name, serviceId ?? '', needs.join(' '), paths.join(' ') || 'any file', gate ? 'yes' : '']
  })
  return [title, '', ...formatTable(['SERVICE', 'ID', 'NEEDS', 'PATHS', 'GATE'], rows)]
}

/** A file that cannot be read has one mistake, without a place. */
function listMistakes(error: InputError) {
  return 'mistakes' in error ? error.mistakes : [{ line: null, column: null, text: error.message }]
}
