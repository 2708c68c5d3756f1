/**
 * The tables. A new idea gets a table of its own and not a column of an old one, so that a data file of an earlier version
 * opens as it is.
 */
export const schema = `
  CREATE TABLE IF NOT EXISTS projects (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, slug TEXT NOT NULL UNIQUE, description TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS environments (
    id TEXT PRIMARY KEY, projectId TEXT NOT NULL, slug TEXT NOT NULL, UNIQUE (projectId, slug)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS services (
    id TEXT PRIMARY KEY, projectId TEXT NOT NULL, environmentId TEXT NOT NULL, name TEXT NOT NULL, slug TEXT NOT NULL,
    sourceType TEXT NOT NULL, status TEXT NOT NULL, planKey TEXT NOT NULL, repoUrl TEXT, image TEXT, branch TEXT, runtimeMode TEXT,
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
  CREATE TABLE IF NOT EXISTS schedules (serviceId TEXT PRIMARY KEY, expression TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS deployTriggers (serviceId TEXT PRIMARY KEY, digest TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE IF NOT EXISTS exposedPorts (
    hostname TEXT PRIMARY KEY, serviceId TEXT NOT NULL, port INTEGER NOT NULL, label TEXT NOT NULL,
    UNIQUE (serviceId, port), UNIQUE (serviceId, label)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS domains (
    id TEXT PRIMARY KEY, serviceId TEXT NOT NULL, hostname TEXT NOT NULL UNIQUE, port INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS switches (
    serviceId TEXT NOT NULL, name TEXT NOT NULL, isOn INTEGER NOT NULL, PRIMARY KEY (serviceId, name)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS dedicatedIps (
    id TEXT PRIMARY KEY, address TEXT NOT NULL, label TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS ipAttachments (
    kind TEXT NOT NULL, holderId TEXT NOT NULL, ipId TEXT NOT NULL, PRIMARY KEY (kind, holderId)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS envGroups (id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE IF NOT EXISTS runtimeLines (
    id INTEGER PRIMARY KEY AUTOINCREMENT, serviceId TEXT NOT NULL, stream TEXT NOT NULL, line TEXT NOT NULL,
    ts INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS runtimeLinesOfService ON runtimeLines (serviceId, id);
  CREATE TABLE IF NOT EXISTS samples (
    serviceId TEXT NOT NULL, at INTEGER NOT NULL, cpuPct REAL NOT NULL, memoryBytes INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS samplesOfService ON samples (serviceId, at);
  CREATE TABLE IF NOT EXISTS deletedServices (
    id TEXT PRIMARY KEY, projectId TEXT NOT NULL, environmentId TEXT NOT NULL, name TEXT NOT NULL, slug TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS managedDatabases (
    serviceId TEXT PRIMARY KEY, engine TEXT NOT NULL, username TEXT NOT NULL, password TEXT NOT NULL,
    databaseName TEXT NOT NULL, tls INTEGER NOT NULL, allowIps TEXT NOT NULL, storageGb INTEGER NOT NULL,
    filesystemGb INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS scaling (
    serviceId TEXT PRIMARY KEY, instances INTEGER NOT NULL, maxInstances INTEGER NOT NULL,
    autoscaleEnabled INTEGER NOT NULL, cpuPct INTEGER NOT NULL, memPct INTEGER NOT NULL
  ) STRICT;
`;
