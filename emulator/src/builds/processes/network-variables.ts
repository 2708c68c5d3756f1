/** Settings of the machine without which a build behind a proxy, or with certificates of its own, reaches nothing. */
const names: ReadonlySet<string> = new Set([
  ...['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'],
  ...['node_extra_ca_certs', 'ssl_cert_file', 'ssl_cert_dir', 'git_ssl_cainfo', 'requests_ca_bundle', 'curl_ca_bundle'],
  ...['registry', 'userconfig', 'cafile', 'ca', 'strict_ssl', 'proxy', 'https_proxy', 'noproxy'].map(
    (setting) => `npm_config_${setting}`,
  ),
  ...['npm_registry_server', 'http_proxy', 'https_proxy', 'https_ca_file_path', 'enable_strict_ssl'].map(
    (setting) => `yarn_${setting}`,
  ),
  ...['index_url', 'extra_index_url', 'find_links', 'trusted_host', 'cert', 'proxy', 'config_file'].map(
    (setting) => `pip_${setting}`,
  ),
  ...['goproxy', 'gonoproxy', 'goprivate', 'goinsecure', 'gosumdb', 'gonosumdb'],
])

/** The variables of an environment that say how the machine reaches others. Programs take each in lower or upper case. */
export function networkVariables(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const found = Object.entries(environment).flatMap(([name, value]): [string, string][] =>
    value && names.has(name.toLowerCase()) ? [[name, value]] : [],
  )
  return Object.fromEntries(found)
}
