import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { systemClock } from '../../../src/client/time/clock.ts'
import { lookAtWay } from '../../../src/doctor/way.ts'

const never = new AbortController().signal
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

async function portOf(server: ReturnType<typeof createTcpServer>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

test.skipIf(!hasOpenssl)('a certificate, its end, and why it is not accepted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '10', ...subject],
    {
      stdio: 'ignore',
    },
  )
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) })
  try {
    const way = await lookAtWay(new URL(`https://127.0.0.1:${await portOf(server)}`), systemClock, never)
    expect(way).toMatchObject({ name: { addresses: 1 }, tls: { refused: 'DEPTH_ZERO_SELF_SIGNED_CERT', chain: 1 } })
    const expires = way.tls !== undefined && 'expires' in way.tls ? (way.tls.expires?.getTime() ?? 0) : 0
    expect((expires - Date.now()) / 86_400_000).toBeCloseTo(10, 0)
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
})

test('what stands in the way, by the code of the system', async () => {
  const closed = createTcpServer()
  const port = await portOf(closed)
  closed.close()
  await once(closed, 'close')
  expect(await lookAtWay(new URL(`http://127.0.0.1:${port}`), systemClock, never)).toMatchObject({
    tcp: { code: 'ECONNREFUSED' },
    tls: undefined,
  })
  const plain = createTcpServer((socket) => socket.on('error', () => undefined).end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  const way = await lookAtWay(new URL(`https://127.0.0.1:${await portOf(plain)}`), systemClock, never)
  expect(way.tls).toHaveProperty('code')
  plain.close()
})

test('an abort ends it at once', async () => {
  const silent = createTcpServer((socket) => socket.on('error', () => undefined))
  const url = new URL(`https://127.0.0.1:${await portOf(silent)}`)
  const cancel = new AbortController()
  const looking = lookAtWay(url, systemClock, cancel.signal)
  silent.once('connection', () => silent.once('connection', () => cancel.abort(new Error('stopped'))))
  await expect(looking).rejects.toThrow('stopped')
  silent.close()
})
