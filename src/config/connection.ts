import { parseApiKey, type Secret } from '../client/api-key.ts'
import { parseBaseUrl } from '../client/base-url.ts'
import { Platform } from '../client/platform.ts'
import type { Redactor } from '../text/redactor.ts'
import type { Inputs } from './inputs.ts'

/** The address of the platform, and the key. */
export interface Connection {
  readonly baseUrl: string
  readonly apiKey: Secret
}

/** A client whose errors show no secret that the job knows. */
export function openPlatform(connection: Connection, { redactor }: { readonly redactor: Redactor }): Platform {
  return new Platform({ ...connection, redact: (text) => redactor.redact(text) })
}

/** @throws InputError naming the input; nothing was sent */
export function readConnection(inputs: Inputs): Connection {
  const baseUrl = inputs.required('base-url')
  parseBaseUrl(baseUrl)
  return { baseUrl, apiKey: parseApiKey(inputs.required('api-key')) }
}
