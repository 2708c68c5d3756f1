import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openState } from '../../../emulator/src/state/platform-state.ts'
import { addProject, addService } from '../../../emulator/src/state/resources.ts'
import { temporaryFolder } from './folder.ts'

const now = (): Date => new Date(0)

test('after the platform was killed its unfinished deployments are failed, and no service runs', () => {
  using folder = temporaryFolder()
  const file = join(folder.path, 'state.db')
  const ids: string[] = []
  {
    using state = openState(file, now)
    const project = addProject(state, { name: 'p', slug: 'p', description: '' })
    const environmentId = state.environments.get({ projectId: project.id, slug: 'production' })?.id ?? ''
    addService(state, { id: 's', name: 's', sourceType: 'upload', projectId: project.id, environmentId })
    state.services.update({ id: 's' }, { status: 'running' })
    for (const stage of ['queued', 'building', 'starting', 'live', 'superseded'] as const) {
      const { id } = state.deployments.queue('s', undefined)
      state.deployments.setStage(id, stage)
      ids.push(id)
    }
  }
  using state = openState(file, now)
  expect(ids.map((id) => state.deployments.byId(id)?.stage)).toEqual([
    'failed',
    'failed',
    'failed',
    'live',
    'superseded',
  ])
  expect(state.buildLogs.after(ids[1] ?? '', 0, 10).map(({ text }) => text)).toEqual([
    'The local platform stopped before this deployment had finished.',
  ])
  expect(state.services.get({ id: 's' })?.status).toBe('idle')
})
