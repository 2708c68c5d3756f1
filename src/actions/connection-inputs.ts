import { apiKeyOf } from '../client/api-key.ts'
import { baseUrlOf } from '../client/base-url.ts'
import type { Secret } from '../client/secret.ts'
import type { Inputs } from '../github/inputs.ts'

/** Where the platform is, and who asks. */
export interface Connection {
  readonly baseUrl: string
  readonly apiKey: Secret
}

/** @throws InputError naming the input; nothing was sent */
export function readConnection(inputs: Inputs): Connection {
  const baseUrl = inputs.required('base-url')
  baseUrlOf(baseUrl)
  return { baseUrl, apiKey: apiKeyOf(inputs.required('api-key')) }
}
