import { declare } from '../declaration.ts'
import { count, flag, line, port, request } from '../kinds.ts'

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
  'teardown-request': declare({
    kind: request,
    text: (named) =>
      `Method and path of a request that removes the service, such as \`DELETE /api/services/{id}\`, sent when the pull request is closed. The path begins with one \`/\` and is resolved against the origin of ${named('base-url')}.`,
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
}
