import { declare } from '../declaration.ts'
import { count, duration, flag, gitRef, identifier, text, upToSixHours, url } from '../kinds.ts'

/** Inputs of a gate: which deployment it judges, its checks, and what follows a failed one. */
export const gateInputs = {
  'deployment-id': declare({
    kind: identifier,
    text: 'The deployment to judge. Empty chooses one and says how: the deployment whose record shows this commit (on a pull request, its head), waited for up to 60 s; otherwise the newest unfinished one.',
    section: 'what',
    actions: { gate: true },
  }),
  'health-url': declare({
    kind: url,
    text: 'http or https address that must answer. Requested without a key. A redirect on the same origin is followed; a redirect to another origin fails the check.',
    file: ['gate'],
    section: 'what',
    actions: { gate: true },
  }),
  'health-headers': declare({
    kind: text,
    text: (named) =>
      `Headers of the health requests, as \`Name: value\` lines, such as \`Authorization: Bearer …\`, for an app behind a login. Sent to the origin of ${named('health-url')} alone. Taxiway never prints a value.`,
    file: ['gate'],
    fileText: (named) =>
      `Headers of the health requests, as \`Name: value\` lines, sent to the origin of ${named('health-url')} alone. Everyone who may read the repository reads them: give a secret as the input of the step, or as \`TAXIWAY_HEALTH_HEADERS\`.`,
    section: 'what',
    actions: { gate: true },
  }),
  'health-status': declare({
    kind: text,
    text: 'Statuses that pass, as codes and ranges, such as `200-399` or `200, 204`.',
    default: '200-399',
    file: ['gate'],
    section: 'what',
    actions: { gate: true },
  }),
  'health-body': declare({
    kind: text,
    text: 'JavaScript regular expression that the first 256 KiB of the body must match. Use text that only the new version contains.',
    file: ['gate'],
    fileText:
      'JavaScript regular expression that the first 256 KiB of the body must match. `{sha}` stands for the commit that is deployed.',
    section: 'what',
    actions: { gate: true },
  }),
  'health-successes': declare({
    kind: count({ least: 1, most: 100 }),
    text: 'Passing answers in a row that it needs, 1 to 100.',
    default: '3',
    file: ['gate'],
    section: 'what',
    actions: { gate: true },
  }),
  'health-interval': declare({
    kind: duration(upToSixHours),
    text: 'Time between two requests, less if the timeout would not suffice. Above 0, at most 6h.',
    default: '2s',
    file: ['gate'],
    section: 'what',
    actions: { gate: true },
  }),
  'health-timeout': declare({
    kind: duration(upToSixHours),
    text: 'How long the health check may take, at most 6h.',
    default: '2m',
    file: ['gate'],
    section: 'what',
    actions: { gate: true },
  }),
  'check-command': declare({
    kind: text,
    text: 'Command of your own that must exit with 0, such as `npm run smoke`. It runs in the workspace as a `run:` step does, after the health check, without the secrets of the step, and with `TAXIWAY_URL`, `TAXIWAY_SHA`, `TAXIWAY_DEPLOYMENT_ID` and `TAXIWAY_SERVICE_ID`.',
    file: ['gate'],
    section: 'what',
    actions: { gate: true },
  }),
  'check-timeout': declare({
    kind: duration(upToSixHours),
    text: (named) => `How long ${named('check-command')} may take. Above 0, at most 6h.`,
    default: '10m',
    file: ['gate'],
    section: 'what',
    actions: { gate: true },
  }),
  soak: declare({
    kind: duration(upToSixHours),
    text: (named) =>
      `How long to watch the runtime log, with ${named('log-fail-pattern')}. Lines count from the moment when the first check begins. Above 0, at most 6h.`,
    file: ['gate'],
    section: 'what',
    actions: { gate: true },
  }),
  'log-fail-pattern': declare({
    kind: text,
    text: 'JavaScript regular expression that no line of the runtime log may match.',
    file: ['gate'],
    section: 'what',
    actions: { gate: true },
  }),
  sql: declare({
    kind: text,
    text: (named) =>
      `Statement to run once in the SQL console of ${named('sql-service-id')}. An error fails the check. Needs an account key. The job summary shows the first lines of its output.`,
    file: ['gate'],
    section: 'what',
    actions: { gate: true },
  }),
  'sql-service-id': declare({
    kind: identifier,
    text: (named) => `Service of the database that runs ${named('sql')}.`,
    file: ['gate'],
    section: 'what',
    actions: { gate: true },
  }),
  rollback: declare({
    kind: flag,
    text: (named) =>
      `deploys the commit of the newest deployment that succeeded before, and whose checks have not failed since, if a check fails. ${named('rollback-ref')} has precedence.`,
    default: 'false',
    file: ['gate'],
    section: 'what',
    actions: { gate: true },
  }),
  'rollback-ref': declare({
    kind: gitRef,
    text: 'Branch, tag or commit to deploy and follow if a check fails. The job stays red. Not used if the deployment itself failed.',
    section: 'what',
    actions: { gate: true },
  }),
}
