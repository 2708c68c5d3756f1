import { declare } from '../declaration.ts'
import { flag, oneOf } from '../kinds.ts'

/** Inputs that say what may be deployed, and whether anything is sent. */
export const ruleInputs = {
  'on-outdated': declare({
    kind: oneOf('skip', 'fail', 'deploy'),
    text: 'What becomes of a commit that is older than the one which is live: `skip` ends as `skipped` and is green, `fail` is red, and neither sends anything; `deploy` compares nothing. A run that a person started by hand deploys it. Without a clone it needs `contents: read`.',
    default: 'skip',
    file: ['top', 'service'],
    section: 'rules',
    holdsForFleet: true,
    decides: true,
    actions: { deploy: true, fleet: true },
    commands: { fleet: true },
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
      fleet:
        'prints the plan, which services would be deployed in which order and why, sets the output `changed`, and writes nothing.',
    },
    commands: {
      fleet: {
        text: 'prints the plan, which services would be deployed in which order and why, and writes nothing.',
        section: 'last',
      },
    },
  }),
  wait: declare({
    kind: flag,
    text: 'ends as soon as the platform accepts the deployment, with outcome `accepted`.',
    default: 'true',
    section: 'rules',
    actions: { deploy: true },
  }),
}
