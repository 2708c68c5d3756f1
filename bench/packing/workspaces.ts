import { spawnSync } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import process from 'node:process'

/** A folder to upload. `files` and `bytes` count the contents of the upload, before compression. */
export interface Workspace {
  readonly name: string
  readonly folder: string
  readonly files: number
  readonly bytes: number
}

/** The content of the workspaces: published packages, so that a later measurement uses the same files. */
const published = {
  '@mui/icons-material': '6.4.0',
  'date-fns': '4.1.0',
  googleapis: '148.0.0',
  lodash: '4.17.21',
  rxjs: '7.8.2',
  three: '0.170.0',
  typescript: '5.9.2',
}
type PackageName = keyof typeof published

/** How many files to keep of each package. */
type Recipe = Partial<Record<PackageName, number>>

const small: Recipe = { rxjs: 150, 'date-fns': 148, three: 2 }
const middling: Recipe = {
  '@mui/icons-material': 9_410,
  'date-fns': 5_326,
  googleapis: 740,
  lodash: 1_054,
  rxjs: 2_277,
  three: 1_061,
  typescript: 132,
}
/** Typical rules of an application. They match none of the kept files, because the other competitors ignore them. */
const rules = [
  'node_modules/',
  '.env',
  '.env.*',
  '!.env.example',
  '*.log',
  '/build/',
  '/coverage/',
  '/.cache/',
  '*.tmp',
  '',
]
const folder = join(tmpdir(), 'taxiway-bench')
const installed = join(folder, 'packages', 'node_modules')

/** 300 files, 3 MB. */
export function workspaceA(): Workspace {
  return withRules('a', (app) => keep(app, small))
}

/** 20,000 files, 160 MB, beside a `node_modules` of 60,000 files that an upload leaves out. */
export function workspaceB(): Workspace {
  return withRules('b', (app) => {
    keep(app, middling)
    const everything = Object.fromEntries(Object.keys(published).map((name) => [name, 60_000]))
    keep(join(app, 'node_modules', 'one'), everything)
    keep(join(app, 'node_modules', 'two'), { '@mui/icons-material': 17_000 })
  })
}

/** 60,000 files, 1.4 GB, half of it incompressible. */
export function workspaceC(): Workspace {
  return withRules('c', (app) => {
    for (const copy of ['one', 'two']) keep(join(app, copy), middling)
    keep(join(app, 'three'), { ...middling, '@mui/icons-material': 6_700 })
    keep(join(app, 'four'), { googleapis: 1_720, typescript: 132 })
    keep(join(app, 'five'), { googleapis: 740 })
    const noise = Buffer.alloc(10 * 2 ** 20)
    mkdirSync(join(app, 'media'))
    for (let number = 0; number < 69; number += 1)
      writeFileSync(join(app, 'media', `${number}.bin`), randomFillSync(noise))
  })
}

/** Removes all workspaces and the downloaded packages. */
export function removeWorkspaces(): void {
  rmSync(folder, { recursive: true, force: true })
}

function withRules(name: string, fill: (app: string) => void): Workspace {
  return built(name, (app) => {
    fill(app)
    writeFileSync(join(app, '.gitignore'), rules.join('\n'))
  })
}

function built(name: string, fill: (app: string) => void): Workspace {
  const app = join(folder, name, 'app')
  if (!existsSync(join(folder, name, 'done'))) {
    rmSync(join(folder, name), { recursive: true, force: true })
    mkdirSync(app, { recursive: true })
    install()
    fill(app)
    writeFileSync(join(folder, name, 'done'), '')
  }
  const kept = filesIn(app).filter((path) => !relative(app, path).startsWith('node_modules'))
  return { name, folder: app, files: kept.length, bytes: kept.reduce((sum, path) => sum + statSync(path).size, 0) }
}

function install(): void {
  if (existsSync(join(folder, 'packages', 'done'))) return
  mkdirSync(join(folder, 'packages'), { recursive: true })
  writeFileSync(join(folder, 'packages', 'package.json'), JSON.stringify({ dependencies: published }))
  const arguments_ = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--silent']
  const options = { cwd: join(folder, 'packages'), stdio: 'inherit', shell: process.platform === 'win32' } as const
  if (spawnSync('npm', arguments_, options).status !== 0) throw new Error('The packages could not be installed.')
  writeFileSync(join(folder, 'packages', 'done'), '')
}

function keep(target: string, recipe: Recipe): void {
  for (const [name, most] of Object.entries(recipe)) {
    const from = join(installed, name)
    for (const path of filesIn(from).slice(0, most)) {
      const to = join(target, 'vendor', name, relative(from, path))
      mkdirSync(dirname(to), { recursive: true })
      copyFileSync(path, to)
    }
  }
}

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
