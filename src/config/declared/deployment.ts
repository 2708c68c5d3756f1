import { declare, each } from '../declaration.ts'
import { duration, flag, hours, line, oneOf, path, text, upToSixHours, url, words } from '../kinds.ts'
import { flows, following } from './host-groups.ts'

// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of workflows
const jobToken = '${{ github.token }}'

/** The commands whose runs are reported elsewhere than in their output. */
const reporting = ['deploy', 'upload', 'follow', 'preview', 'gate', 'rollback', 'fleet deploy', 'fleet report'] as const

/** Inputs that say how a deployment is followed, what may be deployed, and where the result is shown. */
export const deploymentInputs = {
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
      doctor: { text: 'How long the run may take, such as `90s` or `5m`. Above 0, at most 6h.', default: '2m' },
    },
    commands: {
      ...following,
      'fleet deploy': {
        text: 'How long the whole fleet may take, such as 30m or 2h. Above 0, at most 6h. A timeout in taxiway.yaml is that of each service.',
        default: '2h',
      },
      doctor: { text: 'How long the run may take, such as `90s` or `5m`.', default: '2m' },
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
    commands: { ...following, 'fleet deploy': true },
  }),
  'success-states': declare({
    kind: words,
    text: 'Status words that mean success, separated by commas or line breaks. They take precedence over the built-in words.',
    file: ['top', 'service'],
    section: 'waiting',
    holdsForFleet: true,
    decides: true,
    actions: { ...flows, fleet: true, doctor: true },
    commands: { ...following, 'fleet deploy': true, doctor: true },
  }),
  'failure-states': declare({
    kind: words,
    text: 'Status words that mean failure, separated by commas or line breaks. They take precedence over the built-in words.',
    file: ['top', 'service'],
    section: 'waiting',
    holdsForFleet: true,
    decides: true,
    actions: { ...flows, fleet: true, doctor: true },
    commands: { ...following, 'fleet deploy': true, doctor: true },
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
    commands: { ...following, 'fleet deploy': true },
  }),
  'on-outdated': declare({
    kind: oneOf('skip', 'fail', 'deploy'),
    text: 'What becomes of a commit that is older than the one which is live: `skip` ends as `skipped` and is green, `fail` is red, and neither sends anything; `deploy` compares nothing. A run that a person started by hand deploys it. Without a clone it needs `contents: read`.',
    default: 'skip',
    file: ['top', 'service'],
    section: 'rules',
    holdsForFleet: true,
    decides: true,
    actions: { deploy: true, fleet: true },
    commands: { deploy: true, upload: true, 'fleet deploy': true },
  }),
  after: declare({
    kind: words,
    text: (named) =>
      `Where the commit must have succeeded before, and passed its gate if one is declared: services of the configuration file or GitHub environments, separated by commas. With ${named('ref')}, a commit that is not proven there is refused. Without ${named('ref')}, the newest that is proven there is deployed. Reads the run that wrote the proof, which needs \`actions: read\`.`,
    file: ['top', 'service'],
    section: 'rules',
    holdsForFleet: true,
    decides: true,
    actions: { deploy: true, fleet: true },
    commands: { deploy: true, upload: true, 'fleet deploy': true },
  }),
  environment: declare({
    kind: line,
    text: 'Name of a GitHub environment. When set, Taxiway keeps a GitHub deployment in that environment up to date, which needs the permission `deployments: write`.',
    file: ['top', 'service'],
    fileText:
      'Name of a GitHub environment. At the top level it is that of all services, and a service `api` has `NAME/api`. Taxiway keeps a GitHub deployment in it up to date, which needs the permission `deployments: write`.',
    section: 'reporting',
    holdsForFleet: true,
    isOfProduction: true,
    actions: {
      ...flows,
      preview: {
        text: "Name of the GitHub environment whose deployments Taxiway keeps up to date. They remember the pull request's service, which needs the permission `deployments: write`.",
        default: 'preview',
      },
      gate: 'Name of a GitHub environment. When set, Taxiway keeps a GitHub deployment in that environment up to date, which needs the permission `deployments: write`. It becomes a success only after every check has passed.',
      rollback:
        'Name of a GitHub environment. When set, a commit whose checks failed there is not chosen, and Taxiway keeps a GitHub deployment in that environment up to date, which needs the permission `deployments: write`.',
      fleet:
        'Name of a GitHub environment. Taxiway keeps a GitHub deployment of each service in an environment of its own up to date, such as `production/api`, which needs the permission `deployments: write`. The plan compares with the last successful one.',
    },
    commands: {
      preview: {
        text: 'GitLab environment that remembers the service if --state is not given. Without it, that of the job, else preview/ and the number.',
        optionOnly: true,
      },
      previews: { text: 'GitHub environment of the previews.', default: 'preview', section: 'what' },
    },
  }),
  'environment-url': declare({
    kind: url,
    text: 'Address where the result is served, in place of what the platform shows.',
    file: ['service'],
    section: 'reporting',
    isOfProduction: true,
    actions: {
      ...flows,
      preview: (named) => `Address where the preview is served, instead of the address that ${named('port')} gives.`,
    },
    commands: {
      ...each({ section: 'last' }, 'deploy', 'upload', 'follow', 'gate', 'rollback'),
      preview: {
        text: 'Address where the preview is served, in place of the one that --port gives.',
        optionOnly: true,
        section: 'last',
      },
    },
  }),
  'dry-run': declare({
    kind: flag,
    text: 'checks the inputs, the key, and whether the service or project is there, packs, reports sizes, says what it could not check, and writes nothing. Fails if the deploy could not succeed.',
    default: 'false',
    section: 'rules',
    holdsForFleet: true,
    actions: {
      deploy: true,
      rollback: 'says which commit would be deployed and why, checks its needs, and writes nothing.',
      fleet: true,
    },
    commands: {
      deploy: { section: 'last' },
      upload: { section: 'last' },
      rollback: { section: 'last' },
      'fleet deploy': true,
    },
  }),
  wait: declare({
    kind: flag,
    text: 'ends as soon as the platform accepts the deployment, with outcome `accepted`.',
    default: 'true',
    section: 'rules',
    actions: { deploy: true },
    commands: { deploy: { section: 'last' }, upload: { section: 'last' } },
  }),
  report: declare({
    kind: path,
    text: 'File to write a JSON report to. It can be shared in an issue: it holds types, field names, words, counts and durations, but no values.',
    section: 'reporting',
    actions: { doctor: true },
    commands: { doctor: { section: 'last' } },
  }),
  'job-summary': declare({
    kind: flag,
    text: 'writes no job summary.',
    default: 'true',
    section: 'reporting',
    actions: { ...flows, fleet: true, doctor: true },
  }),
  junit: declare({
    kind: path,
    text: 'File in the workspace for a JUnit report of the deployment and each check, or of each service.',
    section: 'reporting',
    actions: { ...flows, fleet: true },
    commands: {
      ...each({ text: 'Write the deployment and each check as a JUnit report.', placeholder: 'FILE' }, ...reporting),
    },
  }),
  events: declare({
    kind: path,
    text: 'File in the workspace for every event as it happens, one JSON object a line.',
    section: 'reporting',
    actions: { ...flows, fleet: true },
    commands: {
      ...each({ text: 'Write every event as it happens, one JSON object a line.', placeholder: 'FILE' }, ...reporting),
    },
  }),
  'annotate-files': declare({
    kind: flag,
    text: 'does not annotate the lines of files on which the build failed. Annotations need a checkout of the deployed commit.',
    default: 'true',
    file: ['top'],
    section: 'reporting',
    actions: { ...flows, fleet: true },
  }),
  'github-token': declare({
    kind: text,
    text: "Token for GitHub deployments and comments. Defaults to the job's own token.",
    section: 'reporting',
    holdsForFleet: true,
    isSecret: true,
    actions: each({ default: jobToken }, 'deploy', 'preview', 'gate', 'rollback', 'fleet'),
  }),
}
