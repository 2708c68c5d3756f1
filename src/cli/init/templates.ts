import { installCommand, packageAdvice } from '../pipeline-install.ts'
import { namesBeside } from './gitlab-job-name.ts'

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
  /** @param beside what the file says already, if what is written is to be added to it */
  readonly write: (config: FirstConfig, beside: string | undefined) => Promise<string> | string
}

/**
 * The first `taxiway.yaml`.
 *
 * @param schema where editors find its schema
 */
export function configText({ services }: FirstConfig, schema: string | undefined): string {
  const more =
    '# A fleet: give each service its `paths`, such as [api/**], or each push deploys it, and `needs`: docs/fleet.md.\n'
  const entries = [...services].map(([name, id]) => `  ${name}:\n    service-id: ${JSON.stringify(id)}\n`)
  const editors = schema === undefined ? '' : `# yaml-language-server: $schema=${schema}\n`
  return `${editors}# All keys: docs/config-keys.md of Taxiway. Neither the API key nor the address of the platform belongs here.
${services.size > 1 ? more : ''}services:
${entries.join('')}`
}

/** Where the actions are. The first release fills it in. */
export const repository: string = '<owner>/taxiway'
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

/** A text of JSON is one of YAML. A fleet compares with what it deployed last, which GitHub's deployments remember. */
function githubWorkflow({ baseUrl, services, branch }: FirstConfig): string {
  const [only] = services.keys()
  const isFleet = services.size > 1
  return `name: Deploy
on:
  push:
    branches: [${JSON.stringify(branch)}]
permissions: {}
# One at a time: a push that comes meanwhile waits.
concurrency:
  group: deploy
jobs:
  deploy:
    runs-on: ubuntu-latest
    timeout-minutes: 40
    permissions:
      contents: read${isFleet ? '\n      deployments: write' : ''}
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false${isFleet ? '\n          fetch-depth: 0' : ''}
      - uses: ${repository}${isFleet ? '/fleet' : ''}@v1
        with:
          base-url: ${JSON.stringify(baseUrl)}
          api-key: \${{ secrets.PLATFORM_API_KEY }}
          ${isFleet ? 'environment: production' : `service: ${only}\n          ref: \${{ github.sha }}`}
`
}

/** A fleet compares commits, for which it needs Git and all of them. */
async function gitlabPipeline(
  { baseUrl, services, branch, package: source }: FirstConfig,
  beside: string | undefined,
): Promise<string> {
  const { name, stage } = beside === undefined ? { name: 'deploy', stage: undefined } : await namesBeside(beside)
  const [only] = services.keys()
  const isFleet = services.size > 1
  const script = isFleet ? 'taxiway fleet' : `taxiway deploy --service ${only} --ref "$CI_COMMIT_SHA"`
  return `${name}:${stage === undefined ? '' : `\n  stage: ${JSON.stringify(stage)}`}
  image: ${isFleet ? 'node:24' : 'node:24-slim'}
  variables:
    TAXIWAY_BASE_URL: ${JSON.stringify(baseUrl)}${isFleet ? '\n    GIT_DEPTH: "0"' : ''}
  resource_group: production
  before_script:
    - ${JSON.stringify(installCommand(source))}
  script:
    - ${JSON.stringify(script)}
  rules:
    - if: ${JSON.stringify(`$CI_COMMIT_BRANCH == ${JSON.stringify(branch)}`)}
`
}
