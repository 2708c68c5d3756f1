import { join } from 'node:path'
import { expect, test } from 'vitest'
import { State } from '../../../src/emulator/state/state.ts'
import { temporaryFolder } from './folder.ts'

const now = (): Date => new Date(0)

test('whatever a platform that was killed had not finished is failed, and no service runs', () => {
  using folder = temporaryFolder()
  const file = join(folder.path, 'state.db')
  const ids: string[] = []
  {
    using state = new State(file, now)
    const project = state.projects.add({ name: 'p', slug: 'p', description: '' })
    const environmentId = state.projects.environment(project.id, 'production')?.id ?? ''
    state.services.add({ id: 's', name: 's', sourceType: 'upload', projectId: project.id, environmentId })
    state.services.setStatus('s', 'running')
    for (const stage of ['queued', 'building', 'starting', 'live', 'superseded'] as const) {
      const { id } = state.deployments.queue('s', undefined)
      state.deployments.move(id, stage)
      ids.push(id)
    }
  }
  using state = new State(file, now)
  expect(ids.map((id) => state.deployments.byId(id)?.stage)).toEqual([
    'failed',
    'failed',
    'failed',
    'live',
    'superseded',
  ])
  expect(state.buildLogs.after(ids[1] ?? '', 0, 10).map(({ text }) => text)).toEqual([
    'The local platform was stopped before this deployment had finished.',
  ])
  expect(state.services.byId('s')?.status).toBe('idle')
})
