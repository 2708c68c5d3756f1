#!/usr/bin/env node
import { cancellation } from '../text/cancellation.ts'
import { findOldNode } from '../text/node-version.ts'

/** npm also forwards a Ctrl-C that the command already got from the terminal: one press arrives twice. */
const onePressMs = 250

const args = process.argv.slice(2)
const problem = findOldNode()
if (problem !== undefined) {
  process.stderr.write(`Error: ${problem}\n`)
  process.exitCode = 1
} else {
  const { signal } = cancellation('The command was stopped')
  // After the first signal, a run ends by itself and says so; the second one ends the process by the system's default.
  const heedNext = (): void => {
    // The local platform handles signals itself, and ends what it runs.
    const isOurs = (name: string): boolean => process.listenerCount(name) === 1
    for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK'].filter(isOurs)) process.removeAllListeners(name)
  }
  signal.addEventListener('abort', () => setTimeout(heedNext, onePressMs).unref(), { once: true })
  // Node prefers FORCE_COLOR, and warns.
  if (process.env['NO_COLOR']) delete process.env['FORCE_COLOR']
  const [{ run }, { leaveSoon }] = await Promise.all([import('./program.ts'), import('../client/leave.ts')])
  await run(args, signal)
  leaveSoon()
}
