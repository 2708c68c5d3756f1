import { type LocalPlatform, type StartOptions } from './start.ts';
export type { Permissions } from './access/key.ts';
export type { BuildLimits } from './builds/limits.ts';
export type { Dialect, StreamedEvent } from './dialect.ts';
export { type DialectName, dialects, isDialectName } from './dialects.ts';
export type { SeedIp, SeedKey, SeedService } from './seed.ts';
export type { LocalKeys, LocalPlatform, StartOptions } from './start.ts';
export type { LogLine } from './state/build-logs.ts';
export type { Stage } from './state/deployments.ts';
export type { Settings } from './state/services.ts';
/** Starts a local platform. Close it: until then it holds a port, and processes of what was deployed to it. */
export declare function start(options?: StartOptions): Promise<LocalPlatform>;
