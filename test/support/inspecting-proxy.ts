import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { tarGz } from './archives.ts'

/** The hosts from which npm, Yarn, pnpm, pip and Go fetch by default. */
const hosts = [
  'registry.npmjs.org',
  'registry.yarnpkg.com',
  'pypi.org',
  'files.pythonhosted.org',
  'proxy.golang.org',
  'sum.golang.org',
]

/** A package `harbor-hello` for each of them: its contents say `hello`. */
const npmPackage = tarGz([
  { path: 'package/package.json', content: '{"name":"harbor-hello","version":"1.0.0","main":"index.js"}' },
  { path: 'package/index.js', content: "module.exports = 'hello from npm'" },
])
const npmDocument = {
  name: 'harbor-hello',
  'dist-tags': { latest: '1.0.0' },
  versions: {
    '1.0.0': {
      ...{ name: 'harbor-hello', version: '1.0.0', main: 'index.js' },
      dist: {
        tarball: 'https://registry.npmjs.org/harbor-hello/-/harbor-hello-1.0.0.tgz',
        integrity: `sha512-${createHash('sha512').update(npmPackage).digest('base64')}`,
        shasum: createHash('sha1').update(npmPackage).digest('hex'),
      },
    },
  },
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

/** What the hosts answer, by host and path; with `.` for anything that is asked of a host. */
function answersIn(folder: string): ReadonlyMap<string, { readonly type: string; readonly body: Buffer | string }> {
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
  const npm = { type: 'application/json', body: JSON.stringify(npmDocument) }
  const tarball = { type: 'application/octet-stream', body: npmPackage }
  const [html, text] = ['text/html', 'text/plain']
  return new Map([
    ...['registry.npmjs.org', 'registry.yarnpkg.com'].flatMap((host): [string, typeof npm | typeof tarball][] => [
      [`${host}/harbor-hello`, npm],
      [`${host}/harbor-hello/-/harbor-hello-1.0.0.tgz`, tarball],
    ]),
    [
      'pypi.org/simple/harbor-hello/',
      { type: html, body: `<!doctype html><a href="https://files.pythonhosted.org/${wheel}">${wheel}</a>` },
    ],
    [`files.pythonhosted.org/${wheel}`, { type: 'application/octet-stream', body: wheelFile }],
    [`proxy.golang.org/${module}/@v/list`, { type: text, body: 'v1.0.0\n' }],
    [`proxy.golang.org/${module}/@v/v1.0.0.info`, { type: 'application/json', body: '{"Version":"v1.0.0"}' }],
    [`proxy.golang.org/${module}/@v/v1.0.0.mod`, { type: text, body: goMod }],
    [`proxy.golang.org/${module}/@v/v1.0.0.zip`, { type: 'application/zip', body: goFile }],
  ])
}

/** An authority of its own, and a certificate of it for all hosts. */
function certify(folder: string) {
  const openssl = (...args: readonly string[]): void => {
    execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
  }
  writeFileSync(join(folder, 'names'), `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}\n`)
  const key = ['-newkey', 'rsa:2048', '-nodes']
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Harbor Inspection', '-days', '2')
  openssl('req', ...key, '-keyout', 'host.key', '-out', 'host.csr', '-subj', '/CN=harbor')
  openssl(
    ...['x509', '-req', '-in', 'host.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'],
    ...['-out', 'host.pem', '-days', '2', '-extfile', 'names'],
  )
  const read = (name: string): Buffer => readFileSync(join(folder, name))
  return { authority: join(folder, 'ca.pem'), cert: read('host.pem'), key: read('host.key') }
}

/**
 * A proxy as companies have them: it opens every connection, with a certificate of its own, and is the only way to the registries. It has
 * one package for each of them.
 *
 * @param folder for its certificates
 */
export async function openInspectingProxy(folder: string) {
  const { authority, cert, key } = certify(folder)
  const answers = answersIn(folder)
  const asked: string[] = []
  const inside = createServer((request: IncomingMessage, response: ServerResponse) => {
    const path = `${request.headers.host?.replace(/:443$/, '')}${request.url}`
    asked.push(path)
    const found = answers.get(path.replace(/\?.*$/, ''))
    if (found === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': found.type }).end(found.body)
  })
  const proxy = createServer((_request, response) => response.writeHead(405).end())
  proxy.on('connect', (request, socket) => {
    socket.on('error', () => undefined)
    if (!hosts.includes(request.url?.replace(/:443$/, '') ?? '')) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      return
    }
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
    const opened = new TLSSocket(socket, { isServer: true, cert, key })
    opened.on('error', () => undefined)
    inside.emit('connection', opened)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** The file of the authority's certificate. */
    authority,
    /** What was asked of the hosts, as host and path. */
    asked,
    close: (): void => {
      proxy.closeAllConnections()
      proxy.close()
      inside.closeAllConnections()
    },
  }
}
