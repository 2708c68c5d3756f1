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

/** Where a pipeline is written, and how the secret is stored there. */
export interface Pipeline {
  readonly path: string
  readonly secret: string
  readonly write: (config: FirstConfig) => string
}

const options = { lineWidth: 0 }

/** The first `taxiway.yaml`. */
export function configText({ baseUrl, services }: FirstConfig): string {
  const entries = [...services].map(([name, id]) => [name, { 'service-id': id }] as const)
  return `# yaml-language-server: $schema=./node_modules/taxiway/schema.json
# Which keys there are: docs/config.md of Taxiway. The API key never stands here.
${stringify({ 'base-url': baseUrl, services: Object.fromEntries(entries) }, options)}`
}

/** The pipelines that can be written, by CI system. */
export const pipelines: Readonly<Record<'github' | 'gitlab', Pipeline>> = {
  github: {
    path: '.github/workflows/deploy.yml',
    secret: 'the secret TAXIWAY_API_KEY of the repository (Settings, Secrets and variables, Actions)',
    write: githubWorkflow,
  },
  gitlab: {
    path: '.gitlab-ci.yml',
    secret: 'the variable TAXIWAY_API_KEY of the project (Settings, CI/CD, Variables; masked and protected)',
    write: gitlabPipeline,
  },
}

function githubWorkflow({ services, branch }: FirstConfig): string {
  const names = [...services.keys()]
  const [only] = names
  const isOne = names.length === 1
  return stringify(
    {
      name: 'Deploy',
      on: { push: { branches: [branch] } },
      permissions: {},
      jobs: {
        deploy: {
          'runs-on': 'ubuntu-latest',
          'timeout-minutes': 40,
          // One at a time: a push that comes meanwhile waits.
          concurrency: { group: isOne ? 'deploy' : 'deploy-${{ matrix.service }}' },
          permissions: { contents: 'read' },
          ...(isOne ? {} : { strategy: { 'fail-fast': false, matrix: { service: names } } }),
          steps: [
            { uses: 'actions/checkout@v7', with: { 'persist-credentials': false } },
            {
              uses: 'OWNER/taxiway@v1',
              with: {
                'api-key': '${{ secrets.TAXIWAY_API_KEY }}',
                service: isOne ? only : '${{ matrix.service }}',
                ref: '${{ github.sha }}',
              },
            },
          ],
        },
      },
    },
    options,
  )
}

function gitlabPipeline({ services, branch }: FirstConfig): string {
  return stringify(
    {
      deploy: {
        image: 'node:24-slim',
        before_script: ['npm install --global taxiway@1'],
        script: ['taxiway deploy --service "$SERVICE" --ref "$CI_COMMIT_SHA" --junit deploy.xml'],
        parallel: { matrix: [{ SERVICE: [...services.keys()] }] },
        rules: [{ if: `$CI_COMMIT_BRANCH == ${JSON.stringify(branch)}` }],
        artifacts: { when: 'always', reports: { junit: 'deploy.xml' } },
      },
    },
    options,
  )
}
