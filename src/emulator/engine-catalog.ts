/** A kind of managed database, or a bucket (contract: Database engine catalog entry). */
export interface CatalogEntry {
  readonly engine: string
  readonly name: string
  /** The usual port of its servers. */
  readonly port: number
  readonly hasUser: boolean
  readonly hasDatabase: boolean
  /** True for buckets; the contract shows only the name of this field. */
  readonly storage: boolean
}

/** The engines of database services. PostgreSQL really runs; of the others the platform only keeps the settings. */
export const engineCatalog = {
  postgres: { engine: 'postgres', name: 'PostgreSQL', port: 5432, hasUser: true, hasDatabase: true, storage: false },
  mysql: { engine: 'mysql', name: 'MySQL', port: 3306, hasUser: true, hasDatabase: true, storage: false },
  mongodb: { engine: 'mongodb', name: 'MongoDB', port: 27_017, hasUser: true, hasDatabase: true, storage: false },
  redis: { engine: 'redis', name: 'Redis', port: 6379, hasUser: false, hasDatabase: false, storage: false },
  bucket: { engine: 'bucket', name: 'Bucket', port: 9000, hasUser: true, hasDatabase: false, storage: true },
} as const satisfies Record<string, CatalogEntry>

/** The name of a catalog entry. */
export type EngineName = keyof typeof engineCatalog

/** The names of all engines. */
export const engineNames = ['postgres', 'mysql', 'mongodb', 'redis', 'bucket'] as const satisfies EngineName[]
