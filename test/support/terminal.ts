import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { commandFile } from './command.ts'

/** Far more than a busy machine needs. */
const longestMs = 30_000

/** Whether this machine has tmux, a terminal that a program can read. */
export const hasTerminal = spawnSync('tmux', ['-V']).status === 0

/** A terminal window in which `taxiway` runs. It closes with its disposal. */
export class Terminal implements Disposable {
  readonly #name = `taxiway-${process.pid}-${randomUUID()}`

  /** Opens a window of `columns` and starts `taxiway ARGS`; `shell` is what stands after it on the command line. */
  constructor(
    args: readonly string[],
    platform: { readonly url: string; readonly key: string },
    {
      columns,
      rows = 12,
      shell = '',
      folder = process.cwd(),
      ci = '',
    }: {
      readonly columns: number
      readonly rows?: number
      readonly shell?: string
      readonly folder?: string
      readonly ci?: string
    },
  ) {
    const environment = { TAXIWAY_BASE_URL: platform.url, TAXIWAY_API_KEY: platform.key, CI: ci, GITHUB_ACTIONS: '' }
    const words = [process.execPath, commandFile, ...args].map((word) => `'${word}'`).join(' ')
    // The shell stays, so that the window shows what the command left; it dies by a closed terminal, and the command may not.
    const line = `${words} ${shell}; echo "ended with $?"; exec sleep 60`
    const given = Object.entries(environment).flatMap(([name, value]) => ['-e', `${name}=${value}`])
    this.#tmux(
      '-f',
      '/dev/null',
      'new-session',
      '-d',
      '-x',
      String(columns),
      '-y',
      String(rows),
      '-c',
      folder,
      ...given,
      line,
    )
  }

  /** What the window shows; with `escapes` also its colours. */
  screen(...escapes: readonly '-e'[]): string {
    return this.#tmux('capture-pane', '-p', ...escapes)
  }

  /** Waits until the window shows it. */
  async shows(pattern: RegExp): Promise<string> {
    for (const endMs = performance.now() + longestMs; ; ) {
      const screen = this.screen()
      if (pattern.test(screen)) return screen
      if (/ended with/.test(screen) || performance.now() > endMs)
        throw new Error(`it never showed ${pattern}:\n${screen}`)
      await setTimeout(50)
    }
  }

  resize(columns: number): void {
    this.#tmux('resize-window', '-x', String(columns))
  }

  press(key: string): void {
    this.#tmux('send-keys', key)
  }

  /** Closes the window: the command hears SIGHUP, and can no longer write. */
  close(): void {
    spawnSync('tmux', ['-L', this.#name, 'kill-server'])
  }

  [Symbol.dispose](): void {
    this.close()
  }

  #tmux(...args: readonly string[]): string {
    return execFileSync('tmux', ['-L', this.#name, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  }
}
