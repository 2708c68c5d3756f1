/**
 * Gives the repository its own address and the version that is released next: in `package.json`, in each `uses:` of the documents and the
 * examples. Takes out what holds only before the first release, between `<!-- unreleased -->` and
 * `<!-- /unreleased -->`. Writes files of the current folder, and may be repeated.
 *
 *     npm run release:prepare -- --repository https://github.com/NAME/taxiway --version 1.0.0
 *     npm run release:prepare -- --repository https://github.com/NAME/taxiway --check
 *
 * `--check` changes nothing, and fails if that would have changed a file.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { readOptions, refuse } from '../usage.ts'

interface Release {
  /** As `https://github.com/NAME/taxiway`. */
  readonly repository: string
  readonly version: string
  /** The version that the files name. */
  readonly previous: string
}

/** The version that `uses:` of the documents names. */
const major = '1'
const placeholder = '<owner>/taxiway'
const beforeRelease = /<!-- unreleased -->[\s\S]*?<!-- \/unreleased -->\s*/g
/** Documents, examples and sources, and nothing that is made from them. */
const filled = /^(?:[^/]+\.(?:md|txt)|(?!(?:test|dist|scripts|bench)\/)[^.].*\/.*\.(?:md|ya?ml|ts|js))$/

const changes: Readonly<Record<string, (text: string, release: Release) => string>> = {
  'package.json': withAddress,
  'emulator/package.json': (text, release) => withAddress(text, release, 'emulator'),
  'package-lock.json': (text, { version }) => {
    const lock = JSON.parse(text)
    lock.version = version
    for (const path of ['', 'emulator']) lock.packages[path].version = version
    return `${JSON.stringify(lock, undefined, 2)}\n`
  },
  'src/client/platform.ts': (text, { version, previous }) => text.replace(`'${previous}'`, `'${version}'`),
  'docs/other-ci.md': withTarballs,
  'docs/install.md': withTarballs,
  'docs/local-platform.md': withTarballs,
  'CHANGELOG.md': (text, { version }) =>
    text.includes(`\n## ${version}\n`) ? text : text.replace(/^## Unreleased\n/m, `## Unreleased\n\n## ${version}\n`),
}

function withAddress(text: string, { repository, version }: Release, directory?: string): string {
  const { name, version: _, homepage: __, bugs: ___, repository: ____, ...others } = JSON.parse(text)
  const address = {
    homepage: `${repository}#readme`,
    bugs: { url: `${repository}/issues` },
    repository: { type: 'git', url: `git+${repository}.git`, directory },
  }
  return `${JSON.stringify({ name, version, ...others, ...address }, undefined, 2)}\n`
}

function withTarballs(text: string, { version, previous }: Release): string {
  return text
    .replaceAll(`-${previous}.tgz`, `-${version}.tgz`)
    .replaceAll(`/taxiway/${previous}/`, `/taxiway/${version}/`)
}

function prepare(release: Release): readonly (readonly [file: string, text: string])[] {
  const own = new URL(release.repository).pathname.slice(1)
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  return files.flatMap((file) => {
    const change = changes[file]
    if (change === undefined && !filled.test(file)) return []
    const before = readFileSync(file, 'utf8')
    const text = filled.test(file) ? before.replaceAll(placeholder, own).replaceAll(beforeRelease, '') : before
    const after = change?.(text, release) ?? text
    return after === before ? [] : [[file, after] as const]
  })
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const usage = `Usage: npm run release:prepare -- --repository https://github.com/NAME/taxiway [--version X.Y.Z] [--check]

Gives the repository its own address and the version that is released next.
  --check  change nothing; exit with 1 if that would have changed a file`
const { values } = readOptions(usage, {
  repository: { type: 'string' },
  version: { type: 'string' },
  check: { type: 'boolean', default: false },
})
const previous: string = JSON.parse(readFileSync('package.json', 'utf8')).version
const { repository = '', version = previous, check } = values
if (!/^https:\/\/[\w.-]+\/[\w-]+\/[\w.-]+$/.test(repository) || repository.endsWith('.git'))
  refuse(
    values.repository === undefined
      ? 'Give --repository, the address of the page of the repository.'
      : `--repository is "${repository}", but must be the address of a page, such as https://github.com/NAME/taxiway.`,
    usage,
  )
if (!new RegExp(String.raw`^${major}\.\d+\.\d+$`).test(version))
  refuse(
    `The version is "${version}", but the documents name v${major}. Give --version ${major}.0.0 or a later one.`,
    usage,
  )

const changed = prepare({ repository, version, previous })
const names = changed.map(([file]) => file).join(', ')
if (check) {
  if (changed.length > 0)
    fail(`These files are not as a release needs them: ${names}. Run release:prepare, and commit.`)
} else {
  for (const [file, text] of changed) writeFileSync(file, text)
  console.log(changed.length === 0 ? 'Nothing to change.' : `Changed ${names}.`)
  console.log('Now run npm run docs and npm run build, and commit all of it.')
}
