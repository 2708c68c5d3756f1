/**
 * Builds dist/ (or `--out DIR`) from src/: small entries and one bundle for all actions. The same source gives the same
 * bytes in any folder. It needs no network.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { licencesOf } from './licences.ts'
import { stageSlimPackages } from './slim-packages.ts'
import { readOptions } from './usage.ts'

const root = join(import.meta.dirname, '..')
const build = join(root, 'build')
const usage = `Usage: npm run build -- [--out FOLDER]

Builds dist/, or another folder, from src/.`
const { values } = readOptions(usage, { out: { type: 'string', default: 'dist' } })
const out = resolve(root, values.out)

/** The file of each action's entry, and the action's name in src/actions/main.ts. */
const entries = {
  'index.js': 'deploy',
  'preview/index.js': 'preview',
  'gate/index.js': 'gate',
  'call/index.js': 'call',
  'rollback/index.js': 'rollback',
  'fleet/index.js': 'fleet',
  'post/index.js': 'post',
}

/** The packages that the actions import. */
const bundled = [
  ...['@actions/core', '@actions/exec', '@actions/github', 'eventsource-parser', 'ignore', 'tar'],
  ...['undici', 'valibot', 'yaml'],
]

/** Runs a package's script on this Node and shows its output. A failure ends the build. */
function run(packageName: string, script: string, args: readonly string[]): void {
  const folder = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`))
  const { status } = spawnSync(process.execPath, [join(folder, script), ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

rmSync(out, { recursive: true, force: true })
rmSync(build, { recursive: true, force: true })

// A run downloads the bundle: comments, which are in src/, would be 108 KB of it, an eighth.
run('typescript', 'bin/tsc', ['-p', 'tsconfig.build.json', '--removeComments'])

stageSlimPackages(build)

const bundle = join(out, 'bundle')
run('@vercel/ncc', 'dist/ncc/cli.js', [
  ...['build', join(build, 'actions', 'main.js'), '--out', bundle],
  ...['--no-cache', '--quiet'],
])
writeFileSync(join(bundle, 'licenses.txt'), licencesOf(bundled, join(root, 'node_modules')))

// These stay out of the bundle, so that the entry handles signals and refuses an old Node before it reads the bundle.
for (const name of ['cancellation.js', 'node-version.js']) cpSync(join(build, 'text', name), join(bundle, name))

for (const [entry, action] of Object.entries(entries)) {
  const file = join(out, entry)
  const folder = dirname(file)
  const way = relative(folder, bundle).replaceAll('\\', '/')
  const specifier = way.startsWith('.') ? way : `./${way}`
  mkdirSync(folder, { recursive: true })
  const lines = [
    `import { cancellation } from '${specifier}/cancellation.js'`,
    `import { findOldNode } from '${specifier}/node-version.js'`,
    '',
    'const cancel = cancellation()',
    'const refusal = findOldNode()',
    'if (refusal === undefined) {',
    `  const { run } = await import('${specifier}/index.js')`,
    `  await run('${action}', cancel)`,
    '} else {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is generated code
    '  console.log(`::error::${refusal}`)',
    '  process.exitCode = 1',
    '}',
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
}
