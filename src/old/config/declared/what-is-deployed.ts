import { type ActionName, declare, each } from '../declaration.ts'
import { gitRef, identifier, line, path } from '../kinds.ts'
import { flows, following } from './host-groups.ts'

/** Inputs that say what is deployed, or rolled back to. */
export const deployedInputs = {
  'service-id': declare({
    kind: identifier,
    text: 'Service of the platform, by its id.',
    file: ['service'],
    section: 'what',
    isOfProduction: true,
    actions: {
      ...each<ActionName>(true, 'gate', 'rollback'),
      deploy: (named) => `Service to deploy from its Git repository. Give either this or ${named('archive-path')}.`,
    },
  }),
  service: declare({
    kind: line,
    text: 'Service of the configuration file, by its name there.',
    section: 'file',
    actions: {
      ...flows,
      preview: 'Service of the file. A preview takes its values, but not its id, name and environment.',
    },
    commands: following,
  }),
  ref: declare({
    kind: gitRef,
    text: (named) => `Branch, tag or commit to build, with ${named('service-id')}. Empty builds the branch it tracks.`,
    section: 'what',
    actions: { deploy: true },
  }),
  'archive-path': declare({
    kind: path,
    text: (named) =>
      `Folder to pack and upload, or a \`.tar.gz\`, \`.tgz\` or \`.zip\` to upload as it is. Must be inside the workspace. Every upload creates a new, billed service. Give either this or ${named('service-id')}.`,
    file: ['service'],
    section: 'what',
    isOfProduction: true,
    actions: { deploy: true },
    option: 'PATH',
  }),
  to: declare({
    kind: gitRef,
    text: 'Branch, tag or commit to roll back to. Empty takes the newest successful deployment whose commit differs from that of the newest deployment.',
    section: 'what',
    actions: { rollback: true },
  }),
}
