import { slugOf } from './state/identifier.js';
import { environmentSlugs } from './state/projects.js';
/** What there is where the caller names nothing; the addresses are reserved for documentation. */
export const defaultSeed = {
    services: [{ name: 'demo' }, { name: 'database', engine: 'postgres' }],
    keys: {},
    dedicatedIps: [
        { id: 'ip_demo', address: '203.0.113.10' },
        { id: 'ip_project', address: '203.0.113.20', projectSlug: 'demo' },
    ],
    envGroups: ['shared'],
};
const defaultProject = 'demo';
const usualStorageGb = 10;
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
    for (const ip of seed.dedicatedIps)
        ensureIp(state, ip);
    for (const name of seed.envGroups)
        state.envGroups.ensure(name);
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
function ensureService(state, { id: given, projectSlug, environmentSlug, schedule, autoDeploy, engine, storageGb, ...service }) {
    const id = given ?? `svc_${slugOf(service.name).replaceAll('-', '_')}`;
    if (state.services.byId(id) || state.deletedServices.has(id))
        return id;
    const project = projectOf(state, projectSlug ?? defaultProject);
    const slug = environmentSlug ?? environmentSlugs[0];
    const environment = state.projects.environment(project.id, slug);
    if (!environment)
        throw new Error(`The seed names the environment "${slug}", which does not exist.`);
    const sourceType = sourceTypeOf({ ...service, engine });
    state.services.add({ ...service, id, sourceType, projectId: project.id, environmentId: environment.id });
    if (engine !== undefined)
        state.managedDatabases.add(id, engine, storageGb ?? usualStorageGb);
    if (schedule !== undefined)
        state.schedules.set(id, schedule);
    if (autoDeploy !== undefined)
        state.switches.set(id, 'autoDeploy', autoDeploy);
    return id;
}
function sourceTypeOf({ engine, image, repoUrl, }) {
    if (engine !== undefined)
        return 'database';
    if (image !== undefined)
        return 'image';
    return repoUrl === undefined ? 'upload' : 'git';
}
function ensureIp(state, { id, address, label, projectSlug }) {
    if (state.dedicatedIps.byId(id))
        return;
    state.dedicatedIps.add({ id, address, label: label ?? id });
    if (projectSlug === undefined)
        return;
    state.dedicatedIps.attach(id, { kind: 'project', id: projectOf(state, projectSlug).id });
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
