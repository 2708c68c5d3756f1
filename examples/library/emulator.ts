import { Platform } from 'taxiway'
import { start } from 'taxiway-emulator'

// A free port, state in memory; both are gone when the block ends.
await using local = await start({ services: [{ id: 'svc_1', name: 'mine' }] })
await using platform = new Platform({ baseUrl: local.url, apiKey: local.keys.service })
const { keyScope } = await platform.call('whoami', {})
console.log(`a ${keyScope?.kind} key of ${keyScope?.serviceId}`)
