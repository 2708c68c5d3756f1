import { parseApiKey } from '../client/api-key.ts'
import { InputError } from '../client/errors.ts'
import { Platform } from '../client/platform.ts'
import type { Secret } from '../client/secret.ts'
import { formatDuration } from '../text/formats/duration.ts'
import { message } from '../text/message.ts'
import type { Redactor } from '../text/secrets/redactor.ts'
import type { Inputs } from './inputs.ts'

/** The address of the platform, and the key. */
export interface Connection {
  readonly baseUrl: string
  readonly apiKey: Secret
}

interface ConnectionHost {
  readonly redactor: Redactor
  readonly console: { readonly say: (text: string) => void }
  readonly inputs: Pick<Inputs, 'named'>
}

/** A client whose errors show no secret that the job knows, and that says when a request is sent again. */
export function openPlatform(connection: Connection, { redactor, console, inputs }: ConnectionHost): Platform {
  const slow = new Set<string>()
  let lastSaid: string | undefined
  return new Platform({
    ...connection,
    named: inputs.named,
    onSlow(operation) {
      if (slow.has(operation)) return
      slow.add(operation)
      console.say(`${operation}: no answer after 5 s. Still waiting.`)
    },
    redact: (text) => redactor.redact(text),
    onRetry(error, waitMs) {
      // The same refusal is said once.
      const what = error.message === lastSaid ? '' : `${error.message} `
      lastSaid = error.message
      console.say(`${what}Trying again in ${formatDuration(Math.max(100, waitMs))}.`)
    },
  })
}

/**
 * The runner gives an empty text for an input that is absent, and for a secret or variable that does not exist.
 *
 * @throws InputError naming the input; nothing was sent
 */
export function readConnection(inputs: Inputs): Connection {
  const baseUrl = inputs.get('base-url')
  if (baseUrl === undefined) {
    const text = message`base-url-missing: ${inputs.named('base-url')} is empty. The step does not set it, or its variable does not exist or belongs to another environment. Check the name of the variable and where it is stored.`
    throw new InputError('base-url', text)
  }
  const apiKey = inputs.get('api-key')
  if (apiKey === undefined) {
    const text = message`api-key-missing: ${inputs.named('api-key')} is empty. The step does not set it, its secret does not exist or belongs to another environment, or the run is for a fork or Dependabot. Check the name of the secret and where it is stored.`
    throw new InputError('api-key', text)
  }
  return { baseUrl, apiKey: parseApiKey(apiKey, inputs.named) }
}
