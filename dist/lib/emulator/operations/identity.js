export const whoami = (_, { key, state }) => ({
    id: 'usr_local',
    name: 'Local developer',
    email: 'developer@localhost',
    ...scopeOf(key, state),
});
/** An account key has none (contract: Authentication, 8). */
function scopeOf(key, state) {
    switch (key.kind) {
        case 'account':
            return {};
        case 'project': {
            const { kind, projectId, environments, permissions: { ...permissions }, } = key;
            return {
                keyScope: {
                    kind,
                    projectId,
                    projectSlug: state.projects.byId(projectId)?.slug,
                    environments,
                    permissions: { ...permissions },
                },
            };
        }
        case 'service': {
            const { kind, serviceId, permissions: { ...permissions }, } = key;
            return {
                keyScope: {
                    kind,
                    serviceId,
                    serviceName: state.services.byId(serviceId)?.name,
                    permissions: { ...permissions },
                },
            };
        }
        default:
            return key;
    }
}
