import type { Handler } from './handler.ts'

export const listEnvGroups: Handler<'list_env_groups'> = (_, { state }) =>
  state.envGroups.all().map(({ id, name }) => ({ id, name }))
