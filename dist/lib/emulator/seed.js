import { slugOf } from './state/identifier.js';
import { environmentSlugs } from './state/projects.js';
const defaultProject = 'demo';
const ofService = {
    deployments: 'write',
    logs: 'read',
    metrics: 'read',
    variables: 'write',
    domains: 'write',
    settings: 'write',
};
const ofProject = { ...ofService, project: 'write' };
/** Adds what of the seed is missing; what an earlier run left stays, keys included. `tokens` gives keys their old values back. */
export function plant(state, seed, tokens = {}) {
    projectOf(state, defaultProject);
    const services = seed.services.map((service) => ensureService(state, service));
    const [first] = services;
    const keys = {
        account: { kind: 'account' },
        readOnly: { kind: 'account', readOnly: true },
        project: { kind: 'project', project: defaultProject, permissions: ofProject },
        preview: { kind: 'project', project: defaultProject, environments: ['preview'], permissions: ofProject },
        ...(first === undefined ? {} : { service: { kind: 'service', service: first, permissions: ofService } }),
        ...Object.fromEntries(services.map((id) => [id, { kind: 'service', service: id, permissions: ofService }])),
        ...seed.keys,
    };
    const known = state.keys.tokens();
    for (const [role, key] of Object.entries(keys)) {
        if (known[role] === undefined)
            state.keys.add(role, keyOf(state, key), tokens[role]);
    }
}
function projectOf(state, slug) {
    return state.projects.bySlug(slug) ?? state.projects.add({ name: slug, slug, description: '' });
}
function ensureService(state, { id: given, projectSlug, environmentSlug, ...service }) {
    const id = given ?? `svc_${slugOf(service.name).replaceAll('-', '_')}`;
    if (state.services.byId(id))
        return id;
    const project = projectOf(state, projectSlug ?? defaultProject);
    const slug = environmentSlug ?? environmentSlugs[0];
    const environment = state.projects.environment(project.id, slug);
    if (!environment)
        throw new Error(`The seed names the environment "${slug}", which does not exist.`);
    state.services.add({ ...service, id, projectId: project.id, environmentId: environment.id });
    return id;
}
function keyOf(state, key) {
    switch (key.kind) {
        case 'account':
            return { kind: 'account', readOnly: key.readOnly ?? false };
        case 'project': {
            const { kind, project, environments, permissions } = key;
            return { kind, projectId: projectOf(state, project).id, environments, permissions };
        }
        case 'service':
            return { kind: 'service', serviceId: key.service, permissions: key.permissions };
        default:
            return key;
    }
}
