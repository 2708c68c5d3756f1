import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import type { HttpRequest } from '../../../src/client/http/transport.ts'
import { UndiciExchange } from '../../../src/client/http/undici-exchange.ts'

/** undici's side of an exchange, which records its calls. */
class Controller {
  readonly asked: string[] = []
  readonly aborted = false
  readonly paused = false
  readonly reason = null
  abort(reason: Error): void {
    this.asked.push(`abort: ${reason.message}`)
  }
  pause(): void {
    this.asked.push('pause')
  }
  resume(): void {
    this.asked.push('resume')
  }
}

function begun() {
  const aborter = new AbortController()
  const request: HttpRequest = {
    operation: 'whoami',
    method: 'GET',
    origin: 'https://platform.example',
    path: '/api/auth/me',
    headers: {},
    body: undefined,
    headersTimeoutMs: 1000,
    idleTimeoutMs: 1000,
    signal: aborter.signal,
  }
  const exchange = new UndiciExchange(request, () => {})
  return {
    aborter,
    exchange,
    controller: new Controller(),
    listeners: () => getEventListeners(aborter.signal, 'abort'),
  }
}

test('a connection that is established after the abort is not written to', async () => {
  const { aborter, exchange, controller, listeners } = begun()
  aborter.abort(new Error('stop'))
  await expect(exchange.response).rejects.toThrow('stop')
  exchange.onRequestStart(controller)
  expect(controller.asked).toEqual(['abort: stop'])
  expect(listeners()).toEqual([])
})

test('a body stays in the socket until it is read, and then continues', async () => {
  const { exchange, controller, listeners } = begun()
  exchange.onRequestStart(controller)
  exchange.onResponseStart(controller, 200, { 'retry-after': ['1', '2'] })
  const response = await exchange.response
  expect(response.header('retry-after')).toBe('1')
  for (let sent = 0; sent < 4; sent++) exchange.onResponseData(controller, Buffer.alloc(65_536))
  expect(controller.asked).toContain('pause')
  let length = 0
  for await (const chunk of response.body) {
    length += chunk.length
    if (length < 4 * 65_536) continue
    expect(controller.asked).toContain('resume')
    exchange.onResponseEnd()
  }
  expect(length).toBe(4 * 65_536)
  expect(controller.asked.some((asked) => asked.startsWith('abort'))).toBe(false)
  expect(listeners()).toEqual([])
})

test('an interim response is not the answer', async () => {
  const { exchange, controller } = begun()
  exchange.onRequestStart(controller)
  exchange.onResponseStart(controller, 103, {})
  exchange.onResponseStart(controller, 204, {})
  expect((await exchange.response).status).toBe(204)
})
