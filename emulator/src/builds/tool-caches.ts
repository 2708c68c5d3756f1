import { join } from 'node:path'

/** The variables that keep the caches of tools in one folder for all builds; each build has a home of its own. */
export function cachesIn(folder: string): Record<string, string> {
  const of = (name: string): string => join(folder, name)
  return {
    XDG_CACHE_HOME: of('xdg'),
    npm_config_cache: of('npm'),
    // Its store lies below; the setting that says so alone makes npm warn.
    PNPM_HOME: of('pnpm'),
    YARN_CACHE_FOLDER: of('yarn'),
    PIP_CACHE_DIR: of('pip'),
    UV_CACHE_DIR: of('uv'),
    GOCACHE: of('go-build'),
    GOMODCACHE: of('go-modules'),
    // Go writes modules that cannot be removed otherwise.
    GOFLAGS: '-modcacherw',
    CARGO_HOME: of('cargo'),
    // Of the wrapper, `mvnw`. Maven itself goes by the user, and not by the home of a build.
    MAVEN_USER_HOME: of('maven'),
  }
}
