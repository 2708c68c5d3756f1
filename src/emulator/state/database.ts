import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const schema = `
  CREATE TABLE IF NOT EXISTS projects (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, slug TEXT NOT NULL UNIQUE, description TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS environments (
    id TEXT PRIMARY KEY, projectId TEXT NOT NULL, slug TEXT NOT NULL, UNIQUE (projectId, slug)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS services (
    id TEXT PRIMARY KEY, projectId TEXT NOT NULL, environmentId TEXT NOT NULL, name TEXT NOT NULL, slug TEXT NOT NULL,
    sourceType TEXT NOT NULL, status TEXT NOT NULL, planKey TEXT NOT NULL, repoUrl TEXT, branch TEXT, runtimeMode TEXT,
    rootDir TEXT, installCommand TEXT, buildCommand TEXT, startCommand TEXT, internalPort INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS archives (serviceId TEXT PRIMARY KEY, content BLOB NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS variables (
    serviceId TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (serviceId, key)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS deployments (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, serviceId TEXT NOT NULL, stage TEXT NOT NULL,
    ref TEXT, commitSha TEXT, reason TEXT, createdAt TEXT NOT NULL, finishedAt TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deploymentsOfService ON deployments (serviceId, number);
  CREATE TABLE IF NOT EXISTS lines (
    deploymentId TEXT NOT NULL, seq INTEGER NOT NULL, stream TEXT NOT NULL, text TEXT NOT NULL, ts TEXT NOT NULL,
    PRIMARY KEY (deploymentId, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS keys (token TEXT PRIMARY KEY, role TEXT NOT NULL UNIQUE, grants TEXT NOT NULL) STRICT;
`

const tables = ['projects', 'environments', 'services', 'archives', 'variables', 'deployments', 'lines', 'keys']

/**
 * Opens the state: `:memory:` or a file, which is created where it is missing and locked while it is open, for two platforms
 * on one file would each believe that they own the builds.
 */
export function openDatabase(file: string): DatabaseSync {
  // The keys in it let their reader run commands as its owner, and so nobody else may read it.
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file)
  try {
    // A local platform may lose its last moments with the machine's power, not with its own process.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
    database.exec(schema)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/** Removes every row. */
export function wipe(database: DatabaseSync): void {
  database.exec(tables.map((table) => `DELETE FROM ${table};`).join('\n'))
}
