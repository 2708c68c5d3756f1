import type { Recalled } from './memory.ts'

/** Which service a run works with. */
export type Choice =
  | { readonly kind: 'use'; readonly serviceId: string }
  | {
      readonly kind: 'create'
      /** Whether GitHub must have taken down the attempt before it is made. */
      readonly claim: boolean
      readonly warning?: string
    }
  | { readonly kind: 'refuse'; readonly why: string }

/** What the choice depends on. */
export interface ChoiceOf {
  readonly givenId: string | undefined
  /** Of the service, for the words. */
  readonly name: string
  /** That it shall run, of a service without a repository. */
  readonly image: string | undefined
  readonly recalled: Recalled
  /** Whether nothing can be there yet. */
  readonly first: boolean
}

/**
 * Given, else remembered, else created. Where nobody can say whether there is one already, only a pull request's first run may
 * create it, for each would be another billed service.
 */
export function chooseService({ givenId, name, image, recalled, first }: ChoiceOf): Choice {
  if (givenId !== undefined) return { kind: 'use', serviceId: givenId }
  switch (recalled.kind) {
    case 'service': {
      const runs = recalled.memory.image
      if (runs === image) return { kind: 'use', serviceId: recalled.serviceId }
      const now = runs === undefined ? 'is built from a repository' : `runs the image ${runs}`
      const why =
        `Service ${recalled.serviceId} of ${name} ${now}, and the platform documents no way to change that: ` +
        'keep to it (a tag may move), or give another `service-name`.'
      return { kind: 'refuse', why }
    }
    case 'nothing':
      return { kind: 'create', claim: !first }
    case 'doubt':
      return {
        kind: 'refuse',
        why:
          `An earlier run did not see the answer to the creation of ${name}, so a service may exist and be billed. ` +
          'Look at the project: give its id as `service-id`, or another `service-name` if there is none.',
      }
    case 'unreadable':
      return first
        ? {
            kind: 'create',
            claim: false,
            warning: `Whether ${name} exists already is not known (${recalled.why}); a service is created, for the pull request is new.`,
          }
        : {
            kind: 'refuse',
            why: `Whether ${name} exists already is not known (${recalled.why}), and another one would be billed too: give \`service-id\`.`,
          }
    default:
      return recalled satisfies never
  }
}

/** What a preview is remembered under: one pull request, one name. */
export function targetOf(number: number, name: string): string {
  return `preview:${number}:${name}`
}

/** The same of a service that was given by id alone, which tells it apart from others. */
export function targetOfId(number: number, serviceId: string): string {
  return targetOf(number, `id ${serviceId}`)
}

/** Whether the memory of the default name is that of the service that was given by id: it remembers it, or was left in doubt. */
export function isDefaultService(givenId: string, recalled: Recalled): boolean {
  return recalled.kind === 'doubt' || (recalled.kind === 'service' && recalled.serviceId === givenId)
}
