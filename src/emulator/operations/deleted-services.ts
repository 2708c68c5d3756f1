import type { Handler } from './handler.ts'

export const listDeletedServices: Handler<'list_deleted_services'> = ({ slug }, { sight }) =>
  sight.deletedServices(slug).map(({ id, name, slug: own, deletedAt }) => ({ id, name, slug: own, deletedAt }))
