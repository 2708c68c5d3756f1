import * as v from 'valibot';
/** Whose key it is (contract: Key scope). */
export declare const identity: v.LooseObjectSchema<{
    readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly email: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly keyScope: v.NullishSchema<v.LooseObjectSchema<{
        readonly kind: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly serviceId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly serviceName: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly permissions: v.NullishSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
/** Contract: Database engine catalog entry. */
export declare const engine: v.LooseObjectSchema<{
    readonly engine: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly port: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
    readonly hasUser: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
    readonly hasDatabase: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
    readonly storage: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
}, undefined>;
/** A project as its creation shows it. */
export declare const newProject: v.LooseObjectSchema<{
    readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly slug: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly description: v.NullishSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
/** A project of a listing (contract: Project). */
export declare const project: v.LooseObjectSchema<{
    readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly slug: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly description: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly serviceCount: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
    readonly services: v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
        readonly sourceType: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly engine: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>, undefined>;
}, undefined>;
/** A service that can still be restored (contract: Other records). */
export declare const deletedService: v.LooseObjectSchema<{
    readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly slug: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly deletedAt: v.NullishSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
/** Contract: Service. */
export declare const service: v.LooseObjectSchema<{
    readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly slug: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly sourceType: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly status: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly planKey: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly projectId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly environmentId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
/** A service after set_search_indexing. */
export declare const indexedService: v.LooseObjectSchema<{
    readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly slug: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly sourceType: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly status: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly planKey: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly projectId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly environmentId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly searchIndexing: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
}, undefined>;
/** A service after set_autodeploy. */
export declare const autodeployedService: v.LooseObjectSchema<{
    readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly slug: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly sourceType: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly status: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly planKey: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly projectId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly environmentId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly autoDeploy: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
}, undefined>;
/** The answer of deploy_upload. */
export declare const upload: v.LooseObjectSchema<{
    readonly service: v.NullishSchema<v.LooseObjectSchema<{
        readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly slug: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly sourceType: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly status: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly planKey: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly projectId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly environmentId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly deploymentId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
}, undefined>;
/** The answer of deploy_service. */
export declare const queuedDeployment: v.LooseObjectSchema<{
    readonly deploymentId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly ref: v.NullishSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
/** A record of the history (contract: Deployment); what else it holds is not shown. */
export declare const deployment: v.LooseObjectSchema<{
    readonly deploymentId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly rollbackable: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
}, undefined>;
/** The type of the cursor is not shown beyond the `before` that takes it. */
export declare const history: v.LooseObjectSchema<{
    readonly deployments: v.ArraySchema<v.LooseObjectSchema<{
        readonly deploymentId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly rollbackable: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly nextCursor: v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], undefined>, undefined>;
}, undefined>;
/** Contract: Scaling. */
export declare const scaling: v.LooseObjectSchema<{
    readonly minReplicas: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
    readonly maxReplicas: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
    readonly desiredReplicas: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
    readonly instances: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
    readonly autoscaleEnabled: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
    readonly autoscaleCpuPct: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
    readonly autoscaleMemPct: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
    readonly autoscalable: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
}, undefined>;
/** The answer of scale_service. */
export declare const scaled: v.LooseObjectSchema<{
    readonly scaling: v.NullishSchema<v.LooseObjectSchema<{
        readonly minReplicas: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
        readonly maxReplicas: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
        readonly desiredReplicas: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
        readonly instances: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
        readonly autoscaleEnabled: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        readonly autoscaleCpuPct: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
        readonly autoscaleMemPct: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
        readonly autoscalable: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly redeploying: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
}, undefined>;
/** `applyError` is empty on success. */
export declare const storage: v.LooseObjectSchema<{
    readonly storageGb: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
    readonly previousGb: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
    readonly applyError: v.NullishSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
/** `token` and `url` are shown once. */
export declare const deployTrigger: v.LooseObjectSchema<{
    readonly configured: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
    readonly token: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly url: v.NullishSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
/** The answer of operations that only say that it is done. */
export declare const statusOnly: v.LooseObjectSchema<{
    readonly status: v.NullishSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
/** The answer of import_env: how many were set, and which were skipped and why. */
export declare const importedEnv: v.LooseObjectSchema<{
    readonly imported: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
    readonly skipped: v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
        readonly key: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly reason: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>, undefined>;
}, undefined>;
/** A cron configuration (contract: Other records). */
export declare const cron: v.LooseObjectSchema<{
    readonly schedule: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly command: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly nextRun: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly scheduleValid: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
}, undefined>;
/** Contract: Exposed port. */
export declare const exposedPort: v.LooseObjectSchema<{
    readonly port: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
    readonly label: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly hostname: v.NullishSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
/** Contract: Domain. */
export declare const domain: v.LooseObjectSchema<{
    readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly serviceId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly hostname: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly status: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly port: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
}, undefined>;
/** Contract: Dedicated IP; the shape of an attachment is not shown. */
export declare const dedicatedIp: v.LooseObjectSchema<{
    readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly address: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly label: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly attachments: v.NullishSchema<v.ArraySchema<v.UnknownSchema, undefined>, undefined>;
}, undefined>;
/** The answer of detach_project_dedicated_ip: `ip` is null. */
export declare const detachedIp: v.LooseObjectSchema<{
    readonly ip: v.NullishSchema<v.UnknownSchema, undefined>;
}, undefined>;
/** The attachment of a service and that of its project; either may be null. */
export declare const serviceIps: v.LooseObjectSchema<{
    readonly ip: v.NullishSchema<v.LooseObjectSchema<{
        readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly address: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly label: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly attachments: v.NullishSchema<v.ArraySchema<v.UnknownSchema, undefined>, undefined>;
    }, undefined>, undefined>;
    readonly projectIp: v.NullishSchema<v.LooseObjectSchema<{
        readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly address: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly label: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly attachments: v.NullishSchema<v.ArraySchema<v.UnknownSchema, undefined>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
/** The answer of attach_service_dedicated_ip. */
export declare const attachedIp: v.LooseObjectSchema<{
    readonly ip: v.NullishSchema<v.LooseObjectSchema<{
        readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly address: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly label: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly attachments: v.NullishSchema<v.ArraySchema<v.UnknownSchema, undefined>, undefined>;
    }, undefined>, undefined>;
    readonly redeployRequired: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
    readonly effective: v.NullishSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
/** Contract: Log record (service runtime log). */
export declare const logRecord: v.LooseObjectSchema<{
    readonly id: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
    readonly serviceId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly line: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly stream: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly ts: v.NullishSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
/** The answer of get_logs. */
export declare const runtimeLogs: v.LooseObjectSchema<{
    readonly logs: v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
        readonly id: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
        readonly serviceId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly line: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly stream: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly ts: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>, undefined>;
}, undefined>;
/** Contract: Database connection. The whole of it is a secret. */
export declare const connection: v.LooseObjectSchema<{
    readonly engine: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly host: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly port: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
    readonly username: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly password: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly database: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly externalAccess: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
    readonly tls: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
    readonly allowIps: v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
}, undefined>;
/** The answer of set_db_allowlist. */
export declare const allowlist: v.LooseObjectSchema<{
    readonly allowIps: v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
    readonly enforced: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
}, undefined>;
/** The answer of set_db_tls. */
export declare const tlsSetting: v.LooseObjectSchema<{
    readonly tls: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
    readonly redeploying: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
}, undefined>;
/** The answer of db_query; its output may be an error. */
export declare const consoleOutput: v.LooseObjectSchema<{
    readonly output: v.NullishSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
/** An environment group (contract: Other records). */
export declare const envGroup: v.LooseObjectSchema<{
    readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
