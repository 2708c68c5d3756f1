/** A kind of managed database, or a bucket (contract: Database engine catalog entry). */
export interface CatalogEntry {
  readonly engine: string
  readonly name: string
  /** Where its servers usually listen. */
  readonly port: number
  readonly hasUser: boolean
  readonly hasDatabase: boolean
  /** True for buckets; the contract shows no more than the name. */
  readonly storage: boolean
}

/** What a database service can be. PostgreSQL is a real one; of the others the settings are kept and nothing runs. */
export const catalog = {
  postgres: { engine: 'postgres', name: 'PostgreSQL', port: 5432, hasUser: true, hasDatabase: true, storage: false },
  mysql: { engine: 'mysql', name: 'MySQL', port: 3306, hasUser: true, hasDatabase: true, storage: false },
  mongodb: { engine: 'mongodb', name: 'MongoDB', port: 27_017, hasUser: true, hasDatabase: true, storage: false },
  redis: { engine: 'redis', name: 'Redis', port: 6379, hasUser: false, hasDatabase: false, storage: false },
  bucket: { engine: 'bucket', name: 'Bucket', port: 9000, hasUser: true, hasDatabase: false, storage: true },
} as const satisfies Record<string, CatalogEntry>

/** The key of a catalog entry. */
export type EngineName = keyof typeof catalog

/** Whether the catalog has an engine of that name. */
export function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(catalog, name)
}
