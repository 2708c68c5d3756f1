import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withBlankOwner } from '../../support/own-repository.ts'
import { root } from './sources.ts'

// A bundle that was just rebuilt lacks files which Git still lists.
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
/** What somebody may copy: no tests, and nothing that is generated. */
const shown = files
  .filter(({ file }) => /\.(?:ya?ml|md|ts|js|json|groovy)$|(?:Jenkins|Docker)file$/.test(file))
  .filter(({ file }) => !/^(?:dist|test)\/|package-lock\.json$/.test(file))
  .map(({ file, text }) => ({ file, text: withBlankOwner(text) }))

/** Every place in a tracked text file where the pattern stands, as `file: match`. */
function placesOf(pattern: RegExp): string[] {
  return files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`))
}

test('no file names a folder of the machine on which it was written', () => {
  expect(placesOf(/(?<![\w.~$}/-])\/(?:work|root|Users\/\w+|home\/(?!runner\b)\w+)\/[\w.-]+/g)).toEqual([])
})

test('no file names where packages are downloaded from', () => {
  expect(placesOf(/\bregistry\.(?:npmjs|yarnpkg|npmmirror)\.\w+/g)).toEqual([])
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  // A workspace is a link to its folder.
  const resolved = Object.values<{ resolved?: string }>(packages).flatMap((each) => each.resolved ?? [])
  expect(resolved.sort()).toEqual(['', 'emulator'])
})

// Their forms as the issuers publish them, each long enough to be real.
const secrets = [
  /-----BEGIN (?:\w+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/]{40}/g,
  /\b(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9]{36}/g,
  /\bgithub_pat_[A-Za-z0-9_]{60,}/g,
  /\bnpm_[A-Za-z0-9]{36}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\bxox[abprs]-[A-Za-z0-9-]{20,}/g,
  /\b[sr]k_live_[A-Za-z0-9]{20,}/g,
]

test('no file holds a secret', () => {
  expect(secrets.flatMap(placesOf)).toEqual([])
})

// GitHub refuses `<owner>` until somebody fills it in.
test('every `uses:` is fixed by a commit, in our own folder, or a blank to fill in', () => {
  const references = shown.flatMap(({ file, text }) =>
    [...text.matchAll(/\buses: *['"]?([\w.$<][^\s'"`]*\/[^\s'"`]*)/g)].map(([, used = '']) => ({ file, used })),
  )
  const loose = references.filter(
    ({ file, used }) =>
      !/^\.\/|^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/.test(used) &&
      !(!file.startsWith('.github/') && /^<owner>\/taxiway[\w./-]*@v1$/.test(used)),
  )
  expect(loose).toEqual([])
  expect(references.length).toBeGreaterThan(20)
})

const install =
  /\b(?:npm (?:install|i|add|exec|x)|npx|pnpm (?:add|dlx)|yarn (?:add|dlx|global)|bunx?)\b.*?\s['"]?taxiway(?:-emulator)?(?![\w./-])/

test('nothing installs Taxiway by a name that somebody else may hold', () => {
  const found = shown.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => install.test(line))
      .map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
  for (const line of ['npm install --global taxiway@1', 'npx taxiway deploy', 'run `npm install taxiway-emulator`'])
    expect(line).toMatch(install)
})

test('dist/bundle names the licence of every package whose code is in it', () => {
  const bundle = join(root, 'dist/bundle')
  const listed = readFileSync(join(bundle, 'licenses.txt'), 'utf8').split('\n')
  const scripts = readdirSync(bundle).filter((name) => name.endsWith('.js'))
  const paths = /node_modules\/((?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9.-]*)\//g
  const bundled = scripts.flatMap((name) =>
    [...readFileSync(join(bundle, name), 'utf8').matchAll(paths)].map(([, one = '']) => one),
  )
  expect(bundled).toContain('@actions/core')
  expect([...new Set(bundled)].filter((name) => !listed.includes(name))).toEqual([])
})
