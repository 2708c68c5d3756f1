import { declare } from '../declaration.ts'
import { count, flag, words } from '../kinds.ts'

/** Inputs of a fleet. */
export const fleetInputs = {
  services: declare({
    kind: words,
    text: 'Names of services of the configuration file, separated by commas or line breaks, that are deployed whatever changed.',
    section: 'what',
    actions: { fleet: true },
    commands: { fleet: true },
  }),
  all: declare({
    kind: flag,
    text: 'takes every service, whatever changed.',
    default: 'false',
    section: 'what',
    actions: { fleet: true },
    commands: { fleet: true },
  }),
  'max-parallel': declare({
    kind: count({ least: 1, most: 1000 }),
    text: 'Services of a fleet deployed at a time, 1 to 1000.',
    default: '8',
    file: ['top'],
    section: 'what',
    actions: { fleet: true },
    commands: { fleet: true },
  }),
}
