import { InputError } from '../client/errors.ts'
import { givenPathOf } from '../client/path.ts'
import type { CallOptions } from '../client/platform.ts'
import { Platform } from '../client/platform.ts'
import type { Method } from '../contract/operation.ts'
import type { Inputs } from '../github/inputs.ts'
import type { Connection } from './connection-inputs.ts'
import type { Teardown } from './preview-inputs.ts'

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const placeholder = '{id}'

/** @throws InputError where it is no method and path of the platform's own origin */
export function readTeardown(inputs: Inputs): Teardown | undefined {
  const given = inputs.line('teardown-request')
  if (given === undefined) return undefined
  const [, verb, path = ''] = /^([A-Z]+) +(\S+)$/.exec(given) ?? []
  const method = methods.find((each) => each === verb)
  if (method === undefined || !isOwnPath(path)) {
    throw new InputError(
      'teardown-request',
      'Input `teardown-request` must be a method and a path with one `/` at its start, like `DELETE /api/services/{id}`.',
    )
  }
  return { method, path }
}

/** Sends it for one service, on the origin of `base-url`, whose path prefix is not added. Rejects as the client does. */
export async function tearDown(
  { baseUrl, apiKey }: Connection,
  { method, path }: Teardown,
  serviceId: string,
  options: CallOptions,
): Promise<number> {
  await using origin = new Platform({ baseUrl: new URL(baseUrl).origin, apiKey })
  const { status } = await origin.request(method, path.replaceAll(placeholder, encodeURIComponent(serviceId)), options)
  return status
}

function isOwnPath(path: string): boolean {
  try {
    const url = new URL(givenPathOf(path.replaceAll(placeholder, 'id')), 'https://platform.invalid')
    return url.origin === 'https://platform.invalid'
  } catch {
    return false
  }
}
