// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of workflows
import { stringify } from 'yaml'

/** What the first files are about. */
export interface FirstConfig {
  readonly baseUrl: string
  /** Ids by the names of the services; at least one. */
  readonly services: ReadonlyMap<string, string>
  /** The branch whose pushes are deployed. */
  readonly branch: string
}

/** Where a pipeline is written, and what is left to do by hand. */
export interface Pipeline {
  readonly path: string
  readonly next: string
  readonly write: (config: FirstConfig) => string
}

const options = { lineWidth: 0 }

/** The first `taxiway.yaml`. */
export function configText({ baseUrl, services }: FirstConfig): string {
  const more =
    '# A fleet: give each service its `paths`, such as [api/**], or each push deploys it, and `needs`: docs/fleet.md.\n'
  const entries = [...services].map(([name, id]) => [name, { 'service-id': id }] as const)
  return `# yaml-language-server: $schema=./node_modules/taxiway/schema.json
# Which keys there are: docs/config.md of Taxiway. The API key never stands here.
${services.size > 1 ? more : ''}${stringify({ 'base-url': baseUrl, services: Object.fromEntries(entries) }, options)}`
}

/** The pipelines that can be written, by CI system. */
export const pipelines: Readonly<Record<'github' | 'gitlab', Pipeline>> = {
  github: {
    path: '.github/workflows/deploy.yml',
    next: 'Store the API key as the secret PLATFORM_API_KEY of the repository (Settings, Secrets and variables, Actions). In the workflow, replace OWNER by the account that holds your copy of Taxiway.',
    write: githubWorkflow,
  },
  gitlab: {
    path: '.gitlab-ci.yml',
    next: 'Store the API key as the variable TAXIWAY_API_KEY of the project (Settings, CI/CD, Variables; masked and protected).',
    write: gitlabPipeline,
  },
}

function githubWorkflow({ services, branch }: FirstConfig): string {
  const [only, ...others] = services.keys()
  const isFleet = others.length > 0
  const inputs = { 'api-key': '${{ secrets.PLATFORM_API_KEY }}' }
  return stringify(
    {
      name: 'Deploy',
      on: { push: { branches: [branch] } },
      permissions: {},
      // One at a time: a push that comes meanwhile waits.
      concurrency: { group: 'deploy' },
      jobs: {
        deploy: {
          'runs-on': 'ubuntu-latest',
          'timeout-minutes': 40,
          // A fleet remembers in `environment` what was deployed last, and compares with it.
          permissions: { contents: 'read', ...(isFleet ? { deployments: 'write' } : {}) },
          steps: [
            {
              uses: 'actions/checkout@v7',
              with: { ...(isFleet ? { 'fetch-depth': 0 } : {}), 'persist-credentials': false },
            },
            isFleet
              ? { uses: 'OWNER/taxiway/fleet@v1', with: { ...inputs, environment: 'production' } }
              : { uses: 'OWNER/taxiway@v1', with: { ...inputs, service: only, ref: '${{ github.sha }}' } },
          ],
        },
      },
    },
    options,
  )
}

function gitlabPipeline({ services, branch }: FirstConfig): string {
  const [only, ...others] = services.keys()
  const isFleet = others.length > 0
  return stringify(
    {
      deploy: {
        // A fleet compares commits with Git.
        image: isFleet ? 'node:24' : 'node:24-slim',
        ...(isFleet ? { variables: { GIT_DEPTH: '0' } } : {}),
        resource_group: 'production',
        before_script: ['npm install --global taxiway@1'],
        script: [isFleet ? 'taxiway fleet deploy' : `taxiway deploy --service ${only} --ref "$CI_COMMIT_SHA"`],
        rules: [{ if: `$CI_COMMIT_BRANCH == ${JSON.stringify(branch)}` }],
      },
    },
    options,
  )
}
