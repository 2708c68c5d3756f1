import { writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import process from 'node:process'

// Loaded into the measured action. Notes when a line comes out of a socket, when the action passes it to stdout, and when stdout has
// written it. The time before stdout is the action's own; the write is the kernel's. On exit the times go to a file.
const arrived = new Map<string, number>()
const handed = new Map<string, number>()
const shown = new Map<string, number>()

function note(times: Map<string, number>, at: number, bytes: string | Uint8Array): void {
  const text = typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('latin1')
  for (const [line] of text.matchAll(/line \d+\./g)) if (!times.has(line)) times.set(line, at)
}

const { push } = Socket.prototype
Socket.prototype.push = function (chunk: unknown, encoding?: BufferEncoding): boolean {
  const at = performance.now()
  const wanted = push.call(this, chunk, encoding)
  if (chunk instanceof Uint8Array) note(arrived, at, chunk)
  return wanted
}

const write = process.stdout.write.bind(process.stdout)
process.stdout.write = (output: string | Uint8Array, ...rest: never[]): boolean => {
  const from = performance.now()
  const room = write(output, ...rest)
  const to = performance.now()
  note(handed, from, output)
  note(shown, to, output)
  return room
}

process.on('exit', () => {
  const since = (times: Map<string, number>): number[] =>
    [...arrived].map(([line, at]) => (times.get(line) ?? Number.POSITIVE_INFINITY) - at)
  writeFileSync(process.env['BENCH_STAMPS'] ?? '', JSON.stringify({ own: since(handed), inside: since(shown) }))
})
