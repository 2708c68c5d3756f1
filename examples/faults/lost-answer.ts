import { resolve } from 'node:path'
import { deploy, Platform, result } from 'taxiway'
import { start } from 'taxiway-emulator'

// A Git repository. The commit that its default branch has is deployed, not what is uncommitted.
const repository = resolve(process.env['REPOSITORY'] ?? '.')
await using local = await start({
  services: [{ name: 'app', repoUrl: repository }],
  faults: [{ operation: 'deploy_service', kind: 'reset', when: 'after-effect', times: 1 }],
})
await using platform = new Platform({ baseUrl: local.url, apiKey: local.keys.account })

// Put your own client or script in the place of this call.
const { outcome, reason } = await result(deploy(platform, { serviceId: 'svc_app' }, { timeoutMs: 60_000 }))

const [lost] = local.journal.filter(({ operation }) => operation === 'deploy_service')
const made = local.ledger.filter(({ kind }) => kind === 'deployment')
console.log(`The request was carried out (${lost?.trueStatus}) and answered with ${lost?.status ?? 'nothing'}.`)
console.log(`The outcome is ${outcome}, and ${made.length} deployment was made.`)
if (outcome !== 'succeeded') console.log(reason)
