// @module-tag thorough
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmulator } from '../support/emulator.ts'
import { newFolder } from '../support/folder.ts'
import { openInspectingProxy } from '../support/inspecting-proxy.ts'
import { archiveOf, until } from './local-platform.ts'

const has = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined

const manifest = JSON.stringify({ name: 'app', private: true, dependencies: { 'harbor-hello': '1.0.0' } })
const node = "node --eval \"require('fs').writeFileSync('index.html', require('harbor-hello'))\""

interface App {
  readonly files: Readonly<Record<string, string>>
  readonly installCommand: string
  readonly buildCommand: string
}

interface Shown {
  readonly deploymentId: string
  readonly status: string
}

const apps: Readonly<Record<string, App>> = {
  npm: { files: { 'package.json': manifest }, installCommand: 'npm install', buildCommand: node },
  yarn: { files: { 'package.json': manifest }, installCommand: 'yarn install', buildCommand: node },
  pnpm: { files: { 'package.json': manifest }, installCommand: 'pnpm install', buildCommand: node },
  pip: {
    files: { 'requirements.txt': 'harbor-hello==1.0.0\n' },
    installCommand: 'pip install --no-cache-dir --target packages --requirement requirements.txt',
    buildCommand: 'PYTHONPATH=packages python3 -c "import harbor_hello; print(harbor_hello.TEXT)" > index.html',
  },
  go: {
    files: {
      'go.mod': 'module app\n\ngo 1.18\n\nrequire harbor.example/hello v1.0.0\n',
      'main.go':
        'package main\n\nimport (\n\t"fmt"\n\t"harbor.example/hello"\n)\n\nfunc main() { fmt.Println(hello.Text) }\n',
    },
    installCommand: 'go mod download harbor.example/hello && go mod tidy',
    buildCommand: 'go run . > index.html',
  },
}
const isPossible = process.platform !== 'win32' && has('openssl') && has('python3')

describe.skipIf(!isPossible)('behind a proxy that inspects TLS with a certificate of its own', () => {
  const folder = newFolder(afterAll)
  let proxy: Awaited<ReturnType<typeof openInspectingProxy>>
  let platform: Awaited<ReturnType<typeof startEmulator>>

  beforeAll(async () => {
    proxy = await openInspectingProxy(folder)
    platform = await startEmulator([], {
      env: {
        HOME: folder,
        HTTPS_PROXY: proxy.url,
        HTTP_PROXY: proxy.url,
        NO_PROXY: '127.0.0.1,localhost',
        NODE_EXTRA_CA_CERTS: proxy.authority,
        SSL_CERT_FILE: proxy.authority,
        SSL_CERT_DIR: folder,
        REQUESTS_CA_BUNDLE: proxy.authority,
        PIP_CERT: proxy.authority,
        // A `cafile` in the settings of the machine's npm would count alone.
        npm_config_cafile: proxy.authority,
        // No way around the proxy, and none to what signs modules.
        ...{ PIP_FIND_LINKS: '', PIP_INDEX_URL: '', GOPROXY: '', GOSUMDB: 'off', npm_config_registry: '' },
      },
    })
  })
  afterAll(async () => {
    proxy.close()
    platform.child.kill('SIGINT')
    await platform.ended
  })

  test.for(Object.entries(apps))('%s installs and builds', { timeout: 120_000 }, async ([name, app], { skip }) => {
    if (!has(name)) skip(`${name} is not on this machine`)
    const { files, installCommand, buildCommand } = app
    const body = {
      name,
      archiveBase64: archiveOf(files),
      installCommand,
      buildCommand,
      runtimeMode: 'static',
      startCommand: '.',
    }
    const made: { service: { id: string } } = JSON.parse(
      await ask('POST', '/api/projects/demo/services/upload-b64', body),
    )
    const history = `/api/services/${made.service.id}/deployments`
    const shown: Shown[] = []
    await until(async () => {
      const page: { deployments: Shown[] } = JSON.parse(await ask('GET', history))
      shown.splice(0, shown.length, ...page.deployments)
      return shown.some(({ status }) => status === 'live' || status === 'failed')
    }, 100_000)
    const [newest] = shown
    const log = await ask('GET', `/api/deployments/${newest?.deploymentId}/logs`)
    expect(newest?.status, log).toBe('live')
    expect(proxy.asked.some((path) => path.includes(name === 'go' ? 'harbor.example' : 'harbor-hello'))).toBe(true)
  })

  async function ask(method: string, path: string, body?: object): Promise<string> {
    const content = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(`${platform.url}${path}`, { method, headers: platform.headers, ...content })
    return await answer.text()
  }
})
