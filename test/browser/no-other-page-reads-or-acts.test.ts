import { createServer, type Server } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commit, useStage } from '../emulator/local-platform.ts'
import { listen } from '../support/loopback.ts'
import { openPage, type Tab, useBrowser } from './support/browser.ts'

/** A page that does what it can with the platform's address, which it is given in `#`, and reports what it got. */
const attacker = `<!doctype html><title>attacker</title><script>
const base = decodeURIComponent(location.hash.slice(1))
const tried = async (work) => { try { return await work() } catch (error) { return 'failed: ' + error.name } }
const read = (path, options) => tried(async () => {
  const answer = await fetch(base + path, { credentials: 'include', ...options })
  return answer.type + ' ' + (await answer.text()).slice(0, 80)
})
const loaded = (tag, attributes) => new Promise((resolve) => {
  const element = Object.assign(document.createElement(tag), attributes)
  element.onload = () => resolve('loaded')
  element.onerror = () => resolve('refused')
  document.body.append(element)
})
const json = JSON.stringify({ id: 'svc_mine' })
async function attack() {
  const form = Object.assign(document.createElement('form'), { method: 'POST', enctype: 'text/plain', target: 'hole', action: base + '/_taxiway/operations/deploy_service' })
  form.append(Object.assign(document.createElement('input'), { name: '{"id":"svc_mine","x":"', value: '"}' }))
  const hole = Object.assign(document.createElement('iframe'), { name: 'hole' })
  document.body.append(hole, form)
  form.submit()
  return {
    services: await read('/_taxiway/services'),
    journal: await read('/_taxiway/journal', { mode: 'no-cors' }),
    page: await read('/_taxiway/'),
    interface: await read('/api/auth/me'),
    secret: await read('/_taxiway/session', { method: 'POST' }),
    opaqueSecret: await read('/_taxiway/session', { method: 'POST', mode: 'no-cors' }),
    deploy: await read('/_taxiway/operations/deploy_service', { method: 'POST', body: json, mode: 'no-cors' }),
    deployAsJson: await read('/_taxiway/operations/deploy_service', { method: 'POST', body: json, headers: { 'content-type': 'application/json', 'x-taxiway-page': 'guess' } }),
    fault: await read('/_taxiway/faults', { method: 'DELETE' }),
    script: await loaded('script', { src: base + '/_taxiway/assets/main.js' }),
    image: await loaded('img', { src: base + '/_taxiway/assets/icon.svg' }),
    events: await new Promise((resolve) => {
      const source = new EventSource(base + '/_taxiway/changes', { withCredentials: true })
      source.onerror = () => { source.close(); resolve('refused') }
      source.onmessage = () => resolve('received')
    }),
    socket: await new Promise((resolve) => {
      const socket = new WebSocket(base.replace('http', 'ws') + '/_taxiway/changes')
      socket.onerror = () => resolve('refused')
      socket.onopen = () => resolve('opened')
    }),
    storage: String(localStorage.getItem('taxiway-page-secret')),
    cookie: document.cookie,
  }
}
</script><body></body>`

useBrowser({ resolve: 'MAP evil.test 127.0.0.1' })
const local = useStage((folder) => {
  commit(`${folder}/evil`, { 'index.html': attacker })
  return {
    services: [
      { id: 'svc_evil', name: 'evil', repoUrl: `${folder}/evil`, runtimeMode: 'static' },
      { id: 'svc_mine', name: 'mine', repoUrl: `${folder}/evil`, runtimeMode: 'static' },
    ],
    faults: [{ operation: 'whoami', kind: 'html', times: 1 }],
  }
})
let tab: Tab
let other: Server
/** The addresses of the attacker's page: on a port of a service, under a name of a service, on another site. */
let addresses: Readonly<Record<string, string>>

beforeAll(async () => {
  const { body: port } = await local.ask('/api/services/svc_evil/ports', { body: { port: '80', label: 'evil' } })
  const { record } = await local.deploy('svc_evil')
  other = createServer((_, response) => response.setHeader('content-type', 'text/html').end(attacker))
  const { port: otherPort } = new URL(await listen(other))
  addresses = {
    'a service on its own port': `${record.url}/`,
    'a service by name': `http://${port.hostname}/`,
    'another site': `http://evil.test:${otherPort}/`,
  }
  tab = await openPage(local)
}, 120_000)
afterAll(() => void other?.close())

/** Opens a page beside the platform's own, in the same browser profile. */
async function visit(url: string): Promise<Page> {
  const page = await tab.page.context().newPage()
  await page.goto(url)
  return page
}

describe.each(['a service on its own port', 'a service by name', 'another site'])('the page of %s', (whose) => {
  test('reads nothing and changes nothing', async () => {
    const made = local.platform.ledger.length
    const page = await visit(`${addresses[whose]}#${encodeURIComponent(local.platform.url)}`)
    expect(await page.title()).toBe('attacker')
    const got = await page.evaluate('attack()')
    const refused = 'failed: TypeError'
    expect(got).toEqual({
      services: refused,
      journal: expect.stringMatching(/^opaque $|^failed/),
      page: refused,
      interface: refused,
      secret: refused,
      opaqueSecret: expect.stringMatching(/^opaque $|^failed/),
      deploy: expect.stringMatching(/^opaque $|^failed/),
      deployAsJson: refused,
      fault: refused,
      script: 'refused',
      image: 'refused',
      events: 'refused',
      socket: 'refused',
      storage: 'null',
      cookie: '',
    })
    expect(local.platform.ledger).toHaveLength(made)
    expect(local.platform.faults.list).toHaveLength(1)
  })

  test('cannot frame the page, nor reach into it when it opens it', async () => {
    const page = await visit(`${addresses[whose]}#${encodeURIComponent(local.platform.url)}`)
    await page.evaluate((url) => {
      const frame = document.createElement('iframe')
      frame.src = url
      document.body.append(frame)
      return new Promise((resolve) => {
        frame.onload = resolve
      })
    }, `${local.platform.url}/_taxiway/`)
    const frame = page.frames().at(-1)
    expect(frame?.url()).not.toContain('/_taxiway/')
    const popup = page.context().waitForEvent('page')
    await page.evaluate((url) => Reflect.set(window, 'opened', window.open(url)), `${local.platform.url}/_taxiway/`)
    await (await popup).waitForLoadState()
    const opened = await page.evaluate(() => {
      try {
        const other: Window = Reflect.get(window, 'opened')
        return `${other.closed} ${other.document.title}`
      } catch (error) {
        return error instanceof Error ? error.name : String(error)
      }
    })
    // The opener is cut off, and sees a window that seems to be closed.
    expect(opened).toMatch(/^(true .*|SecurityError|TypeError)$/)
  })
})

test('the page holds no key, and its address no token', async () => {
  const { page } = tab
  await page.bringToFront()
  const held = [
    page.url(),
    await page.content(),
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    ),
  ].join('\n')
  for (const key of Object.values(local.platform.keys)) expect(held).not.toContain(key)
  expect(page.url()).not.toContain('token')
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3)
})
