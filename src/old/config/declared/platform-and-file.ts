import { declare, each, type OwnUse } from '../declaration.ts'
import { address, gitRef, oneOf, path, text } from '../kinds.ts'
import { allRemote, flows, following } from './host-groups.ts'

const needed: OwnUse = { required: true }

/** Inputs of a run, whatever it does: its mode, the platform and the configuration file. */
export const platformAndFileInputs = {
  mode: declare({
    kind: oneOf('deploy', 'report', 'sweep'),
    text: (named) =>
      `\`deploy\` deploys or ends the preview of this pull request. \`report\`, made for \`schedule\`, lists every remembered preview, and \`sweep\` sends ${named('teardown-request')} for each whose pull request is closed.`,
    default: 'deploy',
    section: 'mode',
    actions: { preview: true },
  }),
  'base-url': declare({
    kind: address,
    text: "Address of the platform's API. May include a path prefix. Must be https, except on loopback (localhost, 127.0.0.0/8, ::1).",
    section: 'platform',
    holdsForFleet: true,
    actions: {
      ...each(needed, 'deploy', 'preview', 'gate', 'rollback', 'fleet'),
      call: needed,
    },
    commands: {
      ...following,
      fleet: true,
    },
  }),
  'api-key': declare({
    kind: text,
    text: 'API key of the platform. Store it as a secret: the runner prints all inputs before any action code runs, and hides only registered secrets.',
    section: 'platform',
    holdsForFleet: true,
    isSecret: true,
    actions: {
      ...each(needed, 'deploy', 'gate', 'rollback', 'fleet', 'call'),
      preview: {
        required: true,
        text: 'API key of the platform. Store it as a secret: the runner prints all inputs before any action code runs, and hides only registered secrets. On a fork or for Dependabot it is empty, and the step ends green.',
      },
    },
    option: 'TAXIWAY_API_KEY',
  }),
  config: declare({
    kind: path,
    text: 'Configuration file, such as `taxiway.yaml`, for the inputs that are not set otherwise. On a pull request the file of the base commit counts.',
    section: 'file',
    actions: {
      ...flows,
      fleet:
        'Configuration file with the services. On a pull request the file of the base commit counts. Empty takes `taxiway.yaml`.',
    },
    commands: allRemote,
  }),
  'config-ref': declare({
    kind: gitRef,
    text: 'Branch, tag or commit to read the configuration file from, such as `main`; `HEAD` is the checked-out commit. Empty takes the one that GitHub names. Never let a change under review choose it.',
    section: 'file',
    actions: { ...flows, fleet: true },
    commands: allRemote,
  }),
}
