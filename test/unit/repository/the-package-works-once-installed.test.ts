import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationNames } from '../../../src/contract/operations.ts'
import { packageCopy, packIn } from './package-copy.ts'
import { root } from './sources.ts'

/** An empty project of somebody else. What npm would download beside the package is linked, for the tests need no network. */
const project = mkdtempSync(join(tmpdir(), 'taxiway-installed-'))
const installed = join(project, 'node_modules', 'taxiway')
let tarball: Uint8Array<ArrayBuffer>

beforeAll(() => {
  const copy = packageCopy()
  const { tarball: name } = packIn(copy)
  tarball = new Uint8Array(readFileSync(join(copy, name)))
  mkdirSync(installed, { recursive: true })
  // Not by their full names, for to some tars a drive's colon names another machine.
  writeFileSync(join(installed, name), tarball)
  execFileSync('tar', ['-xzf', name, '--strip-components=1'], { cwd: installed })
  rmSync(copy, { recursive: true, force: true })
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  for (const dependency of [...Object.keys(dependencies), '@types/node']) {
    const link = join(project, 'node_modules', dependency)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(root, 'node_modules', dependency), link, 'junction')
  }
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

function run(file: string, code: string): string {
  writeFileSync(join(project, file), code)
  const { stdout, stderr, status } = spawnSync(process.execPath, [file], { cwd: project, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

const typed = `
import { type Arguments, InputError, Platform, type Result, Secret } from 'taxiway'
import { type LocalPlatform, start } from 'taxiway/emulator'

await using local: LocalPlatform = await start()
await using platform: Platform = new Platform({ baseUrl: local.url, apiKey: new Secret(local.keys.account) })
const wanted: Arguments<'create_project'> = { name: 'Typed' }
const created: Result<'create_project'> = await platform.call('create_project', wanted)
const slug: string | null | undefined = created.slug
// @ts-expect-error: the table knows the type of each argument
const mistaken = await platform.call('create_project', { name: 5 }).catch((error: unknown) => error)
console.log(slug, mistaken instanceof InputError)
`

test('from strict TypeScript, where the types of the package are checked too', () => {
  writeFileSync(join(project, 'typed.ts'), typed)
  const compilerOptions = {
    ...{ module: 'nodenext', target: 'es2024', lib: ['es2024', 'esnext.disposable'], types: ['node'], noEmit: true },
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['typed.ts'] }))
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  expect(spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' }).stdout).toBe('')
  expect(run('typed.ts', typed)).toBe('typed true\n')
})

test('from plain JavaScript', () => {
  const code = `
    import { operationNames, Platform } from 'taxiway'
    import { start } from 'taxiway/emulator'
    await using local = await start()
    await using platform = new Platform({ baseUrl: local.url, apiKey: local.keys.service })
    console.log(operationNames.length, (await platform.call('whoami', {})).keyScope.kind)
  `
  expect(run('plain.js', code)).toBe(`${operationNames.length} service\n`)
})

test('the SQL console says what to install', async () => {
  const code = `
    import { Platform } from 'taxiway'
    import { start } from 'taxiway/emulator'
    await using local = await start()
    await using platform = new Platform({ baseUrl: local.url, apiKey: local.keys.account })
    const error = await platform.call('db_query', { id: 'svc_database', query: 'select 1' }).catch((error) => error)
    console.log(error.status, error.message)
  `
  expect(run('sql.js', code)).toMatch(/^400 .*run "npm install @electric-sql\/pglite"/)
})

test('from CommonJS, which Node 24 lets require modules', () => {
  expect(
    run('old.cjs', "console.log(typeof require('taxiway').deploy, typeof require('taxiway/emulator').start)"),
  ).toBe('function function\n')
})

test('its command says what it can do', () => {
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  const command = join(installed, bin.taxiway)
  expect(execFileSync(process.execPath, [command, '--help'], { encoding: 'utf8' })).toContain('emulator')
})

test('nothing but the two entries can be imported', () => {
  const code = "import('taxiway/dist/lib/client/platform.js').catch(({ code }) => console.log(code))"
  expect(run('deep.js', code)).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n')
})

test('publint finds nothing', async () => {
  expect((await publint({ pack: { tarball: tarball.buffer } })).messages).toEqual([])
})

test('the types are not wrong', async () => {
  const checked = await checkPackage(createPackageFromTarballData(tarball))
  if (!checked.types) throw new Error('The package has no types.')
  expect(Object.keys(checked.entrypoints)).toEqual(['.', './emulator', './package.json'])
  // It is a package of modules alone, for Node 24: how older ways of resolving would see it matters to nobody.
  const older = ['node10', 'node16-cjs']
  const wrong = checked.problems.filter(
    (problem) => !('resolutionKind' in problem && older.includes(problem.resolutionKind)),
  )
  expect(wrong).toEqual([])
})
