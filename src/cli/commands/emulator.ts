import { resolve } from 'node:path'
import type { AddCommand } from '../command.ts'
import type { EmulatorOptions } from '../emulator.ts'
import { addHelp } from '../help.ts'
import { parseCount, parseTime, requireValue } from '../options.ts'
import { parseRepository } from '../repository.ts'

/** Fixed, so that a restart keeps the address. */
const defaultPort = 4010

/** `taxiway emulator`: the platform itself checks what the files hold. */
export const emulatorCommand: AddCommand = (program) =>
  addHelp(program.command('emulator'), { example: 'taxiway emulator --repo . --data platform.db' })
    .description('Start a local platform that really builds. It is not a sandbox: what you deploy runs here, as you.')
    .option('--port <N>', 'Port to listen on; 0 takes a free one.', parseCount('--port', 65_535, 0), defaultPort)
    .option('--data <FILE>', 'Keep the state in this file. Without it, in memory.', parsePath('--data'))
    .option('--dialect <NAME|FILE>', 'What the contract leaves open: a built-in name, or a JSON file.', 'plain')
    .option(
      '--repo <URL|PATH>',
      'Git repository that the service "demo" is built from. Without it, the services of the nearest taxiway.yaml.',
      parseRepository,
    )
    .option('--faults <FILE>', 'Faults to inject, as JSON: see docs/faults.md.', parsePath('--faults'))
    .option(
      '--start-limit <TIME>',
      'How long a service may take to listen, such as 90s. Default: 60s.',
      parseTime('--start-limit'),
    )
    .option('--seed <N>', 'Seed of random faults. Default: 1.', parseCount('--seed', 2 ** 32 - 1, 0))
    .action(async (options: EmulatorOptions) => {
      const { emulator } = await import('../emulator.ts')
      await emulator(options)
    })

function parsePath(option: string): (path: string) => string {
  return (path) => resolve(requireValue(option)(path))
}
