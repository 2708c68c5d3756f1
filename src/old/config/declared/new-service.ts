import { declare } from '../declaration.ts'
import { identifier, line, oneOf, port, text } from '../kinds.ts'

/** Inputs that say where a service is created, and how it is built and run. */
export const newServiceInputs = {
  'project-slug': declare({
    kind: identifier,
    text: 'Project in which the service is created. An upload needs it.',
    file: ['top', 'service'],
    section: 'what',
    isOfUpload: true,
    actions: {
      deploy: true,
      preview: "Project of the new service. Empty uses the account's default; a project key must name its own.",
    },
  }),
  'service-name': declare({
    kind: line,
    text: 'Name of the service that is created. An upload needs it.',
    file: ['service'],
    section: 'what',
    isOfUpload: true,
    isOfProduction: true,
    actions: {
      deploy: true,
      preview: {
        text: 'Name of the service. It tells the previews of one pull request apart. Empty uses `<repo>-pr-<number>`. A name longer than 63 characters is cut and ends in a hash.',
        before: 'project-slug',
      },
    },
  }),
  'environment-slug': declare({
    kind: identifier,
    text: "Platform environment in which the service is created. Empty uses the project's default. A key that is restricted to environments needs it.",
    file: ['top', 'service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true, preview: true },
  }),
  'runtime-mode': declare({
    kind: oneOf('web', 'worker', 'static', 'cron'),
    text: "How an upload runs: `web`, `worker`, `static` or `cron`. Empty uses the platform's default, `web`.",
    file: ['service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true },
  }),
  'root-dir': declare({
    kind: line,
    text: 'Folder inside the upload to build from.',
    file: ['service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true },
  }),
  'install-command': declare({
    kind: text,
    text: "Command that installs an upload's dependencies.",
    file: ['service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true },
  }),
  'build-command': declare({
    kind: text,
    text: 'Command that builds an upload.',
    file: ['service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true },
  }),
  'start-command': declare({
    kind: text,
    text: 'Command that starts an upload. For `static`, the output folder.',
    file: ['service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true },
  }),
  'internal-port': declare({
    kind: port,
    text: 'Port on which the created service listens.',
    file: ['service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true, preview: true },
  }),
  'plan-key': declare({
    kind: line,
    text: 'Plan of the service that is created. Empty uses the cheapest plan that fits.',
    file: ['top', 'service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true, preview: { before: 'internal-port' } },
  }),
}
