import process from 'node:process'
import { Readable } from 'node:stream'
import { create } from 'tar'
import { request } from 'undici'

// A careful version without parallelism: it streams `tar` through base64 into a chunked request.
const [folder = '.', url = ''] = process.argv.slice(2)
const filter = (path: string): boolean => !/(^|\/)(node_modules|\.git)(\/|$)/.test(path)

async function* body(): AsyncGenerator<string> {
  yield '{"name":"quay","archiveBase64":"'
  let rest = Buffer.alloc(0)
  for await (const chunk of create({ gzip: true, cwd: folder, filter, portable: true }, ['.'])) {
    const bytes = Buffer.concat([rest, chunk])
    const whole = bytes.length - (bytes.length % 3)
    yield bytes.toString('base64', 0, whole)
    rest = bytes.subarray(whole)
  }
  yield `${rest.toString('base64')}"}`
}

const headers = { 'content-type': 'application/json' }
const { statusCode, body: answer } = await request(url, { method: 'POST', headers, body: Readable.from(body()) })
await answer.dump()
if (statusCode >= 300) process.exitCode = 1
