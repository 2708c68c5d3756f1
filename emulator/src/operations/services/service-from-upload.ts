import { posix } from 'node:path'
import { saysHowToBuild } from '../../builds/plan/source-files.ts'
import { uploadAdvice } from '../../builds/plan/start-advice.ts'
import { StatusError } from '../../http/status-error.ts'
import { addService } from '../../state/resource-lifecycle.ts'
import { detectFormat } from '../../unpack/archive-entry.ts'
import { filesIn } from '../../unpack/archive-files.ts'
import { requirePort } from '../addresses.ts'
import type { Handler } from '../request-context.ts'
import { requireName } from './creation.ts'
import { serviceRecord } from './service-record.ts'

export const deployUpload: Handler<'deploy_upload'> = async (args, context) => {
  const { projectSlug, env, archiveBase64, ...settings } = args
  requireName(settings.name)
  requirePort('internalPort', settings.internalPort)
  if (settings.rootDir !== undefined && !isInside(settings.rootDir)) {
    throw new StatusError(400, `"rootDir" must be a folder of the archive, not "${settings.rootDir}".`)
  }
  const project = context.visible.project(projectSlug)
  const environment = context.visible.environment(project, env)
  const content = Buffer.from(archiveBase64, 'base64')
  // Only the build checks the entries of the archive.
  if (!detectFormat(content)) throw new StatusError(400, '"archiveBase64" is neither a .tar.gz nor a .zip.')
  const { rootDir = '.', runtimeMode = 'web' } = settings
  if (settings.startCommand === undefined && (runtimeMode === 'web' || runtimeMode === 'worker')) {
    const files = await filesIn(content, rootDir, saysHowToBuild)
    const advice = files && uploadAdvice(files, runtimeMode)
    if (advice !== undefined) throw new StatusError(400, advice)
  }
  const service = addService(context.state, {
    ...settings,
    sourceType: 'upload',
    runtimeMode,
    projectId: project.id,
    environmentId: environment.id,
  })
  context.state.archives.put({ serviceId: service.id, content })
  const deployment = context.builds.queue(service, undefined)
  return { service: serviceRecord(service, context), deploymentId: deployment.id }
}

function isInside(folder: string): boolean {
  const path = posix.normalize(folder.replaceAll('\\', '/'))
  return !posix.isAbsolute(path) && path !== '..' && !path.startsWith('../') && !/^[A-Za-z]:/.test(path)
}
