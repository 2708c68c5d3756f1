import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { until, useStage } from './local-platform.ts'

const warnings: string[] = []
const local = useStage({
  log: (line) => line.startsWith('Warning: ') && warnings.push(line),
  limits: { startMs: 3_000 },
})

/** Deploys files as a new web service. */
async function upload(files: Readonly<Record<string, string>>, settings: object = {}) {
  const { service, ...finished } = await local.upload(files, settings)
  return { serviceId: service.id, ...finished }
}

async function runtimeLog(serviceId: string): Promise<readonly { stream: string; line: string }[]> {
  return (await local.ask(`/api/services/${serviceId}/logs`)).body.logs
}

test('a program that ignores PORT never goes live, and the build log says so while it waits', async () => {
  const { record, log } = await upload(
    { 'app.js': `require('node:http').createServer().listen(0, () => console.log('up'))` },
    { startCommand: 'node app.js' },
  )
  expect(record.status).toBe('failed')
  const [, port] = /PORT=(\d+)/.exec(log.join('\n')) ?? []
  expect(log.join('\n')).toContain(`still runs after 1 s, and nothing listens on port ${port} yet`)
  expect(record.reason).toContain(`nothing listened on port ${port} within 3 s`)
})

test('a process that ends after its deployment is named in the runtime log and by a warning', async () => {
  const { serviceId, record } = await upload(
    { 'app.js': `require('node:http').createServer(() => process.exit(3)).listen(process.env.PORT)` },
    { startCommand: 'node app.js' },
  )
  expect(record.status).toBe('live')
  const lost = await fetch(record.url)
  expect([lost.status, await lost.text()]).toEqual([
    502,
    expect.stringContaining('The service does not answer on port'),
  ])
  await until(async () => (await runtimeLog(serviceId)).length > 1)
  const lines = (await runtimeLog(serviceId)).map(({ stream, line }) => `${stream}: ${line}`)
  expect(lines.sort()).toEqual([
    'system: The process has ended (exit code 3): restart it on the page, or deploy again.',
    expect.stringMatching(/^system: The service does not answer on port \d+: /),
  ])
  expect(warnings).toContain(
    'Warning: Service "app": The process has ended (exit code 3): restart it on the page, or deploy again.',
  )
  const gone = await fetch(record.url)
  expect([gone.status, await gone.text()]).toEqual([503, expect.stringContaining('Nothing of this service runs')])
})

test.skipIf(spawnSync('python3', ['--version']).status !== 0)('a Python program starts from a Procfile', async () => {
  const { record } = await upload({
    'server.py': `
import http.server, os
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'snake')
http.server.HTTPServer(('127.0.0.1', int(os.environ['PORT'])), Handler).serve_forever()
`,
    Procfile: 'web: python3 server.py\n',
  })
  expect(record.status).toBe('live')
  expect(await (await fetch(record.url)).text()).toBe('snake')
})
