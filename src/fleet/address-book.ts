import { InputError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { addressesIn } from '../config/file/address-template.ts'
import type { ConfiguredService } from '../config/file/checked-config.ts'
import { PastDeployments } from '../deployment/history/past-deployments.ts'
import type { SerializedPlan } from '../report/formats/serialized-plan.ts'
import type { ServiceResult } from '../report/service-result.ts'
import type { Job } from '../run/job.ts'
import { message } from '../text/message.ts'
import { TaxiwayError } from '../text/taxiway-error.ts'

const readTimeoutMs = 30_000
/** Stands for an address in a dry run, which sends it nowhere. */
const laterAddress = 'https://known-after-its-deployment.invalid'

/** The address of a service that a variable of another one names. */
interface NeededAddress {
  /** Of the service. */
  readonly name: string
  /** Of the variable. */
  readonly key: string
}

/** The addresses that the variables of a service name. */
export function neededAddresses({ env }: ConfiguredService): readonly NeededAddress[] {
  return [...env].flatMap(([key, template]) => addressesIn(template).map((name) => ({ name, key })))
}

interface AddressSources {
  readonly signal: AbortSignal
  readonly platform: Platform
  readonly services: ReadonlyMap<string, ConfiguredService>
  readonly plan: SerializedPlan
  /** What became of services that other jobs deployed. */
  readonly earlier: ReadonlyMap<string, ServiceResult>
}

/**
 * The addresses of the services of a fleet, as far as they are known. One is what this run's deployment showed, else what an earlier job
 * of the fleet passed on, else `environment-url` of the file, else what the newest record of the platform shows.
 */
export class AddressBook {
  readonly #sources: AddressSources
  readonly #known = new Map<string, Promise<string | undefined>>()

  constructor(sources: AddressSources) {
    this.#sources = sources
  }

  /** Notes the address of a service that was deployed in this run. */
  note(service: string, url: string | undefined): void {
    if (url !== undefined) this.#known.set(service, Promise.resolve(url))
  }

  /**
   * An address that a variable needs. A dry run, if it gives its job, says which the deploy itself will know.
   *
   * @throws InputError if it is not known
   */
  async read({ name, key }: NeededAddress, job?: Job): Promise<string> {
    const reading = this.#known.get(name) ?? this.#find(name)
    this.#known.set(name, reading)
    const address = await reading
    if (address !== undefined) return address
    const isComing = this.#sources.plan.services.some(({ service, check }) => service === name && check === null)
    if (isComing && job?.inputs.get('dry-run')) {
      job.console.notice(
        message`fleet-address-later: Dry run: the address of "${name}", which the variable ${key} needs, will be known once "${name}" is deployed.`,
      )
      return laterAddress
    }
    const text = message`fleet-address-unknown: The variable ${key} needs the address of "${name}", which is not known. Set \`environment-url\` of "${name}" in the configuration file.`
    throw new InputError('env', text)
  }

  async #find(service: string): Promise<string | undefined> {
    const { signal, platform, services, earlier } = this.#sources
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
}
