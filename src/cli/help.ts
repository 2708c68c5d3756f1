import type { Command } from 'commander'

const environment = `Environment:
  TAXIWAY_API_KEY has the API key, unless --api-key-file names a file.
  An option that is not given is read from its variable: --base-url from TAXIWAY_BASE_URL.
  NO_COLOR and FORCE_COLOR turn colour off, or on if there is no terminal.
  OTEL_EXPORTER_OTLP_ENDPOINT names a collector, which gets a trace of a deployment.`

const exitStatus = `Exit status:
  0         succeeded; of a deployment also accepted or skipped
  1         failed, or refused
  2         wrong options; nothing was sent
  3, 4, 5   the deployment was cancelled, superseded, did not end in time
  6         not known how it ended
  130, 143  stopped by SIGINT, SIGTERM`

/**
 * Adds the environment, the exit codes and an example to the help of a command.
 *
 * @param optionOnly inputs that are not taken from the environment
 */
export function addHelp(command: Command, example: string, optionOnly: readonly string[] = []): Command {
  return command.addHelpText('after', () => {
    const options = command.options.map(({ long }) => long)
    const never = optionOnly.map((name) => `--${name}`).filter((option) => options.includes(option))
    const variables = never.length === 0 ? environment : `${environment}\n  Never read from one: ${never.join(', ')}.`
    const sections = [exitStatus, `Example:\n  ${example.replaceAll('\n', '\n  ')}`]
    return `\n${[...(options.includes('--api-key-file') ? [variables] : []), ...sections].join('\n\n')}\n`
  })
}
