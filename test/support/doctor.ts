import type { LocalPlatform } from '../../emulator/src/index.ts'
import { type Clock, systemClock } from '../../src/client/time/clock.ts'
import { type DoctorOptions, type DoctorRequest, doctor } from '../../src/doctor/doctor.ts'
import type { DoctorReport } from '../../src/doctor/report.ts'

/** The pause between the two reads of the history. */
const pause = { leastMs: 25_000, mostMs: 30_500 }

/** The system's time, but for the 30 s between the two reads, which pass at once. */
export function hurriedClock(): Clock {
  let aheadMs = 0
  return {
    now: () => systemClock.now() + aheadMs,
    date: () => systemClock.date(),
    async sleep(ms, signal) {
      if (ms < pause.leastMs || ms > pause.mostMs) return await systemClock.sleep(ms, signal)
      aheadMs += ms
    },
  }
}

/** Looks at the service `svc_site` of a local platform, in a hurry. */
export function lookAt(
  platform: Pick<LocalPlatform, 'url' | 'keys'>,
  more: Partial<DoctorRequest> = {},
  options: DoctorOptions = {},
): Promise<DoctorReport> {
  const request = { baseUrl: platform.url, apiKey: platform.keys.account, serviceId: 'svc_site', ...more }
  return doctor(request, { clock: hurriedClock(), ...options })
}
