import { type Arguments, InputError, Platform, PlatformError } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', SERVICE_ID = '' } = process.env
await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })

// Arguments and answer are typed by the operation's name.
const args: Arguments<'import_env'> = { id: SERVICE_ID, vars: [{ key: 'COLOUR', value: 'red' }] }
const { imported, skipped } = await platform.call('import_env', args)
console.log(`${imported} set, ${skipped?.length ?? 0} skipped`)

// What the contract does not name is there too, as `unknown`.
const scaling: Record<string, unknown> = await platform.call('get_scaling', { id: SERVICE_ID })
console.log(Object.keys(scaling).length, 'fields')

// Every failure is a PlatformError; `effect` says whether a write may have been done.
try {
  await platform.call('deploy_service', { id: 'no-such-service' })
} catch (error) {
  if (!(error instanceof PlatformError)) throw error
  console.log(`${error.operation} was ${error.code} with ${error.status}; its effect is ${error.effect}`)
}

// A mistake is found before anything is sent. Plain JavaScript gets here, TypeScript does not.
try {
  await platform.call('list_deployments', JSON.parse('{ "id": "svc", "limit": "ten" }'))
} catch (error) {
  if (!(error instanceof InputError)) throw error
  console.log(error.message)
}
