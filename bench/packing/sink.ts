import { createServer } from 'node:http'
import process from 'node:process'
import { ArchiveReader, type Contents } from './archive-reader.ts'

// A platform on which everything succeeds at once, in a process of its own. It decodes the base64 that it receives, and
// under `/checked/` it also unpacks the archive, so that a wrong body is an error and not a good time.

/** What the sink reports about one upload. */
export interface Received {
  /** The path prefix of the run. */
  readonly run: string
  /** Of the request, in bytes. */
  readonly body: number
  readonly contents?: Contents | undefined
  readonly error?: string
}

const server = createServer(async (request, response) => {
  const [, kind = '', number = ''] = request.url?.split('/') ?? []
  const upload = request.method === 'POST'
  const tell = (received: Omit<Received, 'run'>): void => {
    const told: Received = { run: `${kind}/${number}`, ...received }
    process.send?.(told)
  }
  const archive = new ArchiveReader(kind === 'checked')
  let body = 0
  try {
    for await (const chunk of request) {
      body += chunk.length
      if (upload) await archive.take(chunk)
    }
    if (upload) tell({ body, contents: await archive.end() })
    response.writeHead(upload ? 201 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer(request.url ?? '')))
  } catch (error) {
    tell({ body, error: String(error) })
    response.writeHead(400).end()
  }
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address !== 'string') process.send?.({ port: address.port })
})
process.on('disconnect', () => process.exit())

function answer(path: string): unknown {
  if (path.includes('/upload-b64')) return { service: { id: 'svc-1', name: 'quay' }, deploymentId: 'dep-1' }
  return path.endsWith('/auth/me') ? { id: 'u-1' } : []
}
