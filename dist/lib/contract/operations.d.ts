import * as v from 'valibot';
import { failureOfStatement, failureOfStorage } from './hidden-failure.ts';
import { type Access, type ArgumentsOf, type Effect, type Operation, type ResultOf } from './operation.ts';
/**
 * The whole documented interface (contract: Endpoints), keyed by tool name, in the contract's order. An operation is added
 * here and nowhere else: the client, the local platform, the `call` action, the tools and the documents read this table.
 */
export declare const operations: {
    readonly whoami: {
        readonly section: "Identity and catalog";
        readonly method: "GET";
        readonly path: "/api/auth/me";
        readonly summary: "Shows whose key this is and, for a service or project key, its scope.";
        readonly args: v.StrictObjectSchema<{}, undefined>;
        readonly result: v.LooseObjectSchema<{
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
        readonly success: 200;
        readonly access: {
            readonly kind: 'any-key';
        };
        readonly errors: readonly [401, 403];
        readonly effect: "read";
        readonly tool: {};
    };
    readonly list_engines: {
        readonly section: "Identity and catalog";
        readonly method: "GET";
        readonly path: "/api/hangar/engines";
        readonly summary: "Lists the database engines on offer.";
        readonly args: v.StrictObjectSchema<{}, undefined>;
        readonly result: v.ArraySchema<v.LooseObjectSchema<{
            readonly engine: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly port: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
            readonly hasUser: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
            readonly hasDatabase: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
            readonly storage: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        }, undefined>, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'any-key';
        };
        readonly errors: readonly [401, 403];
        readonly effect: "read";
        readonly tool: {};
    };
    readonly list_projects: {
        readonly section: "Projects";
        readonly method: "GET";
        readonly path: "/api/projects";
        readonly summary: "Lists projects with their number of services and a capped preview of service types.";
        readonly args: v.StrictObjectSchema<{}, undefined>;
        readonly result: v.ArraySchema<v.LooseObjectSchema<{
            readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly slug: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly description: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly serviceCount: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
            readonly services: v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
                readonly sourceType: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                readonly engine: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            }, undefined>, undefined>, undefined>;
        }, undefined>, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'account-only';
        };
        readonly errors: readonly [401, 403, 500];
        readonly effect: "read";
    };
    readonly create_project: {
        readonly section: "Projects";
        readonly method: "POST";
        readonly path: "/api/projects";
        readonly summary: "Creates a project.";
        readonly args: v.StrictObjectSchema<{
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly description: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly slug: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly description: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly success: 201;
        readonly access: {
            readonly kind: 'account-only';
        };
        readonly errors: readonly [400, 401, 403, 409, 500];
        readonly effect: "create";
        readonly tool: {};
    };
    readonly list_deleted_services: {
        readonly section: "Projects";
        readonly method: "GET";
        readonly path: "/api/projects/{slug}/deleted-services";
        readonly summary: "Lists deleted services that can still be restored.";
        readonly args: v.StrictObjectSchema<{
            readonly slug: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>;
        readonly result: v.ArraySchema<v.LooseObjectSchema<{
            readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly slug: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly deletedAt: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'own-project';
        };
        readonly errors: readonly [401, 403, 404, 500];
        readonly effect: "read";
        readonly tool: {};
    };
    readonly detach_project_dedicated_ip: {
        readonly section: "Projects";
        readonly method: "DELETE";
        readonly path: "/api/projects/{slug}/dedicated-ip";
        readonly summary: "Detaches the dedicated IP of a project; the address is not released and its billing continues.";
        readonly args: v.StrictObjectSchema<{
            readonly slug: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly ip: v.NullishSchema<v.UnknownSchema, undefined>;
        }, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'account-only';
        };
        readonly errors: readonly [401, 403];
        readonly effect: "delete";
        readonly tool: {};
    };
    readonly create_service: {
        readonly section: "Creating services";
        readonly method: "POST";
        readonly path: "/api/services";
        readonly summary: "Creates a billed service from a Git repository or an image and queues its first deployment.";
        readonly args: v.StrictObjectSchema<{
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly projectSlug: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly environmentSlug: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly repoUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly image: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly internalPort: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            readonly planKey: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        }, undefined>;
        readonly rules: readonly [{
            readonly kind: "exactly-one-of";
            readonly names: readonly ["repoUrl", "image"];
        }];
        readonly result: v.LooseObjectSchema<{
            readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly slug: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly sourceType: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly status: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly planKey: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly projectId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly environmentId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly success: 201;
        readonly access: {
            readonly kind: 'not-shown';
        };
        readonly errors: readonly [400, 401, 402, 403, 404];
        readonly effect: "create";
        readonly tool: {
            readonly required: readonly ["projectSlug"];
        };
    };
    readonly deploy_upload: {
        readonly section: "Creating services";
        readonly method: "POST";
        readonly path: "/api/projects/{projectSlug}/services/upload-b64";
        readonly summary: "Creates a billed service from an uploaded archive and deploys it; each call creates another service.";
        readonly args: v.StrictObjectSchema<{
            readonly projectSlug: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly env: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly archiveBase64: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be base64 in one line, padded with `=`">, v.DescriptionAction<string, string>]>;
            readonly runtimeMode: v.OptionalSchema<v.SchemaWithPipe<readonly [v.PicklistSchema<readonly ["web", "worker", "static", "cron"], undefined>, v.DescriptionAction<"cron" | "static" | "web" | "worker", string>]>, undefined>;
            readonly rootDir: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly installCommand: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly buildCommand: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly startCommand: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly internalPort: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            readonly planKey: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        }, undefined>;
        readonly query: readonly ["env"];
        readonly result: v.LooseObjectSchema<{
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
        readonly success: 201;
        readonly access: {
            readonly kind: 'capability';
            readonly capability: 'project';
            readonly level: 'write';
            readonly serviceKey: false;
        };
        readonly errors: readonly [400, 401, 403, 409, 500];
        readonly effect: "create";
        readonly tool: {};
    };
    readonly deploy_service: {
        readonly section: "Deployments and service settings";
        readonly method: "POST";
        readonly path: "/api/services/{id}/deploy";
        readonly summary: "Queues a deployment; a later build failure is not reported here.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly ref: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly deploymentId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
            readonly ref: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly success: 202;
        readonly access: {
            readonly kind: 'capability';
            readonly capability: 'deployments';
            readonly level: 'write';
            readonly serviceKey: true;
        };
        readonly errors: readonly [400, 401, 403, 409];
        readonly effect: "create";
        readonly tool: {};
    };
    readonly list_deployments: {
        readonly section: "Deployments and service settings";
        readonly method: "GET";
        readonly path: "/api/services/{id}/deployments";
        readonly summary: "Reads one page of the deployment history, newest first.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            readonly before: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.DescriptionAction<number, string>]>, undefined>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly deployments: v.ArraySchema<v.LooseObjectSchema<{
                readonly deploymentId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                readonly rollbackable: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
            }, undefined>, undefined>;
            readonly nextCursor: v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], undefined>, undefined>;
        }, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'not-shown';
        };
        readonly errors: readonly [];
        readonly effect: "read";
        readonly tool: {
            readonly hidden: readonly ["before"];
        };
    };
    readonly get_scaling: {
        readonly section: "Deployments and service settings";
        readonly method: "GET";
        readonly path: "/api/services/{id}/scaling";
        readonly summary: "Shows instances and autoscaling of a service.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly minReplicas: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
            readonly maxReplicas: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
            readonly desiredReplicas: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
            readonly instances: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
            readonly autoscaleEnabled: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
            readonly autoscaleCpuPct: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
            readonly autoscaleMemPct: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
            readonly autoscalable: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        }, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'capability';
            readonly capability: 'settings';
            readonly level: 'read';
            readonly serviceKey: true;
        };
        readonly errors: readonly [401, 403, 500];
        readonly effect: "read";
        readonly tool: {};
    };
    readonly scale_service: {
        readonly section: "Deployments and service settings";
        readonly method: "PATCH";
        readonly path: "/api/services/{id}/scaling";
        readonly summary: "Sets instances and autoscaling of a service.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly instances: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, number, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            readonly maxInstances: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            readonly autoscaleEnabled: v.OptionalSchema<v.SchemaWithPipe<readonly [v.BooleanSchema<undefined>, v.DescriptionAction<boolean, string>]>, undefined>;
            readonly autoscaleCpuPct: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            readonly autoscaleMemPct: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.DescriptionAction<number, string>]>, undefined>;
        }, undefined>;
        readonly rules: readonly [{
            readonly kind: "not-below";
            readonly lower: "instances";
            readonly upper: "maxInstances";
        }];
        readonly result: v.LooseObjectSchema<{
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
        readonly success: 200;
        readonly access: {
            readonly kind: 'capability';
            readonly capability: 'settings';
            readonly level: 'write';
            readonly serviceKey: true;
        };
        readonly errors: readonly [400, 401, 403, 500];
        readonly effect: "set";
        readonly tool: {};
    };
    readonly set_storage: {
        readonly section: "Deployments and service settings";
        readonly method: "PATCH";
        readonly path: "/api/services/{id}/storage";
        readonly summary: "Sets the storage of a database or bucket; growth of the filesystem cannot be undone.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly storageGb: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.DescriptionAction<number, string>]>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly storageGb: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
            readonly previousGb: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
            readonly applyError: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'capability';
            readonly capability: 'settings';
            readonly level: 'write';
            readonly serviceKey: true;
        };
        readonly errors: readonly [400, 401, 403, 409, 500];
        readonly effect: "set";
        readonly hiddenFailure: typeof failureOfStorage;
        readonly tool: {};
    };
    readonly create_deploy_trigger: {
        readonly section: "Deployments and service settings";
        readonly method: "POST";
        readonly path: "/api/services/{id}/deploy-trigger";
        readonly summary: "Creates or rotates the secret URL that deploys without a key; it is shown once.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly configured: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
            readonly token: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly url: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly success: 201;
        readonly access: {
            readonly kind: 'capability';
            readonly capability: 'deployments';
            readonly level: 'write';
            readonly serviceKey: true;
        };
        readonly errors: readonly [401, 403, 500];
        readonly effect: "secret";
        readonly secrets: readonly ["token", "url"];
        readonly tool: {};
    };
    readonly delete_env: {
        readonly section: "Deployments and service settings";
        readonly method: "DELETE";
        readonly path: "/api/services/{id}/env/{key}";
        readonly summary: "Removes an environment variable; the running environment changes with the next deployment.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly key: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly status: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'capability';
            readonly capability: 'variables';
            readonly level: 'write';
            readonly serviceKey: true;
        };
        readonly errors: readonly [400, 401, 403, 500];
        readonly effect: "delete";
        readonly tool: {};
    };
    readonly import_env: {
        readonly section: "Deployments and service settings";
        readonly method: "POST";
        readonly path: "/api/services/{id}/env/import";
        readonly summary: "Sets environment variables; they apply with the next deployment.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly vars: v.ArraySchema<v.StrictObjectSchema<{
                readonly key: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly value: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            }, undefined>, undefined>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly imported: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
            readonly skipped: v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
                readonly key: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                readonly reason: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            }, undefined>, undefined>, undefined>;
        }, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'not-shown';
        };
        readonly errors: readonly [400, 401, 403];
        readonly effect: "set";
        readonly secretArgs: readonly ["vars.*.value"];
        readonly tool: {};
    };
    readonly get_cron: {
        readonly section: "Deployments and service settings";
        readonly method: "GET";
        readonly path: "/api/services/{id}/cron";
        readonly summary: "Shows the schedule of a cron service.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly schedule: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly command: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly nextRun: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly scheduleValid: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        }, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'capability';
            readonly capability: 'settings';
            readonly level: 'read';
            readonly serviceKey: true;
        };
        readonly errors: readonly [401, 403];
        readonly effect: "read";
        readonly tool: {};
    };
    readonly expose_port: {
        readonly section: "Deployments and service settings";
        readonly method: "POST";
        readonly path: "/api/services/{id}/ports";
        readonly summary: "Exposes an HTTP port under a generated hostname; port mappings apply on redeploy.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly port: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly label: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, string>, v.DescriptionAction<string, string>]>;
            readonly deploy: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly port: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
            readonly label: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly hostname: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly success: 201;
        readonly access: {
            readonly kind: 'not-shown';
        };
        readonly errors: readonly [400, 401, 403, 409, 500];
        readonly effect: "create";
        readonly tool: {};
    };
    readonly add_domain: {
        readonly section: "Deployments and service settings";
        readonly method: "POST";
        readonly path: "/api/services/{id}/domains";
        readonly summary: "Adds a custom domain, pending until DNS is configured.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly hostname: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly serviceId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly hostname: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly status: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly port: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
        }, undefined>;
        readonly success: 201;
        readonly access: {
            readonly kind: 'not-shown';
        };
        readonly errors: readonly [400, 401, 403, 409, 500];
        readonly effect: "create";
        readonly tool: {};
    };
    readonly set_search_indexing: {
        readonly section: "Deployments and service settings";
        readonly method: "PATCH";
        readonly path: "/api/services/{id}/search-indexing";
        readonly summary: "Allows or isForbiddenStatus search engines to index the generated hostname.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly enabled: v.SchemaWithPipe<readonly [v.BooleanSchema<undefined>, v.DescriptionAction<boolean, string>]>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
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
        readonly success: 200;
        readonly access: {
            readonly kind: 'not-shown';
        };
        readonly errors: readonly [400, 401, 403, 500];
        readonly effect: "set";
        readonly tool: {};
    };
    readonly set_autodeploy: {
        readonly section: "Deployments and service settings";
        readonly method: "PATCH";
        readonly path: "/api/services/{id}/autodeploy";
        readonly summary: "Switches automatic deployment of future matching Git pushes.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly enabled: v.SchemaWithPipe<readonly [v.BooleanSchema<undefined>, v.DescriptionAction<boolean, string>]>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
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
        readonly success: 200;
        readonly access: {
            readonly kind: 'not-shown';
        };
        readonly errors: readonly [400, 401, 403, 500];
        readonly effect: "set";
        readonly tool: {};
    };
    readonly get_service_dedicated_ip: {
        readonly section: "Deployments and service settings";
        readonly method: "GET";
        readonly path: "/api/services/{id}/dedicated-ip";
        readonly summary: "Shows the dedicated IP of a service and that of its project.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
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
        readonly success: 200;
        readonly access: {
            readonly kind: 'account-only';
        };
        readonly errors: readonly [401, 403];
        readonly effect: "read";
        readonly tool: {};
    };
    readonly attach_service_dedicated_ip: {
        readonly section: "Deployments and service settings";
        readonly method: "PUT";
        readonly path: "/api/services/{id}/dedicated-ip";
        readonly summary: "Attaches a dedicated IP to a service; a new deployment applies it.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly ipId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly ip: v.NullishSchema<v.LooseObjectSchema<{
                readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                readonly address: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                readonly label: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                readonly attachments: v.NullishSchema<v.ArraySchema<v.UnknownSchema, undefined>, undefined>;
            }, undefined>, undefined>;
            readonly redeployRequired: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
            readonly effective: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'not-shown';
        };
        readonly errors: readonly [401, 403, 409];
        readonly effect: "set";
        readonly tool: {};
    };
    readonly get_logs: {
        readonly section: "Logs and metrics";
        readonly method: "GET";
        readonly path: "/api/services/{id}/logs";
        readonly summary: "Reads the runtime log of a service.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            readonly q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly before: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            readonly after: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            readonly since: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly logs: v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
                readonly id: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>, undefined>;
                readonly serviceId: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                readonly line: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                readonly stream: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                readonly ts: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            }, undefined>, undefined>, undefined>;
        }, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'not-shown';
        };
        readonly errors: readonly [401, 403, 500];
        readonly effect: "read";
        readonly tool: {
            readonly hidden: readonly ["before", "after", "since", "until"];
        };
    };
    readonly get_deployment_logs: {
        readonly section: "Logs and metrics";
        readonly method: "GET";
        readonly path: "/api/deployments/{id}/logs";
        readonly summary: "Reads the stored build log of a deployment.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly after: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.DescriptionAction<number, string>]>, undefined>;
        }, undefined>;
        readonly result: v.ArraySchema<v.UnknownSchema, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'not-shown';
        };
        readonly errors: readonly [];
        readonly effect: "read";
        readonly tool: {};
    };
    readonly stream_deployment_logs: {
        readonly section: "Logs and metrics";
        readonly method: "GET";
        readonly path: "/api/deployments/{id}/logs/stream";
        readonly summary: "Follows the build log of a deployment as server-sent events.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>;
        readonly result: v.UnknownSchema;
        readonly events: true;
        readonly success: 200;
        readonly access: {
            readonly kind: 'not-shown';
        };
        readonly errors: readonly [];
        readonly effect: "read";
    };
    readonly get_metrics: {
        readonly section: "Logs and metrics";
        readonly method: "GET";
        readonly path: "/api/services/{id}/metrics";
        readonly summary: "Reads the metrics of a service.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly range: v.OptionalSchema<v.SchemaWithPipe<readonly [v.PicklistSchema<readonly ["1h", "6h", "24h", "7d"], undefined>, v.DescriptionAction<"1h" | "24h" | "6h" | "7d", string>]>, undefined>;
        }, undefined>;
        readonly result: v.UnknownSchema;
        readonly success: 200;
        readonly access: {
            readonly kind: 'not-shown';
        };
        readonly errors: readonly [];
        readonly effect: "read";
        readonly tool: {};
    };
    readonly get_db_connection: {
        readonly section: "Database operations";
        readonly method: "GET";
        readonly path: "/api/services/{id}/connection";
        readonly summary: "Shows how to connect to a database or bucket; the answer is a secret.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
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
        readonly success: 200;
        readonly access: {
            readonly kind: 'account-only';
        };
        readonly errors: readonly [400, 401, 403, 500];
        readonly effect: "read";
        readonly secrets: readonly ["password"];
        readonly confidential: true;
        readonly tool: {};
    };
    readonly rotate_db_credentials: {
        readonly section: "Database operations";
        readonly method: "POST";
        readonly path: "/api/services/{id}/db/password";
        readonly summary: "Sets a new credential and invalidates the previous one.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly accessKey: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        }, undefined>;
        readonly rules: readonly [{
            readonly kind: "not-shorter";
            readonly name: "password";
            readonly minimum: 8;
            readonly when: "accessKey";
        }];
        readonly result: v.LooseObjectSchema<{
            readonly status: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'account-only';
        };
        readonly errors: readonly [400, 401, 403, 500];
        readonly effect: "set";
        readonly secretArgs: readonly ["password", "accessKey"];
        readonly tool: {};
    };
    readonly set_db_allowlist: {
        readonly section: "Database operations";
        readonly method: "POST";
        readonly path: "/api/services/{id}/db/allowlist";
        readonly summary: "Sets who may reach a database from outside; an empty list allows all sources.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly allowIps: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, string>, v.DescriptionAction<string, string>]>, undefined>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly allowIps: v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
            readonly enforced: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        }, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'account-only';
        };
        readonly errors: readonly [400, 401, 403, 500];
        readonly effect: "set";
        readonly tool: {};
    };
    readonly set_db_tls: {
        readonly section: "Database operations";
        readonly method: "POST";
        readonly path: "/api/services/{id}/db/tls";
        readonly summary: "Switches TLS for outside connections, where the database supports it.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly tls: v.SchemaWithPipe<readonly [v.BooleanSchema<undefined>, v.DescriptionAction<boolean, string>]>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly tls: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
            readonly redeploying: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        }, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'account-only';
        };
        readonly errors: readonly [400, 401, 403, 500];
        readonly effect: "set";
        readonly tool: {};
    };
    readonly db_query: {
        readonly section: "Database operations";
        readonly method: "POST";
        readonly path: "/api/services/{id}/db/console";
        readonly summary: "Runs a statement in the SQL console; it can modify data, and its failure hides in a 200.";
        readonly args: v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
            readonly query: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>;
        readonly result: v.LooseObjectSchema<{
            readonly output: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'account-only';
        };
        readonly errors: readonly [400, 401, 403];
        readonly effect: "exec";
        readonly hiddenFailure: typeof failureOfStatement;
        readonly tool: {};
    };
    readonly list_env_groups: {
        readonly section: "Other";
        readonly method: "GET";
        readonly path: "/api/env-groups";
        readonly summary: "Lists shared environment groups, without their values.";
        readonly args: v.StrictObjectSchema<{}, undefined>;
        readonly result: v.ArraySchema<v.LooseObjectSchema<{
            readonly id: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>, undefined>;
        readonly success: 200;
        readonly access: {
            readonly kind: 'account-only';
        };
        readonly errors: readonly [401, 403];
        readonly effect: "read";
        readonly tool: {};
    };
};
/** The tool name of an operation, or the name the product gives where the contract has no tool. */
export type OperationName = keyof typeof operations;
/** The operations whose repetition does that. A record of them leads whoever adds an operation to its place there. */
export type NameWithEffect<E extends Effect> = {
    [N in OperationName]: (typeof operations)[N]['effect'] extends E ? N : never;
}[OperationName];
/** The operations that the contract grants so. */
export type NameWithAccess<K extends Access['kind']> = {
    [N in OperationName]: (typeof operations)[N]['access']['kind'] extends K ? N : never;
}[OperationName];
/** Path, query and body fields of an operation in one object. */
export type Arguments<N extends OperationName> = ArgumentsOf<(typeof operations)[N]>;
/** The parsed answer of an operation. */
export type Result<N extends OperationName> = ResultOf<(typeof operations)[N]>;
/** Every operation's name, in the contract's order. */
export declare const operationNames: ("add_domain" | "attach_service_dedicated_ip" | "create_deploy_trigger" | "create_project" | "create_service" | "db_query" | "delete_env" | "deploy_service" | "deploy_upload" | "detach_project_dedicated_ip" | "expose_port" | "get_cron" | "get_db_connection" | "get_deployment_logs" | "get_logs" | "get_metrics" | "get_scaling" | "get_service_dedicated_ip" | "import_env" | "list_deleted_services" | "list_deployments" | "list_engines" | "list_env_groups" | "list_projects" | "rotate_db_credentials" | "scale_service" | "set_autodeploy" | "set_db_allowlist" | "set_db_tls" | "set_search_indexing" | "set_storage" | "stream_deployment_logs" | "whoami")[];
/** True for the names of the table alone, not for what every object has. */
export declare function isOperationName(name: string): name is OperationName;
/** An operation without its literal types, for code that walks the table. */
export declare function operationOf(name: OperationName): Operation;
