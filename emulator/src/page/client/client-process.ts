import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** What is run, and how. */
export interface ClientCommand {
  /** The program of the client and all of its arguments. */
  readonly program: string
  readonly args: readonly string[]
  /** The folder that it runs in, which exists. */
  readonly workspace: string
  readonly environment: Readonly<Record<string, string>>
  /** The address and the key of the platform. */
  readonly url: string
  readonly key: string
  readonly onLine: (line: string) => void
}

/** What the client has left behind for a CI system. */
export interface ClientEnd {
  readonly exitCode: number
  /** The outputs, in their order. */
  readonly outputs: readonly (readonly [name: string, value: string])[]
}

/** Runs the real client as a job of a CI system does: it writes its outputs to a file. */
export async function startClientProcess({ program, args, workspace, environment, url, key, onLine }: ClientCommand) {
  const files = await mkdtemp(join(workspace, '..', 'job-'))
  const outputs = join(files, 'outputs')
  const child = spawn(program, [...args, '--outputs', outputs], {
    cwd: workspace,
    env: { ...environment, TAXIWAY_BASE_URL: url, TAXIWAY_API_KEY: key, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine)
  child.once('error', (error) => onLine(`The client could not be started: ${error.message}`))
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  const end = async (): Promise<ClientEnd> => {
    const exitCode = await ended
    let lines = ''
    try {
      lines = await readIfWritten(outputs)
      await rm(files, { recursive: true, force: true })
    } catch (error) {
      onLine(`What the client wrote could not be read: ${error instanceof Error ? error.message : String(error)}`)
    }
    return { exitCode, outputs: pairsIn(lines) }
  }
  return { child: child satisfies ChildProcess, ended: end() }
}

/** A run that ended early has written nothing. */
async function readIfWritten(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
}

function pairsIn(text: string): [string, string][] {
  return [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value])
}
