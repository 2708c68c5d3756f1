import { InputError } from '../../client/errors.ts'
import type { CallOptions } from '../../client/options.ts'
import { checkPath } from '../../client/path.ts'
import { Platform } from '../../client/platform.ts'
import type { Connection } from '../../config/connection.ts'
import type { Inputs } from '../../config/inputs.ts'
import type { Method } from '../../contract/operation.ts'

/** A route of the user's platform that removes a service; `{id}` in the path stands for its id. */
export interface Teardown {
  readonly method: Method
  readonly path: string
}

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
    const url = new URL(checkPath(path.replaceAll(placeholder, 'id')), 'https://platform.invalid')
    return url.origin === 'https://platform.invalid'
  } catch {
    return false
  }
}
