/** The capability categories that a service or project key can carry (contract: Authentication, 4). */
export const capabilities = ['deployments', 'logs', 'metrics', 'variables', 'domains', 'settings', 'project'];
/** The headings below which the contract lists its operations (contract: Endpoints), in its order. */
export const sections = [
    'Identity and catalog',
    'Projects',
    'Creating services',
    'Deployments and service settings',
    'Logs and metrics',
    'Database operations',
    'Other',
];
/** Keeps the literal types of one entry of the table. */
export function operation(definition) {
    return definition;
}
/** Where an argument travels. */
export function placeOf(operation, argument) {
    if (operation.path.includes(`{${argument}}`))
        return 'path';
    if (operation.method === 'GET' || operation.method === 'DELETE')
        return 'query';
    return operation.query?.includes(argument) ? 'query' : 'body';
}
