import { type Arguments, InputError, Platform, RefusedError } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', SERVICE_ID = '' } = process.env
await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })

// Arguments and result are typed by the operation's name.
const args: Arguments<'import_env'> = { id: SERVICE_ID, vars: [{ key: 'COLOUR', value: 'red' }] }
const { imported, skipped } = await platform.call('import_env', args)
console.log(`${imported} set, ${skipped?.length ?? 0} skipped`)

// What the contract does not name is there too, as `unknown`.
const scaling: Record<string, unknown> = await platform.call('get_scaling', { id: SERVICE_ID })
console.log(Object.keys(scaling).length, 'fields')

// An error status becomes a RefusedError.
try {
  await platform.call('deploy_service', { id: 'no-such-service' })
} catch (error) {
  if (!(error instanceof RefusedError)) throw error
  console.log(`${error.operation} was refused with ${error.status}`)
}

// A mistake is found before anything is sent. Plain JavaScript gets here, TypeScript does not.
try {
  await platform.call('list_deployments', JSON.parse('{ "id": "svc", "limit": "ten" }'))
} catch (error) {
  if (!(error instanceof InputError)) throw error
  console.log(error.message)
}

// The history comes page by page, newest first.
for await (const { deployments } of platform.history(SERVICE_ID, { limit: 10 })) {
  console.log(`a page of ${deployments.length}`)
}
