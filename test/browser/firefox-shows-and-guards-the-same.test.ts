import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commit, useStage } from '../contract/local-platform.ts'
import { Firefox } from './support/firefox.ts'

const program = process.env['TAXIWAY_FIREFOX']
const whileMs = { timeout: 60_000, interval: 100 }

describe.skipIf(program === undefined)('in Firefox', () => {
  const local = useStage((folder) => {
    commit(`${folder}/app`, {
      'package.json': JSON.stringify({ scripts: { build: 'node build.js' } }),
      'build.js': "console.log('\\u001b[32mall good\\u001b[0m <b>bold</b>')",
      'index.html': '<title>a service</title>',
    })
    return { services: [{ id: 'svc_app', name: 'app', repoUrl: `${folder}/app` }] }
  })
  let firefox: Firefox
  beforeAll(async () => {
    firefox = await Firefox.start(program ?? '')
  }, 120_000)
  afterAll(() => firefox?.[Symbol.asyncDispose]())

  const text = () => firefox.evaluate('document.body.innerText')

  test('a deployment goes from a click to its log, and nothing is refused', async () => {
    await firefox.goto(local.platform.newPageUrl())
    await expect.poll(text, whileMs).toContain('Not deployed yet')
    expect(await firefox.evaluate('location.href')).toBe(`${local.platform.url}/_taxiway/#/services`)
    await firefox.evaluate("document.querySelector('main h2 a').click()")
    await expect.poll(text, whileMs).toContain('Nothing was deployed yet.')
    await firefox.evaluate("document.querySelector('button.main').click()")
    await expect.poll(text, whileMs).toMatch(/all good <b>bold<\/b>[\s\S]*Serving|live/)
    await expect
      .poll(() => firefox.evaluate("document.querySelector('.badge.good')?.textContent"), whileMs)
      .toBe('live')
    expect(await firefox.evaluate("document.querySelector('.log-text .c2').textContent")).toBe('all good')
    expect(await firefox.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(firefox.complaints).toEqual([])
  })

  test('a page of a service neither reads nor acts', async () => {
    const made = local.platform.ledger.length
    const { body } = await local.ask('/api/services/svc_app/deployments')
    await firefox.goto(body.deployments[0].url)
    expect(await firefox.evaluate('document.title')).toBe('a service')
    const url = JSON.stringify(local.platform.url)
    const read = `fetch(${url} + '/_taxiway/services', { credentials: 'include' }).then(() => 'read', (error) => error.name)`
    expect(await firefox.evaluate(read)).toBe('TypeError')
    const act = `fetch(${url} + '/_taxiway/operations/deploy_service', { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{"id":"svc_app"}' }).then(() => 'sent', (error) => error.name)`
    expect(await firefox.evaluate(act)).toMatch(/^(sent|TypeError)$/)
    const image = `new Promise((resolve) => Object.assign(new Image(), { onload: () => resolve('loaded'), onerror: () => resolve('refused'), src: ${url} + '/_taxiway/assets/icon.svg' }))`
    expect(await firefox.evaluate(image)).toBe('refused')
    expect(local.platform.ledger).toHaveLength(made)
    await firefox.goto(`${local.platform.url}/_taxiway/`)
    await expect.poll(text, whileMs).toContain('Live')
  })
})
