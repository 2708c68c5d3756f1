/**
 * Runs the tests of what Git says with the oldest and the newest Git that Debian serves. They are taken with their libraries from the
 * machine's own package server, checked by Debian's keys, and unpacked into `.tools/`; nothing is installed. Where that is not possible,
 * it is said, and they are skipped.
 *
 *     node scripts/test-git.ts [FILE …]   these test files in place of the usual ones
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { sayLoudly } from './go-tool.ts'
import { readOptions } from './usage.ts'

/** Debian's oldest release that its servers still have, and the one that has the newest packages. */
const suites = ['bullseye', 'sid']
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg'
const root = join(import.meta.dirname, '..')
/** What Git says of a folder, of a change, and of a commit. */
const usual = [
  'test/unit/git',
  'test/scenario/an-upload-holds-what-git-says.test.ts',
  'test/scenario/an-upload-says-where-it-is-not-what-git-tracks.test.ts',
  'test/unit/fleet/git-says-what-changed.test.ts',
  'test/unit/config/file/on-a-change-request-the-file-of-the-base-counts.test.ts',
]

const usage = `Usage: npm run test:git -- [FILE …]

Runs the tests of what Git says with the oldest and the newest Git that Debian serves. Test files replace the usual ones.`
const { positionals: given } = readOptions(usage, {}, Number.POSITIVE_INFINITY)
for (const suite of suites) {
  const git = obtain(suite)
  if ('missing' in git) {
    sayLoudly(`Git of Debian ${suite} could not be had, so nothing was tried with it: ${git.missing}`)
    continue
  }
  // With `CI` the configuration would name a file for the results.
  const env = { ...process.env, CI: '', PATH: `${git.folder}${delimiter}${process.env['PATH']}` }
  console.log(`${suite}: ${execFileSync('git', ['--version'], { env, encoding: 'utf8' }).trim()}`)
  const files = given.length === 0 ? usual : given
  // A file of results of its own, which CI counts: other tests run meanwhile.
  const results = ['--reporter=default', '--reporter=json', `--outputFile.json=coverage/git-of-${suite}.json`]
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--maxWorkers=2', ...results, ...files]
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}

/** The folder that has `git`, with all that it needs beside it. */
function obtain(suite: string): { readonly folder: string } | { readonly missing: string } {
  const folder = join(root, '.tools', `git-of-${suite}`)
  const done = { folder: join(folder, 'bin') }
  if (lstatSync(join(done.folder, 'git'), { throwIfNoEntry: false })) return done
  const server = packageServer()
  if (server === undefined) return { missing: 'this is no Debian' }
  rmSync(folder, { recursive: true, force: true })
  for (const each of ['state/lists/partial', 'cache/archives/partial', 'root', 'bin', 'exec']) {
    mkdirSync(join(folder, each), { recursive: true })
  }
  writeFileSync(join(folder, 'sources.list'), `deb [signed-by=${keyring}] ${server} ${suite} main\n`)
  // As if nothing were installed, so that all that Git needs comes along.
  writeFileSync(join(folder, 'state/status'), '')
  const settings = [
    ...[`Dir::State=${join(folder, 'state')}`, `Dir::State::status=${join(folder, 'state/status')}`],
    ...[`Dir::Cache=${join(folder, 'cache')}`, `Dir::Etc::SourceList=${join(folder, 'sources.list')}`],
    ...['Dir::Etc::SourceParts=/dev/null', 'Acquire::Languages=none', 'APT::Sandbox::User=root'],
    // An old release is no longer signed anew.
    'Acquire::Check-Valid-Until=false',
  ].flatMap((setting) => ['-o', setting])
  const commands = [
    ['apt-get', ...settings, '--quiet', 'update'],
    ['apt-get', ...settings, '--quiet', '--yes', '--no-install-recommends', '--download-only', 'install', 'git'],
  ]
  for (const [command = '', ...args] of commands) {
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
    if (status !== 0) return { missing: String(stderr).trim().split('\n').at(-1) ?? '' }
  }
  const archives = join(folder, 'cache/archives')
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb'))) {
    spawnSync('dpkg-deb', ['--extract', join(archives, file), join(folder, 'root')])
  }
  writePrograms(folder)
  rmSync(join(folder, 'cache'), { recursive: true, force: true })
  rmSync(join(folder, 'state'), { recursive: true, force: true })
  return done
}

/** Git and its programs run with the C library that they came with. */
function writePrograms(folder: string): void {
  const at = join(folder, 'root')
  const core = join(at, 'usr/lib/git-core')
  const folders = ['usr/lib/x86_64-linux-gnu', 'lib/x86_64-linux-gnu']
    .map((each) => join(at, each))
    .filter((each) => lstatSync(each, { throwIfNoEntry: false }))
  // Its usual name is a link to a path of the machine.
  const loader = folders
    .flatMap((each) => readdirSync(each).map((name) => join(each, name)))
    .find((file) => /\/ld-(?:linux-x86-64|2\.\d+)\.so[.\d]*$/.test(file) && lstatSync(file).isFile())
  const write = (file: string, program: string): void => {
    const lines = [
      '#!/bin/sh',
      `export GIT_EXEC_PATH='${join(folder, 'exec')}'`,
      `exec '${loader}' --library-path '${folders.join(':')}' '${program}' "$@"`,
    ]
    writeFileSync(file, `${lines.join('\n')}\n`)
    chmodSync(file, 0o755)
  }
  for (const name of readdirSync(core)) {
    const file = join(core, name)
    if (!lstatSync(file).isFile()) continue
    const isProgram = readFileSync(file).subarray(1, 4).toString() === 'ELF'
    if (isProgram) write(join(folder, 'exec', name), file)
    else symlinkSync(file, join(folder, 'exec', name))
  }
  write(join(folder, 'exec', 'git-remote-https'), join(core, 'git-remote-http'))
  for (const each of ['exec', 'bin']) write(join(folder, each, 'git'), join(at, 'usr/bin/git'))
}

/** From which this machine has its own packages; undefined if it is no Debian on such a processor. */
function packageServer(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (!lstatSync(keyring, { throwIfNoEntry: false })) return undefined
  const { stdout } = spawnSync('apt-get', ['indextargets', '--format', '$(REPO_URI)'], { encoding: 'utf8' })
  return stdout?.split('\n').find((line) => /\/debian\/?$/.test(line))
}
