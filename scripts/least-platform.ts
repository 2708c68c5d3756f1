/** What a platform must serve at least, by what is done with it. docs/own-platform.md shows it, and a test takes away all else. */
import { type OperationName, operationNames, operationOf } from '../src/contract/operations.ts'

type Reasons = Partial<Readonly<Record<OperationName, string>>>

/** One use of a platform. */
interface Use {
  readonly title: string
  /** Without one of these it fails. */
  readonly needed: Reasons
  /** What is missing without each of these. */
  readonly better: Reasons
}

const history = 'the record of the deployment: its id and its status'
const log = 'no build log, and no cause of a failure'
const stream = 'lines come later, and a warning may say that the log is not proven to be whole'

/** Each use that the page has a table for. */
export const leastPlatform = {
  deploy: {
    title: 'Deploy by ref',
    needed: { deploy_service: 'starts the deployment, and gives its id', list_deployments: history },
    better: {
      whoami: 'a key that cannot deploy is refused only by the first write',
      get_deployment_logs: log,
      stream_deployment_logs: stream,
      import_env: 'no `env-vars`',
    },
  },
  upload: {
    title: 'Upload',
    needed: { deploy_upload: 'creates the service from the archive', list_deployments: history },
    better: {
      whoami: 'a key that cannot upload is refused only by the upload',
      get_deployment_logs: log,
      stream_deployment_logs: stream,
      list_deleted_services: 'a dry run cannot check the project',
    },
  },
  preview: {
    title: 'Preview',
    needed: {
      create_service: "creates the pull request's service, once",
      deploy_service: 'deploys each head',
      list_deployments: history,
    },
    better: {
      get_deployment_logs: log,
      stream_deployment_logs: stream,
      set_search_indexing: 'search engines may find the preview',
      expose_port: 'no `port`: the record of a deployment must show its address',
      whoami: 'a key that cannot deploy is refused only by the first write',
      set_autodeploy: 'a push to the tracked branch may replace the preview',
      list_deleted_services: 'a preview that was deleted by hand is not replaced when the pull request is reopened',
      import_env: 'no `env-vars`',
    },
  },
  gate: {
    title: 'Gate',
    needed: { list_deployments: history },
    better: {
      whoami: 'a rollback does not know whether the key may deploy',
      get_deployment_logs: log,
      stream_deployment_logs: stream,
      deploy_service: 'no `rollback`',
      get_logs: 'no check of the runtime log',
      db_query: 'no check of a database',
    },
  },
} as const satisfies Readonly<Record<string, Use>>

/** A checklist for each use, as Markdown. */
export function leastPlatformLists(): string {
  return Object.values<Use>(leastPlatform)
    .map(({ title, needed, better }) => {
      const rows = [...linesOf(needed, (why) => why), ...linesOf(better, (why) => `Without it: ${why}`, '(optional) ')]
      return [`### ${title}`, rows.join('\n')].join('\n\n')
    })
    .join('\n\n')
}

function linesOf(reasons: Reasons, say: (why: string) => string, mark = ''): string[] {
  return operationNames.flatMap((name) => {
    const why = reasons[name]
    if (why === undefined) return []
    const { method, path, success } = operationOf(name)
    return [`- [ ] ${mark}[\`${method} ${path}\`](operations.md#${name}) answers ${success}. ${sentence(say(why))}`]
  })
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
