import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

// Writes down what would keep the process under test from ending at the moment when its entry has come to its end, beside
// its own stdout and stderr. A socket that was closed is gone some turns later.
async function watch() {
  await import(pathToFileURL(process.argv[1]).href)
  for (const _ of [1, 2, 3]) await setImmediate()
  const left = process.getActiveResourcesInfo().filter((kind) => kind !== 'PipeWrap')
  writeFileSync(process.env.TEST_LEFT_OPEN_FILE, JSON.stringify(left))
}

void watch()
