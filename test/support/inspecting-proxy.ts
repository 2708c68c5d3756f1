import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { tarGz } from './archives.ts'

/** A package `harbor-hello` for each of them: its contents say `hello`. */
const npmPackage = tarGz([
  { path: 'package/package.json', content: '{"name":"harbor-hello","version":"1.0.0","main":"index.js"}' },
  { path: 'package/index.js', content: "module.exports = 'hello from npm'" },
])

/** What a registry of npm says of it. */
function npmDocument(host: string): string {
  const dist = {
    tarball: `https://${host}/harbor-hello/-/harbor-hello-1.0.0.tgz`,
    integrity: `sha512-${createHash('sha512').update(npmPackage).digest('base64')}`,
    shasum: createHash('sha1').update(npmPackage).digest('hex'),
  }
  const version = { name: 'harbor-hello', version: '1.0.0', main: 'index.js', dist }
  return JSON.stringify({ name: 'harbor-hello', 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': version } })
}

/** A file of a zip archive, by Python: Go and pip read zips. */
function zip(folder: string, files: Readonly<Record<string, string>>): Buffer {
  const path = join(folder, 'made.zip')
  const program = `import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1], 'w') as made:
    for name, text in json.loads(sys.argv[2]).items(): made.writestr(name, text)`
  execFileSync('python3', ['-c', program, path, JSON.stringify(files)])
  return readFileSync(path)
}

interface Answer {
  readonly type: string
  readonly body: (host: string) => Buffer | string
}

/** What any host answers, by path. */
function answersIn(folder: string): ReadonlyMap<string, Answer> {
  const wheel = 'harbor_hello-1.0.0-py3-none-any.whl'
  const info = 'harbor_hello-1.0.0.dist-info'
  const wheelFile = zip(folder, {
    'harbor_hello.py': "TEXT = 'hello from pip'\n",
    [`${info}/METADATA`]: 'Metadata-Version: 2.1\nName: harbor-hello\nVersion: 1.0.0\n',
    [`${info}/WHEEL`]: 'Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
    [`${info}/RECORD`]: `harbor_hello.py,,\n${info}/METADATA,,\n${info}/WHEEL,,\n${info}/RECORD,,\n`,
  })
  const module = 'harbor.example/hello'
  const goMod = `module ${module}\n`
  const goFile = zip(folder, {
    [`${module}@v1.0.0/go.mod`]: goMod,
    [`${module}@v1.0.0/hello.go`]: 'package hello\n\nconst Text = "hello from go"\n',
  })
  const index = `<!doctype html><a href="../../wheels/${wheel}">${wheel}</a>`
  const [json, html, text, bytes] = ['application/json', 'text/html', 'text/plain', 'application/octet-stream']
  return new Map<string, Answer>([
    ['/harbor-hello', { type: json, body: npmDocument }],
    ['/harbor-hello/-/harbor-hello-1.0.0.tgz', { type: bytes, body: () => npmPackage }],
    ['/simple/harbor-hello/', { type: html, body: () => index }],
    [`/wheels/${wheel}`, { type: bytes, body: () => wheelFile }],
    [`/${module}/@v/list`, { type: text, body: () => 'v1.0.0\n' }],
    [`/${module}/@v/v1.0.0.info`, { type: json, body: () => '{"Version":"v1.0.0"}' }],
    [`/${module}/@v/v1.0.0.mod`, { type: text, body: () => goMod }],
    [`/${module}/@v/v1.0.0.zip`, { type: bytes, body: () => goFile }],
  ])
}

/** An authority of its own, which certifies each host that is asked for. */
function openAuthority(folder: string) {
  const openssl = (...args: readonly string[]): void => {
    execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
  }
  const read = (name: string): Buffer => readFileSync(join(folder, name))
  const newKey = ['-newkey', 'rsa:2048', '-nodes']
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-subj',
    '/CN=Harbor Inspection',
    '-days',
    '2',
  )
  openssl('req', ...newKey, '-keyout', 'host.key', '-out', 'host.csr', '-subj', '/CN=harbor')
  const certified = new Map<string, Buffer>()
  const certify = (host: string): Buffer => {
    writeFileSync(join(folder, 'name'), `subjectAltName=DNS:${host}\n`)
    openssl(
      ...['x509', '-req', '-in', 'host.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'],
      ...['-out', 'host.pem', '-days', '2', '-extfile', 'name'],
    )
    const cert = read('host.pem')
    certified.set(host, cert)
    return cert
  }
  return {
    file: join(folder, 'ca.pem'),
    identify: (host: string) => ({ key: read('host.key'), cert: certified.get(host) ?? certify(host) }),
  }
}

/**
 * A proxy as companies have them: it opens every connection, with a certificate of its own, and is the only way to the registries. It has
 * one package for each of them.
 *
 * @param folder for its certificates
 */
export async function openInspectingProxy(folder: string) {
  const authority = openAuthority(folder)
  const answers = answersIn(folder)
  const asked: string[] = []
  const inside = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { url = '', headers } = request
    asked.push(url)
    const found = answers.get(url.replace(/\?.*$/, ''))
    if (found === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': found.type }).end(found.body(headers.host ?? ''))
  })
  const proxy = createServer((_request, response) => response.writeHead(405).end())
  proxy.on('connect', ({ url = '' }, socket) => {
    socket.on('error', () => undefined)
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
    const opened = new TLSSocket(socket, { isServer: true, ...authority.identify(url.replace(/:\d+$/, '')) })
    opened.on('error', () => undefined)
    inside.emit('connection', opened)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** The file of the authority's certificate. */
    authority: authority.file,
    /** The paths that hosts were asked for. */
    asked,
    close: (): void => {
      proxy.closeAllConnections()
      proxy.close()
      inside.closeAllConnections()
    },
  }
}
