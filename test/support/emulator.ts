import { type ChildProcess, spawn } from 'node:child_process'
import { commandFile, overhear } from './command.ts'

/** Imitates the SIGBREAK of Windows. */
const imitated = new URL('preload/windows-signals.js', import.meta.url).href

/** `taxiway` as a process of its own. */
export interface RunningTaxiway {
  readonly child: ChildProcess
  /** What it has written so far, to stdout and stderr. */
  output(): string
  /** Resolves once it has written the text. */
  prints(text: string): Promise<void>
  readonly ended: Promise<number | null>
}

/** How it is started. */
export interface TaxiwayOptions {
  readonly cwd?: string
  /** Added to the environment of this process. */
  readonly env?: NodeJS.ProcessEnv
}

/** Starts `taxiway ARGS`. */
export function startTaxiway(args: readonly string[], { cwd, env }: TaxiwayOptions = {}): RunningTaxiway {
  const child = spawn(process.execPath, [`--import=${imitated}`, commandFile, ...args], {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  const { written, closed, matches } = overhear(child)
  const output = (): string => written.stdout + written.stderr
  const prints = (text: string): Promise<void> => matches(() => output().includes(text), text)
  return { child, output, prints, ended: closed.then(({ code }) => code) }
}

/** Starts a local platform on a free port; resolves when it serves. */
export async function startEmulator(args: readonly string[] = [], options?: TaxiwayOptions) {
  const running = startTaxiway(['emulator', '--port', '0', ...args], options)
  await running.prints('Ctrl+C')
  const [, url = ''] = /at (http:\/\/127\.0\.0\.1:\d+)/.exec(running.output()) ?? []
  const [, key = ''] = /export TAXIWAY_API_KEY=(\S+)/.exec(running.output()) ?? []
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return { ...running, url, headers }
}
