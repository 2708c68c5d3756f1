import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { findMarked } from './marked-processes.ts'

/** The state of a socket that listens, as Linux writes it. */
const listens = '0A'

/** The ports that the processes listen on whose environment holds the text, in order. Only Linux shows them; elsewhere none is found. */
export function listeningPorts(marker: string): readonly number[] {
  const pids = findMarked(marker)
  if (pids.length === 0) return []
  const ports = new Map(['tcp', 'tcp6'].flatMap((table) => readTable(`/proc/net/${table}`)))
  const found = pids.flatMap(openSockets).flatMap((socket) => ports.get(socket) ?? [])
  return [...new Set(found)].toSorted((a, b) => a - b)
}

/** The sockets that listen, by the numbers of their inodes, with their ports. */
function readTable(file: string): readonly (readonly [inode: string, port: number])[] {
  return readOr('', () => readFileSync(file, 'latin1'))
    .split('\n')
    .flatMap((line) => {
      const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/)
      return state === listens ? [[inode, Number.parseInt(local.split(':')[1] ?? '', 16)] as const] : []
    })
}

function openSockets(pid: number): readonly string[] {
  const folder = `/proc/${pid}/fd`
  const links = readOr([], () => readdirSync(folder)).map((name) => readOr('', () => readlinkSync(`${folder}/${name}`)))
  return links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? [])
}

/** A process may end at any time, and a system may have no IPv6. */
function readOr<Value>(otherwise: Value, read: () => Value): Value {
  try {
    return read()
  } catch {
    return otherwise
  }
}
