import type { ManagedDatabase } from '../state/managed-databases.ts';
import type { Scene } from './handler.ts';
/** The database or bucket of a service; 400 for a service that is neither: the operation does not fit it. */
export declare function managedDatabase(id: string, { sight, state }: Scene): ManagedDatabase;
