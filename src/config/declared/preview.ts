import { declare } from '../declaration.ts'
import { count, duration, flag, hours, line, port, request, words } from '../kinds.ts'

/** Inputs of a preview. */
export const previewInputs = {
  'repo-url': declare({
    kind: line,
    text: (named) => `Repository to build from. Empty uses this repository. Give either this or ${named('image')}.`,
    file: ['service'],
    section: 'what',
    actions: { preview: { before: 'plan-key' } },
  }),
  image: declare({
    kind: line,
    text: 'Container image that the service runs instead. No commit is sent then.',
    file: ['service'],
    section: 'what',
    actions: { preview: { before: 'plan-key' } },
  }),
  port: declare({
    kind: port,
    text: 'Container port to expose under a generated hostname, the `url`. Empty exposes no port.',
    file: ['service'],
    section: 'what',
    actions: { preview: true },
  }),
  label: declare({
    kind: line,
    text: "First part of the hostname: a-z, 0-9 and hyphens. Empty derives it from the service's name.",
    file: ['service'],
    section: 'what',
    actions: { preview: true },
  }),
  'wait-for-url': declare({
    kind: duration({ least: 0, most: 6 * hours, words: 'at most 6h' }),
    text: 'How long the `url` may take to answer after the deployment, such as `90s` or `5m`. `0s` does not check it.',
    default: '0s',
    file: ['top', 'service'],
    section: 'rules',
    actions: { preview: true },
  }),
  'teardown-request': declare({
    kind: request,
    text: (named) =>
      `Method and path of a request that removes the service, such as \`DELETE /api/services/{id}\`, sent when the pull request is closed. The path begins with one \`/\` and is resolved against the origin of ${named('base-url')}.`,
    file: ['top', 'service'],
    section: 'rules',
    decides: true,
    actions: { preview: true },
  }),
  'when-labeled': declare({
    kind: words,
    text: 'Labels that ask for a preview, separated by commas or line breaks: a pull request with none of them has no preview, and loses the one that it has with its last label. Empty gives each pull request one.',
    file: ['top', 'service'],
    section: 'rules',
    decides: true,
    actions: { preview: true },
  }),
  'max-previews': declare({
    kind: count({ least: 1, most: 1000 }),
    text: (named) =>
      `How many previews ${named('environment')} may have. One more is not created: the run ends \`skipped\` and names those that there are. Empty sets no limit.`,
    file: ['top', 'service'],
    section: 'rules',
    decides: true,
    actions: { preview: true },
  }),
  comment: declare({
    kind: flag,
    text: 'keeps no comment on the pull request.',
    default: 'true',
    file: ['top'],
    section: 'rules',
    actions: { preview: true },
  }),
  'trust-checkout': declare({
    kind: flag,
    text: 'says that no step of a `pull_request_target` job checks the change out, where Git cannot tell. A change that is seen to be checked out is refused all the same.',
    default: 'false',
    section: 'rules',
    actions: { preview: true },
  }),
}
