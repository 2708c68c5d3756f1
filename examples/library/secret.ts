import { inspect } from 'node:util'
import { Platform, Secret } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '' } = process.env
const apiKey = new Secret(PLATFORM_API_KEY)

// It prints *** wherever it is written by accident. Only reveal() returns it.
console.log(`${apiKey} ${JSON.stringify({ apiKey })} ${inspect(apiKey)}`)
console.log(apiKey.reveal() === PLATFORM_API_KEY)

await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey })
const { name } = await platform.call('whoami', {})
console.log(`hello, ${name}`)
