import { constants, createReadStream, openSync, statSync } from 'node:fs'
import { Socket } from 'node:net'
import { addAbortSignal, type Readable } from 'node:stream'
import { explainFileError } from '../../text/formats/format-error.ts'
import { formatSize } from '../../text/formats/size.ts'
import { UsageError } from '../usage-error.ts'

/** A key and the arguments of a call are smaller, unless another file was named by mistake. Bytes. */
const largestFile = 32_000_000

/**
 * The text of a file that an option names; `-` is stdin. A pipe is read only if the shell made it, as `<(…)` does: another one
 * may have no writer, and would block the run.
 *
 * @throws UsageError if it cannot be read, or is too large; the reason of the signal once that is aborted
 */
export async function readFileOption(option: string, file: string, signal: AbortSignal): Promise<string> {
  const refuse = (why: string): UsageError => new UsageError(`${option} cannot be read: "${file}". ${why}`)
  try {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of addAbortSignal(signal, openFile(file, refuse))) {
      chunks.push(chunk)
      size += chunk.length
      if (size > largestFile)
        throw refuse(`It is larger than ${formatSize(largestFile)}. Check that it is the right one.`)
    }
    return Buffer.concat(chunks).toString()
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof UsageError) throw error
    const why = explainFileError(error)
    throw refuse(`${why.charAt(0).toUpperCase()}${why.slice(1)}. Check the path.`)
  }
}

function openFile(file: string, refuse: (why: string) => UsageError): Readable {
  if (file === '-' || file === '/dev/stdin') return process.stdin
  const stat = statSync(file)
  if (stat.isFile()) return createReadStream(file)
  // A socket's read can be given up, which that of a file cannot.
  if (stat.isFIFO() && /^\/(?:dev|proc\/\w+)\/fd\//.test(file))
    return new Socket({ fd: openSync(file, constants.O_RDONLY | constants.O_NONBLOCK), writable: false })
  throw refuse('It is not a file. Name a file, or give - and write to stdin.')
}
