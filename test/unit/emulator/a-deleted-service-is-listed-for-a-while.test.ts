import { expect, test } from 'vitest'
import { openState } from '../../../emulator/src/state/platform-state.ts'
import { addProject, addService, deleteService, restorableServices } from '../../../emulator/src/state/resources.ts'

test('deleted services are listed latest first, and only as long as they can be restored', () => {
  let now = new Date('2026-01-01T00:00:00Z')
  using state = openState(':memory:', () => now)
  const project = addProject(state, { name: 'p', slug: 'p', description: '' })
  const environmentId = state.environments.get({ projectId: project.id, slug: 'production' })?.id ?? ''
  for (const id of ['old', 'new']) {
    const sourceType = 'upload'
    const service = addService(state, { id, name: id, sourceType, projectId: project.id, environmentId })
    state.variables.put({ serviceId: id, key: 'KEY', value: 'value' })
    deleteService(state, service)
    now = new Date(now.getTime() + 60_000)
  }
  const listed = () => restorableServices(state, project.id).map(({ id }) => id)
  expect(listed()).toEqual(['new', 'old'])
  expect(state.services.all()).toEqual([])
  expect(state.variables.all()).toEqual([])
  now = new Date('2026-01-08T00:00:30Z')
  expect(listed()).toEqual(['new'])
  now = new Date('2026-01-09T00:00:00Z')
  expect(listed()).toEqual([])
  expect(state.deletedServices.get({ id: 'old' })).toBeDefined()
})
