import type { AddCommand } from '../command.ts'

/** `taxiway emulator`: reads its own options, which the packages of the local platform check. */
export const emulatorCommand: AddCommand = (program) =>
  program
    .command('emulator')
    .description('Start a local platform that really builds.')
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async (_options, command) => {
      const { emulator } = await import('../emulator.ts')
      await emulator(command.args)
    })
