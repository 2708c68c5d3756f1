import { beforeAll, expect, test } from 'vitest'
import { until, useStage } from './local-platform.ts'

/** Echoes short text frames of WebSockets, and refuses those for other paths than `/echo`. */
const app = `
const { createHash } = require('node:crypto')
const server = require('node:http').createServer((request, response) => response.end('plain'))
server.on('upgrade', (request, socket, head) => {
  if (request.url !== '/echo') return socket.end('HTTP/1.1 403 Forbidden\\r\\ncontent-length: 2\\r\\n\\r\\nno')
  const key = request.headers['sec-websocket-key'] + '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
  const accept = createHash('sha1').update(key).digest('base64')
  socket.write('HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\nSec-WebSocket-Accept: ' + accept + '\\r\\n\\r\\n')
  socket.on('error', () => {})
  socket.on('data', (frame) => {
    if ((frame[0] & 15) !== 1) return socket.end(Buffer.from([0x88, 0]))
    const length = frame[1] & 127
    const text = frame.subarray(6, 6 + length).map((byte, n) => byte ^ frame[2 + (n % 4)])
    socket.write(Buffer.concat([Buffer.from([0x81, length]), text]))
  })
})
server.listen(process.env.PORT)`

const local = useStage()
let url: string
beforeAll(async () => {
  url = (await local.upload({ 'app.js': app }, { startCommand: 'node app.js' })).record.url
}, 30_000)

function opened(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address)
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(socket)
    socket.onerror = () => reject(new Error('The WebSocket was refused.'))
  })
}

test('a message goes to the process, and its answer comes back, as does a refusal', async () => {
  const socket = await opened(`${url.replace('http:', 'ws:')}/echo`)
  const answered = new Promise((resolve) => {
    socket.onmessage = ({ data }) => resolve(data)
  })
  socket.send('wörld')
  expect(await answered).toBe('wörld')
  socket.close()
  await expect(opened(`${url.replace('http:', 'ws:')}/other`)).rejects.toThrow('refused')
  expect(await (await fetch(url)).text()).toBe('plain')
})

test('the platform answers a request for a WebSocket like any other', async () => {
  await expect(opened(`${local.platform.url.replace('http:', 'ws:')}/api/auth/me`)).rejects.toThrow('refused')
  await until(() => local.platform.journal.some(({ path, status }) => path === '/api/auth/me' && status === 401))
})

test('an open WebSocket does not keep the platform open', async () => {
  const socket = await opened(`${url.replace('http:', 'ws:')}/echo`)
  const closed = new Promise((resolve) => {
    socket.onclose = resolve
  })
  await local.platform.close()
  await closed
})
