/**
 * Does what a release does, as far as it goes without GitHub and npm: in a clone of the last commit, with an address of its own and a bare
 * repository beside it. Says at the end what only the real ones can show.
 *
 *     npm run release:rehearse
 */
import { execFileSync, execSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions } from '../usage.ts'

readOptions(
  `Usage: npm run release:rehearse

Does what a release does without GitHub and npm, in a clone of the last commit. Takes some minutes.`,
  {},
)
const version = '1.0.0'
const tag = `v${version}`
const repository = 'https://github.example/rehearsal/taxiway'
/** A newer Node than the one that everything is tested with. */
const newerNode = '26'

const folder = mkdtempSync(join(tmpdir(), 'taxiway-rehearsal-'))
const bare = join(folder, 'taxiway.git')
const clone = join(folder, 'taxiway')
const failed: string[] = []

function step(name: string, act: () => void): void {
  console.log(`\n=== ${name}`)
  try {
    act()
    console.log(`--- ${name}: done`)
  } catch (error) {
    failed.push(name)
    console.log(`--- ${name}: FAILED: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function run(command: string, cwd = clone): void {
  execSync(command, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
}

function git(...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@example.com', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...identity, ...args], { cwd: clone, encoding: 'utf8' }).trim()
}

const textOf = (file: string): string => readFileSync(join(clone, file), 'utf8')

function check(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence)
}

const vitest = join('node_modules', 'vitest', 'vitest.mjs')
/** Actions from `git archive`, each `uses:`, and what has the address in it: documents and examples. */
const tests = [
  'test/scenario/every-action-runs-from-its-download',
  'test/unit/repository/the-repository-is-fit-to-publish',
  'test/unit/repository/workflows-and-actions-are-valid',
  'test/unit/repository/the-examples-in-the-readme-work',
]

try {
  execFileSync('git', ['clone', '--quiet', '--bare', '.', bare])
  execFileSync('git', ['clone', '--quiet', bare, clone])
  step('install', () => run('npm ci --prefer-offline --no-audit --no-fund --silent'))
  step('set the address and the version', () => {
    if (!readFileSync(join(clone, 'CHANGELOG.md'), 'utf8').includes('\n## Unreleased\n'))
      throw new Error('CHANGELOG.md has no section "## Unreleased".')
    run(`npm run --silent release:prepare -- --repository ${repository} --version ${version}`)
    run('npm run --silent docs')
    run('npm run --silent build')
    git('commit', '--quiet', '--all', '--message', `Release ${version}`)
    run(`npm run --silent release:prepare -- --repository ${repository} --check`)
    const elsewhere = ['test', 'scripts', 'bench'].map((folder) => `:!${folder}`)
    const left = git('ls-files', '--', ...elsewhere)
      .split('\n')
      .filter((file) => textOf(file).includes('<owner>/'))
    check(left.length === 0, `A blank is left in ${left.join(', ')}.`)
  })
  step('tag and push', () => {
    git('tag', tag)
    git('push', '--quiet', 'origin', 'HEAD', tag)
  })
  step('run every action from the archive of the tag, and check each `uses:`', () =>
    run(`node ${vitest} run ${tests.join(' ')}`),
  )
  step('check the workflows', () => run('npm run --silent lint'))
  step('pack, and list what the packages contain', () => {
    run('node scripts/release/pack.ts')
    const packed = readdirSync(clone).filter((file) => file.endsWith('.tgz'))
    for (const name of ['taxiway', 'taxiway-emulator']) {
      const tarball = `${name}-${version}.tgz`
      check(packed.includes(tarball), `There is no ${tarball}, but ${packed.join(', ')}.`)
      const { components } = JSON.parse(textOf(`${name}.cdx.json`))
      check(components.length > 0, `${name}.cdx.json lists nothing.`)
      console.log(`${tarball}; ${name}.cdx.json lists ${components.length} packages`)
    }
  })
  const installs = `${vitest} run test/unit/repository/the-package-works-once-installed`
  step('install the packages into an empty project, and use it', () => run(`node ${installs}`))
  step(`the same on Node ${newerNode}`, () => {
    const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
    const newer = join(folder, 'newer')
    mkdirSync(newer)
    run(`npm install --prefix "${newer}" --no-audit --no-fund --silent ${name}@${newerNode}`, folder)
    const program = join(newer, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    check(existsSync(program), `npm did not install ${program}.`)
    run(`"${program}" ${installs}`)
  })
  step('write the notes', () => run('node scripts/release/notes.ts'))
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

console.log(`
Only GitHub and npm can show:
- that npm takes the package from its trusted publisher, and that a maintainer can approve what was staged
- the attestations, which need the identity of the workflow
- that the release cannot be changed, which is a setting of the repository
- the pages of the Marketplace, and that nobody else has the names of the actions there
- that \`uses:\` of another repository downloads the tag`)
console.log(failed.length === 0 ? '\nThe rehearsal went well.' : `\nFailed: ${failed.join('; ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
