// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of workflows
import { stringify } from 'yaml'
import { installCommand, packageAdvice } from '../package-source.ts'

/** What the first files are about. */
export interface FirstConfig {
  readonly baseUrl: string
  /** Ids by the names of the services; at least one. */
  readonly services: ReadonlyMap<string, string>
  /** The branch whose pushes are deployed. */
  readonly branch: string
  /** What the jobs install, if it was given. */
  readonly package: string | undefined
}

/** Where a pipeline is written, and what is left to do by hand. */
export interface Pipeline {
  readonly path: string
  readonly next: (config: FirstConfig) => string
  readonly write: (config: FirstConfig) => string
}

const options = { lineWidth: 0 }

/** The first `taxiway.yaml`. */
export function configText({ services }: FirstConfig): string {
  const more =
    '# A fleet: give each service its `paths`, such as [api/**], or each push deploys it, and `needs`: docs/fleet.md.\n'
  const entries = [...services].map(([name, id]) => [name, { 'service-id': id }] as const)
  return `# yaml-language-server: $schema=./node_modules/taxiway/schema.json
# All keys: docs/config-keys.md of Taxiway. Neither the API key nor the address of the platform belongs here.
${services.size > 1 ? more : ''}${stringify({ services: Object.fromEntries(entries) }, options)}`
}

/** Where the actions are. The first release fills it in. */
const repository = '<owner>/taxiway'
const ownerAdvice = repository.startsWith('<')
  ? ' In the workflow, replace <owner> by the account that holds your copy of Taxiway: GitHub refuses the workflow until then.'
  : ''

/** The pipelines that can be written, by CI system. */
export const pipelines: Readonly<Record<'github' | 'gitlab', Pipeline>> = {
  github: {
    path: '.github/workflows/deploy.yml',
    next: () =>
      `Store the API key as the secret PLATFORM_API_KEY of the repository (Settings, Secrets and variables, Actions).${ownerAdvice}`,
    write: githubWorkflow,
  },
  gitlab: {
    path: '.gitlab-ci.yml',
    next: ({ package: source }) =>
      `Store the API key as the variable TAXIWAY_API_KEY of the project (Settings, CI/CD, Variables; masked and protected).${source === undefined ? ` ${packageAdvice}` : ''}`.trim(),
    write: gitlabPipeline,
  },
}

const checkout = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1'
const checkoutVersion = 'v7.0.1'

function githubWorkflow({ baseUrl, services, branch }: FirstConfig): string {
  const [only, ...others] = services.keys()
  const isFleet = others.length > 0
  const inputs = { 'base-url': baseUrl, 'api-key': '${{ secrets.PLATFORM_API_KEY }}' }
  const text = stringify(
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
              uses: checkout,
              with: { ...(isFleet ? { 'fetch-depth': 0 } : {}), 'persist-credentials': false },
            },
            isFleet
              ? { uses: `${repository}/fleet@v1`, with: { ...inputs, environment: 'production' } }
              : { uses: `${repository}@v1`, with: { ...inputs, service: only, ref: '${{ github.sha }}' } },
          ],
        },
      },
    },
    options,
  )
  return text.replace(checkout, `${checkout} # ${checkoutVersion}`)
}

function gitlabPipeline({ baseUrl, services, branch, package: source }: FirstConfig): string {
  const [only, ...others] = services.keys()
  const isFleet = others.length > 0
  return stringify(
    {
      deploy: {
        // A fleet compares commits with Git.
        image: isFleet ? 'node:24' : 'node:24-slim',
        variables: { TAXIWAY_BASE_URL: baseUrl, ...(isFleet ? { GIT_DEPTH: '0' } : {}) },
        resource_group: 'production',
        before_script: [installCommand(source)],
        script: [isFleet ? 'taxiway fleet deploy' : `taxiway deploy --service ${only} --ref "$CI_COMMIT_SHA"`],
        rules: [{ if: `$CI_COMMIT_BRANCH == ${JSON.stringify(branch)}` }],
      },
    },
    options,
  )
}
