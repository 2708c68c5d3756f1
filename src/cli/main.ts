#!/usr/bin/env node
import { unsupportedNode } from '../text/supported-node.ts'
import { UsageError } from './usage-error.ts'

const usage = `Usage: taxiway <command> [options]

Commands:
  emulator   Start a local platform that really builds. See taxiway emulator --help.
`

/** Exit codes: 0 success, 1 failure, 2 a mistake in the command line. */
async function run([command, ...rest]: readonly string[]): Promise<void> {
  switch (command) {
    case 'emulator': {
      const { emulator } = await import('./emulator.ts')
      return emulator(rest)
    }
    case undefined:
    case '--help':
    case 'help':
      process.stdout.write(usage)
      return
    default:
      throw new UsageError(`Unknown command "${command}". See taxiway --help.`)
  }
}

const refusal = unsupportedNode()
try {
  if (refusal !== undefined) throw new Error(refusal)
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`taxiway: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
