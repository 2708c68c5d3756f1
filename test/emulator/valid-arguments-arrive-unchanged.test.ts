import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArguments } from '../../emulator/src/api/contract-validation.ts'
import { findRoute } from '../../emulator/src/operations/router.ts'
import { PlatformError } from '../../src/client/errors.ts'
import { Platform } from '../../src/client/platform.ts'
import { type OperationName, operationNames, operationOf } from '../../src/contract/operations.ts'
import { holds } from '../support/property.ts'
import { useStage } from './local-platform.ts'
import { type RawRequest, relayTo } from './relay.ts'
import type { TestServer } from './server.ts'
import { type Arguments, validArguments } from './valid-arguments.ts'
import { meant, said } from './wire.ts'

// Resources that exist from the start, so that some calls get further than "there is no service". No PostgreSQL: a real one
// takes seconds to start, and has tests of its own.
const services = [
  { name: 'demo', schedule: '@yearly' },
  { name: 'mysql', engine: 'mysql' },
  { name: 'redis', engine: 'redis' },
  { name: 'bucket', engine: 'bucket' },
] as const
const known = {
  id: services.map(({ name }) => `svc_${name}`),
  slug: ['demo'],
  projectSlug: ['demo'],
  environmentSlug: ['production'],
  env: ['production'],
  ipId: ['ip_demo'],
}

const local = useStage({ services })
let relay: TestServer
let client: Platform
const answered: number[] = []

beforeAll(async () => {
  relay = await relayTo(local.platform.url, (status) => answered.push(status))
  client = new Platform({ baseUrl: relay.url, apiKey: local.platform.keys.account })
})
afterAll(async () => {
  await client[Symbol.asyncDispose]()
  await relay[Symbol.asyncDispose]()
})

test.each(operationNames)('%s', async (name) => {
  const operation = operationOf(name)
  const property = fc.asyncProperty(validArguments(operation, known), async (args) => {
    relay.received.length = 0
    answered.length = 0
    await call(name, args)
    const sent = relay.received.map(({ method, url, body }) => ({ method, target: url, body }))
    expect(sent.map(said)).toEqual([meant(operation, args)])
    expect(sent.map(taken)).toEqual([[name, args]])
    expect(answered.filter((status) => status >= 500)).toEqual([])
  })
  await holds(property, 12)
})

/** Ignores the result of the call: many of the named services do not exist. */
async function call(name: OperationName, args: Arguments): Promise<void> {
  try {
    if (name === 'stream_deployment_logs') await client.stream(String(args['id'])).next()
    else await client.call(name, args as never, { attempts: 1 })
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
  }
}

/** What the local platform's own validation makes of a request. */
function taken({ method, target, body }: RawRequest): [string | undefined, unknown] {
  const { pathname, searchParams: query } = new URL(`http://localhost${target}`)
  const route = findRoute(method, pathname)
  return [
    route?.name,
    route && readArguments(route.name, { path: route.path, query, body: body ? JSON.parse(String(body)) : {} }),
  ]
}
