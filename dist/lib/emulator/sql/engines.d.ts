import { type ConsoleLimits } from './engine.ts';
/** Where the databases are kept, and what their consoles may take. */
export interface EnginesOptions {
    /** The folder of the databases; it is made when there is the first one. */
    readonly folder: string;
    /** A folder of this platform alone, for what is thrown away with it. */
    readonly temporaryFolder: string;
    readonly limits: ConsoleLimits;
}
/** The database engines of a platform: one for each database service, with a folder and a thread of its own. */
export declare class Engines {
    #private;
    constructor(options: EnginesOptions);
    /** Runs a query in the database of a service. Refuses with 400 where the engine is not installed. */
    query(serviceId: string, sql: string): Promise<string>;
    /** Restarts the engine of a service behind its queries; false where it does not run. */
    restart(serviceId: string): boolean;
    /** Ends the engine of a service, and removes its data. */
    remove(serviceId: string): Promise<void>;
    /** Ends every engine. Afterwards queries may come again. */
    stop(): Promise<void>;
    /** Ends every engine, and removes the data of all. */
    wipe(): Promise<void>;
}
