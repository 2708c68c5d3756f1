/** A kind of managed database, or a bucket (contract: Database engine catalog entry). */
export interface CatalogEntry {
    readonly engine: string;
    readonly name: string;
    /** Where its servers usually listen. */
    readonly port: number;
    readonly hasUser: boolean;
    readonly hasDatabase: boolean;
    /** True for buckets; the contract shows no more than the name. */
    readonly storage: boolean;
}
/** What a database service can be. PostgreSQL is a real one; of the others the settings are kept and nothing runs. */
export declare const catalog: {
    readonly postgres: {
        readonly engine: 'postgres';
        readonly name: 'PostgreSQL';
        readonly port: 5432;
        readonly hasUser: true;
        readonly hasDatabase: true;
        readonly storage: false;
    };
    readonly mysql: {
        readonly engine: 'mysql';
        readonly name: 'MySQL';
        readonly port: 3306;
        readonly hasUser: true;
        readonly hasDatabase: true;
        readonly storage: false;
    };
    readonly mongodb: {
        readonly engine: 'mongodb';
        readonly name: 'MongoDB';
        readonly port: 27017;
        readonly hasUser: true;
        readonly hasDatabase: true;
        readonly storage: false;
    };
    readonly redis: {
        readonly engine: 'redis';
        readonly name: 'Redis';
        readonly port: 6379;
        readonly hasUser: false;
        readonly hasDatabase: false;
        readonly storage: false;
    };
    readonly bucket: {
        readonly engine: 'bucket';
        readonly name: 'Bucket';
        readonly port: 9000;
        readonly hasUser: true;
        readonly hasDatabase: false;
        readonly storage: true;
    };
};
/** The key of a catalog entry. */
export type EngineName = keyof typeof catalog;
/** Whether the catalog has an engine of that name. */
export declare function isEngineName(name: string): name is EngineName;
