import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'

// Written by the process under test itself, because its peak cannot be read once it has ended. `maxRSS` is in kilobytes.
process.on('exit', () => {
  const usage = { ...process.resourceUsage(), maxRSS: peak() }
  writeFileSync(process.env.TEST_USAGE_FILE, JSON.stringify(usage))
})

/** On Linux `maxRSS` is at least the memory of the process that started this one, here of the test runner; VmHWM is its own. */
function peak() {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
    if (kilobytes !== undefined) return Number(kilobytes)
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS
}
