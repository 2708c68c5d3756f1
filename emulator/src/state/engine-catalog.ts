/**
 * The engines of database services (contract: Database engine catalog entry). PostgreSQL really runs; of the others the platform only
 * keeps the settings. `storage` is true for buckets: the contract shows only the name of that field.
 */
export const engineCatalog = {
  postgres: { engine: 'postgres', name: 'PostgreSQL', port: 5432, hasUser: true, hasDatabase: true, storage: false },
  mysql: { engine: 'mysql', name: 'MySQL', port: 3306, hasUser: true, hasDatabase: true, storage: false },
  mongodb: { engine: 'mongodb', name: 'MongoDB', port: 27_017, hasUser: true, hasDatabase: true, storage: false },
  redis: { engine: 'redis', name: 'Redis', port: 6379, hasUser: false, hasDatabase: false, storage: false },
  bucket: { engine: 'bucket', name: 'Bucket', port: 9000, hasUser: true, hasDatabase: false, storage: true },
} as const

/** The name of a catalog entry. */
export type EngineName = keyof typeof engineCatalog

/** The names of all engines. */
export const engineNames = ['postgres', 'mysql', 'mongodb', 'redis', 'bucket'] as const satisfies EngineName[]
