/**
 * Builds dist/ (or `--out DIR`) from src/: tiny entries over one bundle for the actions. The same source gives the same
 * bytes, whatever the folder. Needs no network.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { completeLicences } from './licences.ts'
import { makeOneByte } from './one-byte.ts'
import { stageSlimPackages } from './slim-packages.ts'

const root = join(import.meta.dirname, '..')
const build = join(root, 'build')
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const out = resolve(root, values.out)

/** Where each action's entry goes, and the name that src/actions/main.ts knows it by. */
const entries = {
  'index.js': 'deploy',
  'preview/index.js': 'preview',
  'gate/index.js': 'gate',
  'call/index.js': 'call',
  'post/index.js': 'post',
}

/** Runs a tool of ours on this Node; what it says is shown, and its failure ends the build. */
function run(packageName: string, script: string, args: readonly string[]): void {
  const folder = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`))
  const { status } = spawnSync(process.execPath, [join(folder, script), ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

rmSync(out, { recursive: true, force: true })
rmSync(build, { recursive: true, force: true })

run('typescript', 'bin/tsc', ['-p', 'tsconfig.build.json'])

stageSlimPackages(build)

const bundle = join(out, 'bundle')
run('@vercel/ncc', 'dist/ncc/cli.js', [
  ...['build', join(build, 'actions', 'main.js'), '--out', bundle],
  ...['--license', 'licenses.txt', '--no-cache', '--quiet'],
])

completeLicences(bundle, join(root, 'node_modules'))
makeOneByte(bundle)

// Beside the bundle and not in it: a signal is heard, and an old Node refused, before the bundle is read.
for (const path of ['github/job/cancellation.js', 'text/supported-node.js', 'text/message.js']) {
  cpSync(join(build, path), join(bundle, basename(path)))
}

for (const [entry, action] of Object.entries(entries)) {
  const file = join(out, entry)
  const folder = dirname(file)
  const way = relative(folder, bundle).replaceAll('\\', '/')
  const specifier = way.startsWith('.') ? way : `./${way}`
  mkdirSync(folder, { recursive: true })
  const lines = [
    `import { cancellation } from '${specifier}/cancellation.js'`,
    `import { unsupportedNode } from '${specifier}/supported-node.js'`,
    '',
    'const cancel = cancellation()',
    'const refusal = unsupportedNode()',
    'if (refusal === undefined) {',
    `  const { run } = await import('${specifier}/index.js')`,
    `  await run('${action}', cancel)`,
    '} else {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    '  console.log(`::error::${refusal}`)',
    '  process.exitCode = 1',
    '}',
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
}
