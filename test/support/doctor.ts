import { setTimeout } from 'node:timers/promises'
import type { Dialect, LocalPlatform, StartOptions } from '../../emulator/src/index.ts'
import { type DoctorOptions, type DoctorRequest, doctor } from '../../src/old/doctor/doctor.ts'
import type { DoctorReport } from '../../src/old/doctor/doctor-report.ts'
import { localSite } from './local-site.ts'

/** Looks at the service `svc_site` of a local platform. */
export function lookAt(
  platform: Pick<LocalPlatform, 'url' | 'keys'>,
  more: Partial<DoctorRequest> = {},
  options: DoctorOptions = {},
): Promise<DoctorReport> {
  const request = { baseUrl: platform.url, apiKey: platform.keys.account, serviceId: 'svc_site', ...more }
  return doctor(request, options)
}

/** A local platform with a history: three good deployments, a failed one between them. */
export async function siteWithHistory(
  folder: string,
  dialect: Dialect,
  more: StartOptions = {},
): Promise<LocalPlatform & AsyncDisposable> {
  const { platform } = await localSite(folder, { dialect, lines: 6, ...more })
  for (const ref of ['main', 'no-such-branch', 'main', 'main']) await deployed(platform, ref)
  return platform
}

async function deployed(platform: LocalPlatform, ref: string): Promise<void> {
  const response = await fetch(`${platform.url}/api/services/svc_site/deploy`, {
    method: 'POST',
    headers: { authorization: `Bearer ${platform.keys.account}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ref }),
  })
  const { deploymentId } = Object(await response.json())
  const isOver = (): boolean =>
    platform.ledger.some(
      (made) => made.kind === 'deployment' && made.id === deploymentId && /live|retired|failed/.test(made.stage),
    )
  while (!isOver()) await setTimeout(20)
}
