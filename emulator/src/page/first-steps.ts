import { quoted } from './shell-quote.ts'
/** What to type in a terminal to deploy to a platform that was just started. */
export interface FirstSteps {
  /** Define the command if the shell does not find it, and point it to the platform. */
  readonly exports: readonly string[]
  readonly command: string
}

/**
 * @param serviceId of a service that has a repository; without one, a folder is uploaded
 * @param key the account key; without it the reader puts one in
 * @param definition the line that defines the command, if the shell does not find it
 */
export function firstSteps(
  url: string,
  serviceId: string | undefined,
  { key = '…', definition }: { readonly key?: string; readonly definition: string | undefined },
): FirstSteps {
  return {
    exports: [
      ...(definition === undefined ? [] : [definition]),
      `export TAXIWAY_BASE_URL=${url}`,
      `export TAXIWAY_API_KEY=${key}`,
    ],
    command:
      serviceId === undefined
        ? 'taxiway upload . --project-slug demo --service-name site'
        : `taxiway deploy --service-id ${quoted(serviceId)}`,
  }
}
