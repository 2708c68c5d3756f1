import { declare, each } from '../declaration.ts'
import { flag, line, text, url } from '../kinds.ts'
import { flows } from './host-groups.ts'

// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of workflows
const jobToken = '${{ github.token }}'

/** Inputs that say where the result is shown. */
export const reportingInputs = {
  environment: declare({
    kind: line,
    text: 'Name of a GitHub environment. When set, Taxiway keeps a GitHub deployment in that environment up to date, which needs the permission `deployments: write`.',
    file: ['top', 'service'],
    fileText:
      'Name of a GitHub environment. At the top level it is that of all services, and a service `api` has `NAME/api`. Taxiway keeps a GitHub deployment in it up to date, which needs the permission `deployments: write`.',
    section: 'reporting',
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
    commands: {},
  }),
  'job-summary': declare({
    kind: flag,
    text: 'writes no job summary.',
    default: 'true',
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
