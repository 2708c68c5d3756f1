/** The version of the interface description that this table transcribes (contract: Versioning). */
export const contractVersion = '2026-10-07'

/** Page size of the deployment history if no `limit` is sent (contract: Limits). */
export const historyPageSize = 25

/** How far back metrics may reach (contract: Limits). */
export const metricsRanges = ['1h', '6h', '24h', '7d'] as const

/** How an uploaded project runs; `web` if none is sent (contract: Creating services). */
export const runtimeModes = ['web', 'worker', 'static', 'cron'] as const

/** Lowercase letters, digits and hyphens: the label becomes a part of a hostname (contract: Limits). */
export const portLabel = /^[a-z0-9-]+$/

const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])'
const ipv4 = `${octet}(?:\\.${octet}){3}(?:/(?:3[0-2]|[12]?[0-9]))?`
const group = '[0-9A-Fa-f]{1,4}'
const groups = `(?:${group}(?::${group}){0,6})?`
/** Eight groups, or fewer around the only `::`. */
const ipv6 = `(?:(?:${group}:){7}${group}|${groups}::${groups})/(?:12[0-8]|1[01][0-9]|[1-9]?[0-9])`

/** An IPv4 address, or a CIDR of either family (contract: set_db_allowlist). */
export const allowedSource = new RegExp(`^(?:${ipv4}|${ipv6})$`)

/** Minimum number of instances of a service (contract: Limits). */
export const instancesMinimum = 1

/** Minimum length of a bucket's secret key, in characters (contract: Limits). */
export const bucketSecretKeyMinimum = 8
