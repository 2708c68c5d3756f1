// @module-tag thorough
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPlatform, start } from '../../../emulator/src/index.ts'
import { operationNames } from '../../../src/contract/operations.ts'
import { overhear } from '../../support/command.ts'
import { newFolder } from '../../support/folder.ts'
import { commit } from '../../support/git.ts'
import { npm, type PackageName, packedPackage } from './package-copy.ts'
import { root, sourceOf } from './sources.ts'

/** An empty project of a user, in which npm installs the packed package. */
const project = newFolder(afterAll)
const installed = join(project, 'node_modules', 'taxiway')
/** The packages that `npm ci` has already downloaded. */
const install = 'install --prefer-offline --no-audit --no-fund --silent'
let tarball: Uint8Array<ArrayBuffer>

beforeAll(() => {
  const packed = packedPackage()
  tarball = new Uint8Array(readFileSync(packed))
  cpSync(packed, join(project, 'taxiway.tgz'))
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  npm(`${install} ./taxiway.tgz`, project)
}, 240_000)

function run(file: string, code: string): string {
  writeFileSync(join(project, file), code)
  const { stdout, stderr, status } = spawnSync(process.execPath, [file], { cwd: project, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

/** Runs the command `taxiway`. */
function taxiway(...args: readonly string[]): { stdout: string; stderr: string; status: number | null } {
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  return spawnSync(process.execPath, [join(installed, bin.taxiway), ...args], { cwd: project, encoding: 'utf8' })
}

/** Compiles a program of the project with the types of the package checked too, and returns what is wrong. */
function typeErrors(file: string, code: string): string {
  writeFileSync(join(project, file), code)
  const compilerOptions = {
    ...{ module: 'nodenext', target: 'es2024', lib: ['es2024', 'esnext.disposable'], types: ['node'], noEmit: true },
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
    typeRoots: [join(root, 'node_modules/@types')],
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: [file] }))
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  return spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' }).stdout
}

/** The files of an installed package outside of `lib/`, and its manifest. */
function contentsOf(name: PackageName) {
  const folder = join(project, 'node_modules', name)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return { others: files.filter((file) => !/^(?:lib|node_modules)\//.test(file)).sort(), manifest }
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

describe('the package alone', () => {
  test('holds and installs only what a user needs', () => {
    const { others, manifest } = contentsOf('taxiway')
    expect(others).toEqual([
      'LICENSE',
      'README.md',
      // The pages that its messages name.
      ...['fleet', 'install', 'local-platform'].map((page) => `docs/${page}.md`),
      ...readdirSync(join(root, 'docs/schemas')).map((name) => `docs/schemas/${name}`),
      'package.json',
    ])
    expect(manifest.dependencies).toEqual(manifestOf('.').dependencies)
    for (const name of ['devDependencies', 'scripts', 'workspaces']) expect(manifest).not.toHaveProperty(name)
  })

  test('deploys from plain JavaScript', () => {
    const code = `
      import { deploy, operationNames, Platform, result } from 'taxiway'
      await using platform = new Platform({ baseUrl: 'http://127.0.0.1:9', apiKey: 'twk' })
      const { outcome } = await result(deploy(platform, { serviceId: 'svc_1' }))
      console.log(operationNames.length, outcome)
    `
    expect(run('plain.js', code)).toBe(`${operationNames.length} failed\n`)
  })

  test('can be required from CommonJS, by its two entries alone', () => {
    const code = `console.log(typeof require('taxiway').deploy, typeof require('taxiway/contract').operationOf)
      try { require('taxiway/lib/client/platform.js') } catch ({ code }) { console.log(code) }`
    expect(run('old.cjs', code)).toBe('function function\nERR_PACKAGE_PATH_NOT_EXPORTED\n')
  })

  test('has types for a strict program', () => {
    const code = `
      import { type Answer, deploy, type DeployEvent, follow, Platform, PlatformError, type Result, result } from 'taxiway'
      import type { Operation } from 'taxiway/contract'

      export async function run(operation: Operation): Promise<Result> {
        await using platform = new Platform({ baseUrl: 'https://platform.example', apiKey: operation.path })
        const { deploymentId, ref }: Answer<'deploy_service'> = await platform.call('deploy_service', { id: 'svc_1' })
        const shown: string | null | undefined = ref
        for await (const event of deploy(platform, { serviceId: 'svc_1' })) console.log(describe(event), shown)
        return await result(follow(platform, { serviceId: 'svc_1', deploymentId }, { successStates: ['live'] }))
      }

      function describe(event: DeployEvent): string {
        switch (event.kind) {
          case 'archive': return event.digest
          case 'progress': return event.step
          case 'accepted': return event.deploymentId
          case 'chosen': return event.deploymentId
          case 'rollback': return event.to ?? ''
          case 'check': return event.name
          case 'status': return event.word
          case 'lines': return event.lines.map(({ text }) => text).join()
          case 'url': return event.url
          case 'warning': return event.text
          case 'notice': return event.text
          case 'ended': return event.result.outcome
          default: return event satisfies never
        }
      }

      export function mayHaveHappened(error: unknown): boolean {
        return error instanceof PlatformError && error.effect === 'unknown'
      }

      // @ts-expect-error: an operation has its own arguments.
      export const wrong = (platform: Platform): unknown => platform.call('deploy_service', { service: 'svc_1' })
    `
    expect(typeErrors('types.ts', code)).toBe('')
  })

  test('has the schemas of what its command writes', () => {
    const code = `
      import report from 'taxiway/schemas/result.json' with { type: 'json' }
      console.log(report.title)
    `
    expect(run('schema.js', code)).toContain('--json')
  })

  test('publint finds nothing', async () => {
    expect((await publint({ pack: { tarball: tarball.buffer } })).messages).toEqual([])
  })

  test('the types are not wrong', async () => {
    const checked = await checkPackage(createPackageFromTarballData(tarball))
    if (!checked.types) throw new Error('The package has no types.')
    expect(Object.keys(checked.entrypoints)).toEqual(['.', './contract', './schemas/*', './package.json'])
    // The package holds only modules for Node 24, so older resolvers do not matter.
    const older = ['node10', 'node16-cjs']
    const wrong = checked.problems.filter(
      (problem) => !('resolutionKind' in problem && older.includes(problem.resolutionKind)),
    )
    expect(wrong).toEqual([])
  })
})

describe('the command of the package', () => {
  let platform: LocalPlatform
  beforeAll(async () => {
    const repository = join(project, 'repository')
    commit(repository, { 'index.html': 'ahoy' })
    const site = { id: 'svc_site', name: 'site', repoUrl: repository, runtimeMode: 'static' } as const
    platform = await start({ services: [site] })
  })
  afterAll(() => platform.close())

  /** Runs it against a local platform in this process. */
  async function ran(...args: readonly string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
    const { PATH } = process.env
    const github = { GITHUB_API_URL: 'http://127.0.0.1:9', GITHUB_REPOSITORY: 'ada/shop', GITHUB_TOKEN: 'ght_none' }
    const env = { PATH, TAXIWAY_BASE_URL: platform.url, TAXIWAY_API_KEY: platform.keys.account, ...github }
    const child = spawn(process.execPath, [join(installed, 'lib/cli/main.js'), ...args], { cwd: project, env })
    const { written, closed } = overhear(child)
    return { ...(await closed), ...written }
  }

  test('deploys: the address on stdout, the log on stderr', async () => {
    const { code, stdout, stderr } = await ran('deploy', '--service-id', 'svc_site', '--ref', 'main')
    expect(code, stderr).toBe(0)
    expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n$/)
    expect(stderr).toContain(' | Checked out ')
    expect(stderr).not.toContain(platform.keys.account)
  })
})

describe('the local platform of the package', () => {
  test('is a package of its own: without it the command says so, and names nothing that a stranger could publish', () => {
    const { status, stdout, stderr } = taxiway('emulator')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('The local platform is not installed')
    expect(stderr).not.toContain('npm')
  })

  describe('once its package is installed beside', () => {
    beforeAll(() => {
      cpSync(packedPackage('taxiway-emulator'), join(project, 'taxiway-emulator.tgz'))
      npm(`${install} ./taxiway-emulator.tgz`, project)
    }, 240_000)

    test('it holds only its code, and asks for the library of its own version', () => {
      const { others, manifest } = contentsOf('taxiway-emulator')
      expect(others).toEqual(['LICENSE', 'README.md', 'package.json'])
      const { version, dependencies } = manifestOf('emulator')
      expect(manifest.dependencies).toEqual({ ...dependencies, taxiway: version })
      expect(manifestOf('.').version).toBe(version)
      expect(manifest).not.toHaveProperty('scripts')
    })

    test('serves a typed program', () => {
      const code = `
        import { type Answer, type Arguments, InputError, Platform } from 'taxiway'
        import { type LocalPlatform, start } from 'taxiway-emulator'

        await using local: LocalPlatform = await start()
        await using platform: Platform = new Platform({ baseUrl: local.url, apiKey: local.keys.account ?? '' })
        const wanted: Arguments<'create_project'> = { name: 'Typed' }
        const created: Answer<'create_project'> = await platform.call('create_project', wanted)
        const slug: string | null | undefined = created.slug
        // @ts-expect-error: the table knows the type of each argument
        const mistaken = await platform.call('create_project', { name: 5 }).catch((error: unknown) => error)
        console.log(slug, mistaken instanceof InputError)
      `
      expect(typeErrors('typed.ts', code)).toBe('')
      expect(run('typed.ts', code)).toBe('typed true\n')
    })

    test('starts as a command', async () => {
      const child = spawn(process.execPath, [join(installed, 'lib/cli/main.js'), 'emulator', '--port', '0'], {
        cwd: project,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let said = ''
      const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
      for await (const text of child.stdout.setEncoding('utf8')) {
        said += text
        if (said.includes('Ctrl+C stops it.') && !child.killed) child.kill('SIGTERM')
      }
      expect(said).toMatch(/^Local platform at http:\/\/127\.0\.0\.1:\d+\n/)
      if (process.platform !== 'win32') expect(await ended).toBe(0)
    })

    test('plays faults, which it brings as files of their own', () => {
      const { status, stdout, stderr } = taxiway('resilience', '--fault', 'build-fails', '--json')
      expect([status, JSON.parse(stdout)], stderr).toMatchObject([
        0,
        { control: { verdict: 'honest-green' }, faults: [{ verdict: 'honest-red' }] },
      ])
      expect(taxiway('resilience', '--fault', 'hurricane').stderr).toContain('answer-lost-taken')
    })

    test('runs SQL in its console, and answers an agent', () => {
      const code = `
        import { Platform } from 'taxiway'
        import { start } from 'taxiway-emulator'
        await using local = await start()
        await using platform = new Platform({ baseUrl: local.url, apiKey: local.keys.account })
        console.log((await platform.call('db_query', { id: 'svc_database', query: 'select 6 * 7 as answer' })).output)
        const headers = { authorization: 'Bearer ' + local.keys.account, 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
        const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
        console.log('agent', (await fetch(local.url + '/mcp', { method: 'POST', headers, body: list })).status)
      `
      expect(run('lazy.js', code)).toMatch(/42[\s\S]*agent 200/)
    }, 120_000)

    test('serves its page, with every module that the page loads', () => {
      const code = `
        import { start } from 'taxiway-emulator'
        await using local = await start()
        const found = new Set(['/_taxiway/assets/main.js', '/_taxiway/assets/page.css', '/_taxiway/lit-html/lit-html.js', '/_taxiway/ansi_up/ansi_up.js', '/_taxiway/simpledotcss/simple.min.css'])
        for (const path of found) {
          const answer = await fetch(local.url + path)
          if (!answer.ok) console.log(answer.status, path)
          for (const [, to] of (await answer.text()).matchAll(/\\bfrom ?['"](\\.{1,2}\\/[^'"]+)['"]/g)) found.add(new URL(to, local.url + path).pathname)
        }
        console.log(found.size > 10, (await fetch(local.newPageUrl())).status)
      `
      expect(run('page.js', code)).toBe('true 200\n')
    })
  })
})

/** An installed Node that is too old, with its version; `npm ci` installs a newer one for everything else. */
const old = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
  .filter((path) => existsSync(path))
  .map((path) => ({ path, version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim().slice(1) }))
  .find(({ version }) => Number.parseInt(version, 10) < 24)

test('`engines` names the oldest Node that is accepted', () => {
  const [, oldest = ''] = /^const oldest = (\d+)$/m.exec(sourceOf('text/node-version.ts')) ?? []
  expect(contentsOf('taxiway').manifest.engines).toEqual({ node: `>=${oldest}` })
})

describe.skipIf(old === undefined)(`Node ${old?.version} is told what is needed`, () => {
  const { path = '', version = '' } = old ?? {}
  const sentence = `but runs on ${version}`
  const runOld = (...args: readonly string[]) => spawnSync(path, args, { cwd: installed, encoding: 'utf8' })

  test('by an action, in one annotation', () => {
    const { stdout, stderr, status } = runOld(join(root, 'dist/index.js'))
    expect({ stderr, status }).toEqual({ stderr: '', status: 1 })
    expect(stdout).toMatch(/^::error::[^\n]+\n$/)
    expect(stdout).toContain(sentence)
  })

  test.each(['--help', 'emulator'])('by taxiway %s', (command) => {
    const { stdout, stderr, status } = runOld(contentsOf('taxiway').manifest.bin.taxiway, command)
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
    expect(stderr).toMatch(/^Error: [^\n]+\n$/)
    expect(stderr).toContain(sentence)
  })

  test.each(['index', 'contract'])('by the library: %s', (entry) => {
    const code = `import("./lib/${entry}.js").catch((error) => console.log(error.message))`
    expect(runOld('-e', code).stdout).toContain(sentence)
  })
})
