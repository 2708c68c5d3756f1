/** The capability categories that a service or project key can carry (contract: Authentication, 4). */
export const capabilities = ['deployments', 'logs', 'metrics', 'variables', 'domains', 'settings', 'project'];
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
