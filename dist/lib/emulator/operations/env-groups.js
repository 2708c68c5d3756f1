export const listEnvGroups = (_, { state }) => state.envGroups.all().map(({ id, name }) => ({ id, name }));
