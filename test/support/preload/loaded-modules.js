import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import process from 'node:process'

const files = []
registerHooks({
  load(url, context, next) {
    files.push(url)
    return next(url, context)
  },
})

// What the process under test loaded: files by URL, and Node's own modules by name.
process.on('exit', () => {
  const builtins = process.moduleLoadList.map((entry) => entry.replace(/^NativeModule /, ''))
  writeFileSync(process.env.TEST_LOADED_FILE, JSON.stringify({ files, builtins }))
})
