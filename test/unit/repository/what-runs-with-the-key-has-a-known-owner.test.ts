import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installCommand } from '../../../src/cli/pipeline-install.ts'
import { withBlankOwner } from '../../support/own-repository.ts'
import { root } from './sources.ts'

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\0')
  .filter((file) => /\.(?:ya?ml|md|ts|js|json|groovy)$|(?:Jenkins|Docker)file$/.test(file))
  .filter((file) => !/^(?:dist|test|node_modules)\/|package-lock\.json$/.test(file))
const textOf = (file: string): string => {
  try {
    return withBlankOwner(readFileSync(join(root, file), 'utf8'))
  } catch {
    return ''
  }
}

/** What a text runs that neither a commit nor its own folder fixes. `<owner>` is refused by GitHub until somebody fills it in. */
function loose(text: string, isExample: boolean): string[] {
  const references = [...text.matchAll(/\buses: *['"]?([\w.$<][^\s'"`]*\/[^\s'"`]*)/g)].map(([, given = '']) => given)
  return references.filter(
    (reference) =>
      !/^\.\/|^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/.test(reference) &&
      !(isExample && /^<owner>\/taxiway[\w./-]*@v1$/.test(reference)),
  )
}

test('every `uses:` is fixed by a commit, in our own folder, or a blank to fill in', () => {
  const found = files.flatMap((file) =>
    loose(textOf(file), !file.startsWith('.github/')).map((each) => `${file}: ${each}`),
  )
  expect(found).toEqual([])
  expect(files.filter((file) => /\buses: /.test(textOf(file))).length).toBeGreaterThan(20)
})

const install =
  /\b(?:npm (?:install|i|add|exec|x)|npx|pnpm (?:add|dlx)|yarn (?:add|dlx|global)|bunx?)\b.*?\s['"]?taxiway(?:-emulator)?(?![\w./-])/

test('nothing installs Taxiway by a name that somebody else may hold', () => {
  const found = files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .filter((line) => install.test(line))
      .map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
  for (const line of ['npm install --global taxiway@1', 'npx taxiway deploy', 'run `npm install taxiway-emulator`'])
    expect(line).toMatch(install)
})

test.for([
  'azure-pipelines.yml',
  'buildkite/pipeline.yml',
  'circleci/config.yml',
  'gitlab/.gitlab-ci.yml',
  'Jenkinsfile',
  'woodpecker/.woodpecker.yml',
])('examples/ci/%s installs what the variable names', (file) => {
  // Buildkite and Woodpecker read `$$` as `$`.
  expect(textOf(`examples/ci/${file}`).replaceAll('$$', '$')).toContain(installCommand())
})

// The shells of these CI systems are of Unix.
const testOfShell = test.skipIf(process.platform === 'win32')

testOfShell('the command fails with a sentence if the variable is missing or empty, and takes it as one word', () => {
  const npm = `npm() { printf '%s|' "$@"; }; ${installCommand()}`
  for (const value of [undefined, '']) {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', npm], {
      env: { ...process.env, TAXIWAY_PACKAGE: value },
      encoding: 'utf8',
    })
    expect([status === 0, stdout]).toEqual([false, ''])
    expect(stderr).toMatch(/TAXIWAY_PACKAGE: must be the URL or path of the packed Taxiway, which is not on npm yet/)
  }
  const env = { ...process.env, TAXIWAY_PACKAGE: 'a b.tgz; id' }
  expect(spawnSync('sh', ['-c', npm], { env, encoding: 'utf8' }).stdout).toBe('install|--global|a b.tgz; id|')
  expect(installCommand("it's $HOME")).toBe(String.raw`npm install --global 'it'\''s $HOME'`)
})
