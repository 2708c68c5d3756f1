/** An argument that a command does not take, for which it has an option. */
export interface OtherArgument {
  readonly option: string
  /** What the argument seems to be. */
  readonly what: string
}

const service: OtherArgument = { option: '--service-id', what: 'the id of a service' }
const services: OtherArgument = { option: '--services', what: 'names of services' }

/** By command: what an argument of it means most likely. */
export const otherArguments: Readonly<Record<string, OtherArgument>> = {
  history: service,
  logs: service,
  gate: service,
  doctor: service,
  follow: service,
  rollback: { option: '--to', what: 'a commit or a deployment to go back to' },
  upload: { option: '--service-name', what: 'the name of the new service' },
  preview: { option: '--change-request', what: 'the number of a pull or merge request' },
  init: service,
  emulator: { option: '--repo', what: 'a repository to build from' },
  resilience: { option: '--client', what: 'the command of a deploy script' },
  fleet: services,
}

/** Whatever the command: an address is that of the platform. */
export const addressArgument: OtherArgument = { option: '--base-url', what: "the address of the platform's API" }
