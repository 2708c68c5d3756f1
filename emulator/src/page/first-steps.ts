import { quoted } from './shell-quote.ts'
/** What to type in a terminal to deploy to a platform that was just started. */
export interface FirstSteps {
  /**
   * Define the command if the shell does not find it, and point it to the platform. The key is asked for when the line runs, so that it is
   * printed nowhere.
   */
  readonly exports: readonly string[]
  readonly command: string
  /** Whether `--local` and `taxiway emulator --keys` find the platform. */
  readonly isFound: boolean
}

/**
 * @param serviceId of a service that has a repository; without one, a folder is uploaded
 * @param isFound whether the command finds the platform by itself
 * @param definition the line that defines the command, if the shell does not find it
 */
export function firstSteps(
  url: string,
  serviceId: string | undefined,
  { isFound, definition }: { readonly isFound: boolean; readonly definition: string | undefined },
): FirstSteps {
  return {
    exports: [
      ...(definition === undefined ? [] : [definition]),
      `export TAXIWAY_BASE_URL=${url}`,
      `export TAXIWAY_API_KEY=${isFound ? `$(taxiway emulator --keys account --port ${new URL(url).port})` : '…'}`,
    ],
    command:
      serviceId === undefined
        ? 'taxiway upload . --project-slug demo --service-name site'
        : `taxiway deploy --service-id ${quoted(serviceId)}`,
    isFound,
  }
}
