import { InputError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import type { ConfiguredService } from '../config/file/config-file.ts'
import { addressesIn } from '../config/file/services.ts'
import { PastDeployments } from '../deployment/past.ts'
import type { SerializedPlan } from '../report/serialized-plan.ts'
import type { ServiceResult } from '../report/service-result.ts'
import type { Job } from '../run/job.ts'
import { TaxiwayError } from '../text/error.ts'
import { message } from '../text/message.ts'

const readTimeoutMs = 30_000
/** Stands for an address in a dry run, which sends it nowhere. */
const laterAddress = 'https://known-after-its-deployment.invalid'

/** The address of a service, deployed in this run or before; undefined if it is not known. */
export type AddressOf = (service: string) => Promise<string | undefined>

/**
 * The addresses of the services of a fleet, as far as they are known. One is what this run's deployment showed, else what an earlier job
 * of the fleet passed on, else `environment-url` of the file, else what the newest record of the platform shows.
 */
export function addressBook(
  { signal }: Job,
  platform: Platform,
  services: ReadonlyMap<string, ConfiguredService>,
  /** What became of services that other jobs deployed. */
  earlier: ReadonlyMap<string, ServiceResult>,
) {
  const known = new Map<string, Promise<string | undefined>>()
  const read = async (service: string): Promise<string | undefined> => {
    const inputs = services.get(service)?.inputs
    const given = earlier.get(service)?.url ?? inputs?.get('environment-url')?.text
    const serviceId = inputs?.get('service-id')?.text
    if (given !== undefined || serviceId === undefined) return given
    try {
      const history = new PastDeployments(platform, serviceId, { signal, timeoutMs: readTimeoutMs })
      for await (const { url } of history) if (url !== undefined) return url
    } catch (error) {
      if (!(error instanceof TaxiwayError)) throw error
    }
    return undefined
  }
  return {
    /** Notes the address of a service that was deployed in this run. */
    note(service: string, url: string | undefined): void {
      if (url !== undefined) known.set(service, Promise.resolve(url))
    },
    async of(service: string): Promise<string | undefined> {
      const address = known.get(service) ?? read(service)
      known.set(service, address)
      return await address
    },
  }
}

/**
 * The addresses that the service's variables name. A dry run, if it gives its job, says which the deploy itself will know.
 *
 * @throws InputError if one is not known
 */
export async function addressesFor(
  { addressOf, plan }: { readonly addressOf: AddressOf; readonly plan: SerializedPlan },
  { env }: ConfiguredService,
  job?: Job,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const [key, template] of env) {
    for (const name of addressesIn(template)) {
      const address = await addressOf(name)
      const isComing = plan.services.some(({ service, check }) => service === name && check === null)
      if (address === undefined && isComing && job?.inputs.get('dry-run')) {
        job.console.notice(
          message`fleet-address-later: Dry run: the address of "${name}", which the variable ${key} needs, will be known once "${name}" is deployed.`,
        )
        found.set(name, laterAddress)
      } else if (address === undefined) {
        const text = message`fleet-address-unknown: The variable ${key} needs the address of "${name}", which is not known. Set \`environment-url\` of "${name}" in the configuration file.`
        throw new InputError('env', text)
      } else found.set(name, address)
    }
  }
  return found
}
