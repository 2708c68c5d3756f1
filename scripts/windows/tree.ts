import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

interface Trees {
  readonly from: string
  readonly to: string
  /** A copy of the lock file whose packages are installed. */
  readonly installed: string
}

/** Copies a working tree, committed or not, without what Git ignores, and installs the packages for Windows if the lock file changed. */
export function copyTree({ from, to, installed }: Trees): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(to)) if (name !== 'node_modules') rmSync(join(to, name), { recursive: true })
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
  })
  for (const path of listed.split('\0').filter((each) => each !== '' && existsSync(join(from, each)))) {
    mkdirSync(join(to, dirname(path)), { recursive: true })
    copyFileSync(join(from, path), join(to, path))
  }
  // Some tests ask Git for the files.
  execFileSync('git', ['init', '--quiet'], { cwd: to })
  execFileSync('git', ['add', '--all'], { cwd: to })
  const lock = readFileSync(join(to, 'package-lock.json'), 'utf8')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return
  rmSync(installed, { force: true })
  const options = ['--os=win32', '--cpu=x64', '--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', ['ci', ...options], { cwd: to, stdio: ['ignore', 'ignore', 'inherit'] })
  for (const [name, folder] of Object.entries({ taxiway: '.', 'taxiway-emulator': 'emulator' }))
    standIn(to, name, folder)
  writeFileSync(installed, lock)
}

/**
 * Puts a package that loads each export of a package of the workspace in the place of npm's link. Wine follows the link without telling,
 * so that Node would find TypeScript below `node_modules`, which it refuses to load.
 */
function standIn(tree: string, name: string, folder: string): void {
  const manifest = JSON.parse(readFileSync(join(tree, folder, 'package.json'), 'utf8'))
  const place = join(tree, 'node_modules', name)
  rmSync(place)
  mkdirSync(place)
  const sources: [string, string][] = Object.entries<string>(manifest.exports).filter(([, file]) =>
    file.endsWith('.ts'),
  )
  const exports = sources.map(([path, file], index) => {
    writeFileSync(join(place, `${index}.js`), `export * from '${posix.join('../..', folder, file)}'\n`)
    return [path, `./${index}.js`]
  })
  const shown = { name, version: manifest.version, type: 'module', exports: Object.fromEntries(exports) }
  writeFileSync(join(place, 'package.json'), JSON.stringify(shown))
}
