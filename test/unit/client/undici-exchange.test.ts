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
