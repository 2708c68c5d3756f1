/** The version of the interface description that this table transcribes (contract: Versioning). */
export declare const contractVersion = "2026-10-07";
/** Page size of the deployment history where no `limit` is sent (contract: Limits). */
export declare const historyPageSize = 25;
/** How far back metrics may reach (contract: Limits). */
export declare const metricsRanges: readonly ['1h', '6h', '24h', '7d'];
/** What an uploaded project runs as; `web` where none is sent (contract: Creating services). */
export declare const runtimeModes: readonly ['web', 'worker', 'static', 'cron'];
/** Lowercase letters, digits and hyphens: the label becomes a part of a hostname (contract: Limits). */
export declare const portLabel: RegExp;
/** An IPv4 address, or a CIDR of either family (contract: set_db_allowlist). */
export declare const allowedSource: RegExp;
/** Instances that a service has at least (contract: Limits). */
export declare const instancesMinimum = 1;
/** Characters of a bucket's secret key at least (contract: Limits). */
export declare const bucketSecretKeyMinimum = 8;
