import process from 'node:process'
import { create } from 'tar'

// A typical first version of an upload: the whole archive, its base64 and the body are in memory at the same time.
const [folder = '.', url = ''] = process.argv.slice(2)
const chunks: Buffer[] = []
const filter = (path: string): boolean => !/(^|\/)(node_modules|\.git)(\/|$)/.test(path)
for await (const chunk of create({ gzip: true, cwd: folder, filter, portable: true }, ['.'])) chunks.push(chunk)
const body = JSON.stringify({ name: 'quay', archiveBase64: Buffer.concat(chunks).toString('base64') })
const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
if (!answer.ok) process.exitCode = 1
