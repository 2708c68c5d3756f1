import { expect, test } from 'vitest'
import { sourceFiles, sourceOf } from './sources.ts'

/** Where the wall clock of this machine is read, and why no time that a server wrote is compared with it there. */
const readers: Readonly<Record<string, string>> = {
  'cli/commands/logs.ts': 'asks again by the clock of the platform if the two differ',
  'cli/command-console.ts': 'a section of a job log begins',
  'client/time/clock.ts': 'the clock itself',
  'doctor/reader.ts': 'the doctor says by how much the two clocks differ',
  'fleet/deploy-mode.ts': 'when a service began, which is shown beside the others of the fleet',
  'run/trace-sender.ts': 'a trace has the times of the machine that sends it',
  'run/files/event-file.ts': 'an event has the time at which it is written',
}

test('no time of a server is compared with the clock of this machine', () => {
  const reading = sourceFiles().filter(
    (file) => !file.startsWith('emulator/') && /\bDate\.now\(|\bnew Date\(\)|[cC]lock\.date\(/.test(sourceOf(file)),
  )
  expect(reading).toEqual(Object.keys(readers).sort())
})
