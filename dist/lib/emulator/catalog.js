/** What a database service can be. PostgreSQL is a real one; of the others the settings are kept and nothing runs. */
export const catalog = {
    postgres: { engine: 'postgres', name: 'PostgreSQL', port: 5432, hasUser: true, hasDatabase: true, storage: false },
    mysql: { engine: 'mysql', name: 'MySQL', port: 3306, hasUser: true, hasDatabase: true, storage: false },
    mongodb: { engine: 'mongodb', name: 'MongoDB', port: 27_017, hasUser: true, hasDatabase: true, storage: false },
    redis: { engine: 'redis', name: 'Redis', port: 6379, hasUser: false, hasDatabase: false, storage: false },
    bucket: { engine: 'bucket', name: 'Bucket', port: 9000, hasUser: true, hasDatabase: false, storage: true },
};
/** Whether the catalog has an engine of that name. */
export function isEngineName(name) {
    return Object.hasOwn(catalog, name);
}
