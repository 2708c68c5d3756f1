import { tmpdir } from 'node:os'
import { Platform, packFolder, upload, uploadBody } from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', FOLDER = '.' } = process.env
await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })

// Without what Git ignores and .deployignore names: docs/deploy.md has the table. Large archives spill into the temporary folder.
await using archive = await packFolder(FOLDER, { temporaryFolder: tmpdir(), warn: (text) => console.error(text) })
console.log(`${archive.packed?.files} files packed`)

const body = uploadBody({ name: 'site', runtimeMode: 'static' }, archive)
const report = await upload(platform, { projectSlug: 'demo', body }, { onEvent: (event) => console.error(event) })
// Every upload creates a service, and a service is billed.
console.log(`${report.outcome}: service ${report.serviceId}`)
if (report.outcome !== 'succeeded') process.exitCode = 1
