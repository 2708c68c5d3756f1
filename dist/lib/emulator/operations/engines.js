/** The engines that the contract's operations are about, with the ports that their servers usually listen on. */
const catalog = [
    { engine: 'postgres', name: 'PostgreSQL', port: 5432, hasUser: true, hasDatabase: true, storage: false },
    { engine: 'mysql', name: 'MySQL', port: 3306, hasUser: true, hasDatabase: true, storage: false },
    { engine: 'mongodb', name: 'MongoDB', port: 27_017, hasUser: true, hasDatabase: true, storage: false },
    { engine: 'redis', name: 'Redis', port: 6379, hasUser: false, hasDatabase: false, storage: false },
    { engine: 'bucket', name: 'Bucket', port: 9000, hasUser: true, hasDatabase: false, storage: true },
];
/** `storage` tells buckets from databases; the contract shows no more than its name. */
export const listEngines = () => catalog.map((entry) => ({ ...entry }));
