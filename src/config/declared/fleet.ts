import { declare } from '../declaration.ts'
import { count, flag, gitRef, path, words } from '../kinds.ts'

/** Inputs of a fleet. */
export const fleetInputs = {
  services: declare({
    kind: words,
    text: 'Names of services of the configuration file, separated by commas or line breaks, that are deployed whatever changed.',
    section: 'what',
    actions: { fleet: true },
    commands: { 'fleet plan': true, 'fleet begin': true, 'fleet deploy': true },
  }),
  all: declare({
    kind: flag,
    text: 'takes every service, whatever changed.',
    default: 'false',
    section: 'what',
    actions: { fleet: true },
    commands: { 'fleet plan': true, 'fleet begin': true, 'fleet deploy': true },
  }),
  'changed-since': declare({
    kind: gitRef,
    text: 'Branch, tag or commit that files are compared with, in place of the last successful deployment of each service. `event` takes the commit before the push, or the base of the pull request.',
    section: 'what',
    actions: { fleet: true },
    commands: { 'fleet plan': true, 'fleet deploy': true },
  }),
  results: declare({
    kind: path,
    text: 'Folder in the workspace through which the jobs of a fleet pass on the plan and the result of each service, signed with a key derived from the API key. Empty for a fleet in one job.',
    section: 'what',
    actions: { fleet: { before: 'comment' } },
    commands: { 'fleet plan': true, 'fleet begin': true, 'fleet deploy': true, 'fleet report': true },
  }),
  'max-parallel': declare({
    kind: count({ least: 1, most: 1000 }),
    text: 'Services of a fleet deployed at a time, 1 to 1000.',
    default: '8',
    file: ['top'],
    section: 'what',
    actions: { fleet: true },
    commands: { 'fleet deploy': true },
  }),
  'fail-fast': declare({
    kind: flag,
    text: 'starts no other service of a fleet once one has failed.',
    default: 'false',
    file: ['top'],
    section: 'what',
    actions: { fleet: true },
    commands: { 'fleet deploy': true },
  }),
}
