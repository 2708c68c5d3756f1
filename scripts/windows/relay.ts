import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { basename } from 'node:path'

/** The programs that Windows has and Wine lacks, by name, and what runs in their place: the `tar` of Windows is bsdtar. */
export const relayed: Readonly<Record<string, string>> = { git: 'git', gzip: 'gzip', tar: 'bsdtar' }

/** Runs the programs that `relay.c` asks for on Linux, until it is disposed of. */
export interface Relay extends Disposable {
  /** What `relay.txt` must hold: the port on loopback, and a token that other users of this machine do not know. */
  readonly address: string
}

/** Starts a relay. `driveC` is the folder of drive C; drive Z is the root of the file system. */
export async function startRelay(driveC: string): Promise<Relay> {
  const token = randomBytes(24).toString('hex')
  const server = createServer((socket) => serve(socket, token, driveC))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `${port} ${token}\n`,
    [Symbol.dispose]() {
      server.close()
    },
  }
}

/** A request: the frames up to the first empty one. */
interface Request {
  readonly program: string
  readonly folder: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

function serve(socket: Socket, token: string, driveC: string): void {
  let unread = Buffer.alloc(0)
  let child: ChildProcess | undefined
  const head: string[] = []
  const onFrame = (frame: Buffer): void => {
    if (child) {
      if (frame.length > 0) child.stdin?.write(frame)
      else child.stdin?.end()
    } else if (frame.length > 0 || !isWhole(head)) {
      head.push(frame.toString())
      if (head[0] !== token) socket.destroy()
    } else child = run(requestOf(head, driveC), socket)
  }
  socket.on('error', () => child?.kill())
  socket.on('close', () => child?.kill())
  socket.on('data', (chunk) => {
    unread = Buffer.concat([unread, chunk])
    while (unread.length >= 4 && unread.length >= 4 + unread.readUInt32BE()) {
      const end = 4 + unread.readUInt32BE()
      onFrame(unread.subarray(4, end))
      unread = unread.subarray(end)
    }
  })
}

/** An argument may be empty; the environment has no empty frame but the last. */
function isWhole(head: readonly string[]): boolean {
  return head.length >= 4 && head.length >= 4 + Number(head[3])
}

function requestOf([, program = '', folder = '', count, ...rest]: readonly string[], driveC: string): Request {
  const args = rest.slice(0, Number(count)).map((arg) => linuxPath(arg, driveC))
  const env: Record<string, string> = {}
  for (const variable of rest.slice(Number(count))) {
    const [name = '', ...value] = variable.split('=')
    const own = name === 'USERPROFILE' ? 'HOME' : name
    // HOME itself comes before USERPROFILE, and wins.
    if (/^(GIT_|LC_|LANG|TZ|HOME$)/.test(own)) env[own] ??= linuxPath(value.join('='), driveC)
  }
  return {
    program: basename(program.replaceAll('\\', '/'), '.exe').toLowerCase(),
    folder: linuxPath(folder, driveC),
    args,
    env,
  }
}

/** A path of a drive, alone, in a file URL or after an option's `=`, as Linux has it; any other text as it is. */
export function linuxPath(text: string, driveC: string): string {
  if (/^nul$/i.test(text)) return '/dev/null'
  const [, before, drive, path] = /^((?:--?[\w-]+=)?(?:file:\/\/\/)?)([A-Za-z]):[\\/](.*)$/s.exec(text) ?? []
  if (before === undefined || drive === undefined || path === undefined) return text
  const root = drive.toLowerCase() === 'z' ? '' : driveC
  return `${before.replace(/\/$/, '')}${root}/${path.replaceAll('\\', '/').replace(/^\/+/, '')}`
}

function run({ program, folder, args, env }: Request, socket: Socket): ChildProcess | undefined {
  const send = (kind: number, content: Uint8Array | number): void => {
    const head = Buffer.alloc(5)
    head[0] = kind
    head.writeUInt32BE(typeof content === 'number' ? content : content.length, 1)
    socket.write(typeof content === 'number' ? head : Buffer.concat([head, content]))
  }
  const end = (code: number, why?: string): void => {
    if (why !== undefined) send(2, Buffer.from(`relay: ${why}\n`))
    send(0, code)
    socket.end()
  }
  const command = relayed[program]
  if (command === undefined || !existsSync(folder)) {
    end(127, command === undefined ? `${program} is not relayed` : `${folder} does not exist`)
    return undefined
  }
  // Git only trusts a repository of another user if its configuration says so; all of these are ours.
  const trust = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '*' }
  const system = { PATH: process.env['PATH'], HOME: '/nonexistent' }
  const child = spawn(command, args, { cwd: folder, env: { ...system, ...trust, ...env } })
  child.stdin.on('error', () => {})
  child.stdout.on('data', (chunk: Buffer) => send(1, chunk))
  child.stderr.on('data', (chunk: Buffer) => send(2, chunk))
  child.on('error', (error) => end(127, error.message))
  child.on('close', (code) => end((code ?? 128) & 255))
  return child
}
