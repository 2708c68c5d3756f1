import { writeFileSync } from 'node:fs'
import process from 'node:process'

// Written by the process under test itself, for nobody else can read its peak once it has ended. `maxRSS` is in kilobytes.
process.on('exit', () => writeFileSync(process.env.TEST_USAGE_FILE, JSON.stringify(process.resourceUsage())))
