import { expect, test } from 'vitest'
import { State } from '../../../src/emulator/state/state.ts'

test('the latest comes first, and after the restore window none', () => {
  let now = new Date('2026-01-01T00:00:00Z')
  using state = new State(':memory:', () => now)
  const project = state.projects.add({ name: 'p', slug: 'p', description: '' })
  const environmentId = state.projects.environment(project.id, 'production')?.id ?? ''
  for (const id of ['old', 'new']) {
    const sourceType = 'upload'
    state.deletedServices.add(state.services.add({ id, name: id, sourceType, projectId: project.id, environmentId }))
    now = new Date(now.getTime() + 60_000)
  }
  const listed = () => state.deletedServices.restorable(project.id).map(({ id }) => id)
  expect(listed()).toEqual(['new', 'old'])
  expect(state.services.countOf(project.id)).toBe(0)
  now = new Date('2026-01-08T00:00:30Z')
  expect(listed()).toEqual(['new'])
  now = new Date('2026-01-09T00:00:00Z')
  expect(listed()).toEqual([])
  expect(state.deletedServices.has('old')).toBe(true)
})
