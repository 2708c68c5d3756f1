import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/**
 * V8 needs what Wine has since version 10 (`bcryptprimitives.dll`, `VirtualAlloc2`), and Debian 13 is the first that has it. It is
 * set up in a folder, so this machine may be an older one.
 */
const suite = 'trixie'
const packagesThere = ['wine', 'wine64', 'gcc-mingw-w64-x86-64-win32']
/** The programs that the set-up and the relay run on this machine, and their packages. */
const programsHere = { debootstrap: 'debootstrap', bsdtar: 'libarchive-tools', git: 'git', gzip: 'gzip' }

/** Why this machine cannot run Wine, as a sentence; undefined if it can. */
export function whyNotHere(): string | undefined {
  const { platform, arch, getuid } = process
  if (platform !== 'linux' || arch !== 'x64')
    return `Wine is set up on x64 Linux only, and this is ${platform} ${arch}.`
  if (!has('apt-get')) return 'Wine comes from Debian packages, and this system has no apt-get.'
  if (getuid?.() !== 0) return 'Setting up Wine needs root, because it installs packages and mounts folders.'
  if (has('unshare') && spawnSync('unshare', ['--mount', 'true']).status === 0) return undefined
  return 'Wine runs in mounts of its own, but `unshare --mount` failed; a container needs --privileged.'
}

interface Place {
  /** The current folder: absolute, and below the machine's own. */
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
}

/** A Windows under Wine that lives in a folder, in a Debian of its own. The folder has the same path inside of it. */
export class WineMachine {
  /** The folder of drive C. Drive Z is the root of the file system. */
  readonly driveC: string
  /** Its programs are on the `PATH` of Windows. */
  readonly bin: string
  readonly #folder: string
  readonly #root: string
  readonly #prefix: string

  /** `folder` is absolute; it may be removed between two runs. */
  constructor(folder: string) {
    this.#folder = folder
    this.#root = join(folder, suite)
    this.#prefix = join(folder, 'prefix')
    this.driveC = join(this.#prefix, 'drive_c')
    this.bin = join(folder, 'bin')
  }

  /** Sets up what is not there yet: 3 minutes and 2.4 GB from nothing. Throws if a program fails. */
  setUp(say: (text: string) => void): void {
    mkdirSync(this.bin, { recursive: true })
    const packagesHere = Object.entries(programsHere).flatMap(([program, name]) => (has(program) ? [] : [name]))
    if (packagesHere.length > 0) {
      say(`Installing ${packagesHere.join(', ')}`)
      install(['apt-get', 'update'])
      install(['apt-get', 'install', '--yes', '--no-install-recommends', ...packagesHere])
    }
    this.#once('debian', () => {
      say(`Setting up Debian ${suite} with Wine in ${this.#root}`)
      rmSync(this.#root, { recursive: true, force: true })
      install(['debootstrap', '--variant=minbase', suite, this.#root, ...mirrorsHere()])
      install(['chroot', this.#root, 'apt-get', 'install', '--yes', '--no-install-recommends', ...packagesThere])
      install(['chroot', this.#root, 'apt-get', 'clean'])
      writeFileSync(join(this.#root, 'etc/hosts'), `127.0.0.1 localhost ${hostname()}\n::1 localhost\n`)
    })
    this.#once('windows', () => {
      say('Setting up Windows')
      rmSync(this.#prefix, { recursive: true, force: true })
      this.#runToEnd(['wineboot', '--init'])
    })
  }

  /** Compiles a C program for Windows, to `bin`, under each of these names. */
  compile(source: string, names: readonly string[]): void {
    const [inside, output] = [join(this.#folder, 'source.c'), join(this.#folder, 'compiled.exe')]
    copyFileSync(source, inside)
    this.#runToEnd(['x86_64-w64-mingw32-gcc', '-O2', '-municode', '-o', output, inside, '-lws2_32'])
    for (const name of names) copyFileSync(output, join(this.bin, `${name}.exe`))
  }

  /**
   * Runs a program of Windows to its end and resolves with its exit code. Its output goes to a file, because Node for Windows does not
   * take a pipe of Linux. Whatever it left running is ended; so is the program itself if this process is asked to end.
   */
  async run(command: readonly string[], place: Place, output: string): Promise<number> {
    const file = openSync(output, 'w')
    const child = spawn('unshare', this.#inside(['wine', ...command], place), { stdio: ['ignore', file, file] })
    const end = (): void => this.#runToEnd(['wineserver', '--kill'])
    const signals = ['SIGINT', 'SIGTERM'] as const
    for (const signal of signals) process.once(signal, end)
    try {
      return await new Promise((resolve, reject) => {
        child.once('error', reject)
        child.once('exit', (code) => resolve(code ?? 1))
      })
    } finally {
      for (const signal of signals) process.off(signal, end)
      end()
    }
  }

  /** A path as Windows has it. */
  windowsPath(path: string): string {
    return `Z:${path.replaceAll('/', '\\')}`
  }

  #runToEnd(command: readonly string[]): void {
    const all = this.#inside(command, { cwd: this.#folder })
    const { status, stderr } = spawnSync('unshare', all, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' })
    // `wineserver --kill` fails where nothing runs.
    if (status !== 0 && command[0] !== 'wineserver') throw new Error(`${command.join(' ')} failed:\n${stderr}`)
  }

  /** The arguments of `unshare` for a command in the machine's Debian, in mounts of its own that end with it. */
  #inside(command: readonly string[], { cwd, env }: Place): string[] {
    const variables = {
      PATH: '/usr/bin:/bin',
      HOME: '/root',
      LANG: 'C.UTF-8',
      // Wine looks for a display there and complains without it.
      XDG_RUNTIME_DIR: '/tmp',
      WINEDEBUG: '-all',
      // Without .NET and HTML, which Wine would ask to install.
      WINEDLLOVERRIDES: 'mscoree,mshtml=',
      WINEPREFIX: this.#prefix,
      ...env,
    }
    const mounts = [
      'mkdir -p "$1$2"',
      'mount --bind /proc "$1/proc"',
      'mount --bind /dev "$1/dev"',
      'mount --bind "$2" "$1$2"',
      'root=$1',
      'shift 2',
      'exec chroot "$root" /usr/bin/env --ignore-environment "$@"',
    ].join(' && ')
    const inside = [
      `--chdir=${cwd}`,
      ...Object.entries(variables).map(([name, value]) => `${name}=${value}`),
      ...command,
    ]
    return ['--mount', 'sh', '-c', mounts, 'sh', this.#root, this.#folder, ...inside]
  }

  #once(step: string, take: () => void): void {
    const done = join(this.#folder, `${step}.done`)
    if (existsSync(done)) return
    take()
    writeFileSync(done, '')
  }
}

function has(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
}

/** Runs a program that installs something. Throws with the end of what it wrote. */
function install([program = '', ...args]: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' }
  const { status, stdout, stderr } = spawnSync(program, args, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = `${stdout}${stderr}`.split('\n').slice(-15).join('\n')
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${end}`)
}

/** The mirror of Debian that this machine's apt uses, if any; debootstrap has a default. */
function mirrorsHere(): string[] {
  const format = ['--format', '$(REPO_URI)', 'Created-By: Packages']
  const uris = execFileSync('apt-get', ['indextargets', ...format], { encoding: 'utf8' }).split('\n')
  return uris.filter((uri) => /\/debian\/?$/.test(uri)).slice(0, 1)
}
