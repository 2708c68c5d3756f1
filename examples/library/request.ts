import { Platform } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '' } = process.env
await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })

// A route that the contract does not document: its body can be anything.
const { status, body } = await platform.request('GET', '/openapi.json', { timeoutMs: 10_000 })
const described =
  typeof body === 'object' && body !== null && 'paths' in body ? Object.keys(body.paths ?? {}).length : 0
console.log(`${status}, ${described} paths`)
