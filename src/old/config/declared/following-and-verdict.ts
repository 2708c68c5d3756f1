import { declare } from '../declaration.ts'
import { duration, hours, oneOf, upToSixHours, words } from '../kinds.ts'
import { flows, following } from './host-groups.ts'

/** Inputs that say how long a deployment is followed, and what its status words mean. */
export const followingInputs = {
  timeout: declare({
    kind: duration(upToSixHours),
    text: 'How long the whole run may take, such as `90s`, `30m` or `1h30m`. Above 0, at most 6h. The deployment itself keeps running.',
    default: '30m',
    file: ['top', 'service'],
    section: 'waiting',
    actions: {
      ...flows,
      gate: 'How long the deployment may take to finish, such as `90s`, `30m` or `1h30m`. Above 0, at most 6h. The checks have their own limits.',
      fleet: {
        text: (named) =>
          `How long the whole fleet may take, such as \`30m\` or \`2h\`. Above 0, at most 6h. A ${named('timeout')} in the file is that of each service.`,
        default: '2h',
      },
    },
    commands: {
      ...following,
      fleet: {
        text: 'How long the whole fleet may take, such as 30m or 2h. Above 0, at most 6h. A timeout in taxiway.yaml is that of each service.',
        default: '2h',
      },
    },
  }),
  'poll-interval': declare({
    kind: duration({ least: 50, most: hours, words: 'at least 50ms and at most 1h' }),
    text: 'Fixed time between two status reads, from 50ms to 1h, such as `300ms` or `2s`. Empty adapts: 1 s for the first 15 s, then growing to 10 s.',
    file: ['top', 'service'],
    section: 'waiting',
    holdsForFleet: true,
    actions: {
      ...flows,
      gate: 'Fixed time between two status reads, from 50ms to 1h, such as `300ms` or `2s`. Empty adapts: 1 s for the first 15 s, then growing to 10 s. The runtime log is read every 2 s, or this often if it is shorter.',
      fleet: true,
    },
    commands: { ...following, fleet: true },
  }),
  'success-states': declare({
    kind: words,
    text: 'Status words that mean success, separated by commas or line breaks. They take precedence over the built-in words.',
    file: ['top', 'service'],
    section: 'waiting',
    holdsForFleet: true,
    decides: true,
    actions: { ...flows, fleet: true },
    commands: { ...following, fleet: true },
  }),
  'failure-states': declare({
    kind: words,
    text: 'Status words that mean failure, separated by commas or line breaks. They take precedence over the built-in words.',
    file: ['top', 'service'],
    section: 'waiting',
    holdsForFleet: true,
    decides: true,
    actions: { ...flows, fleet: true },
    commands: { ...following, fleet: true },
  }),
  'on-superseded': declare({
    kind: oneOf('fail', 'neutral'),
    text: '`fail` or `neutral`: whether the job fails when a newer deployment replaces this one.',
    default: 'fail',
    file: ['top', 'service'],
    section: 'waiting',
    holdsForFleet: true,
    decides: true,
    actions: { ...flows, fleet: true },
    commands: { ...following, fleet: true },
  }),
}
