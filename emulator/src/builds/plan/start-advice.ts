import { type LanguageCommands, readLanguage } from './language-commands.ts'
import { readScripts } from './package-manifest.ts'
import { adviseOnProcfile, readProcfile } from './procfile.ts'
import { programsBelow, type SourceFiles } from './source-files.ts'

/** Languages of which this platform installs and builds nothing by itself. */
const others: readonly LanguageCommands[] = [
  { file: 'build.gradle', build: './gradlew build', start: undefined, usualStart: 'java -jar build/libs/NAME.jar' },
  { file: 'build.gradle.kts', build: './gradlew build', start: undefined, usualStart: 'java -jar build/libs/NAME.jar' },
  { file: 'Cargo.toml', start: undefined, usualStart: 'cargo run --release' },
  { file: 'Gemfile', install: 'bundle install', start: undefined, usualStart: 'bundle exec ruby server.rb' },
  {
    file: 'composer.json',
    install: 'composer install',
    start: undefined,
    usualStart: 'php -S 127.0.0.1:$PORT -t public',
  },
  { file: 'Dockerfile', start: undefined, usualStart: 'the command of its CMD' },
]

const generic = '"startCommand" (start-command) such as `node server.js`'
const forSite = 'for a site, "runtimeMode" (runtime-mode) static'

/**
 * What to give so that an upload can be started; undefined if its source may say it itself. A folder without files and a broken
 * package.json are left to the build, which says what is wrong.
 *
 * @param files those in the folder that is built
 */
export function uploadAdvice(files: SourceFiles, mode: 'web' | 'worker'): string | undefined {
  const manifest = files.get('package.json')
  const hasScript = manifest !== undefined && (files.has('server.js') || (readScripts(manifest)?.has('start') ?? true))
  const processes = readProcfile(files)
  const isKnown = processes.has(mode) || hasScript || readLanguage(files)?.start !== undefined
  if (isKnown || files.size === 0) return undefined
  return (mode === 'web' ? adviseOnProcfile(processes, undefined) : undefined) ?? startAdvice(files)
}

/**
 * What to give so that a source can be started which does not say it itself.
 *
 * @param files those in the folder that is built
 */
export function startAdvice(files: SourceFiles): string {
  const unsupported = explainLanguage(files)
  if (unsupported !== undefined) return unsupported
  if (files.has('index.html')) return `Nothing says how to start the source. Give ${generic}, or ${forSite}.`
  const known = readLanguage(files)
  if (known !== undefined) return startMissing(known, `has a ${known.file}`)
  const other = others.find(({ file }) => files.has(file))
  if (other === undefined) return adviseOnFiles(files)
  const { file, install, build } = other
  const why = file === 'Dockerfile' ? 'has a Dockerfile, and this platform runs no containers' : `has a ${file}`
  return startMissing(other, why, [
    ...(install === undefined ? [] : [`"installCommand" (install-command) such as \`${install}\``]),
    ...(build === undefined ? [] : [`"buildCommand" (build-command) such as \`${build}\``]),
  ])
}

/** What to give if no file shows a language whose commands are known. */
function adviseOnFiles(files: SourceFiles): string {
  if (files.has('package.json')) return `package.json has no script "start". Add one, or give ${generic}; ${forSite}.`
  const inFolders = folderAdvice(files)
  if (inFolders !== undefined) return inFolders
  const [program] = [...files.keys()].filter((name) => /^[\w-]+\.py$/.test(name)).toSorted()
  const command = program === undefined ? generic : `"startCommand" (start-command) such as \`python ${program}\``
  return `Nothing says how to start the source. Give ${command}, or ${forSite}.`
}

/**
 * Why a source whose package.json only builds its assets cannot be started; undefined for every other. An application in PHP, such as one of
 * Laravel or Symfony, says that it is a project.
 */
export function explainLanguage(files: SourceFiles): string | undefined {
  if (!/"type"\s*:\s*"project"/.test(files.get('composer.json') ?? '')) return undefined
  return 'This is an application in PHP, which the local platform does not install or start by itself. Give "startCommand" (start-command) such as `php -S 127.0.0.1:$PORT -t public` and "installCommand" (install-command) such as `composer install`.'
}

const mostNamed = 5

/** What to give if the programs are in folders of the source. */
function folderAdvice(files: SourceFiles): string | undefined {
  const programs = [...programsBelow(files)].map(([folder, file]) => `"${folder}" (${file})`)
  if (programs.length === 0) return undefined
  const more = programs.length > mostNamed ? ` and ${programs.length - mostNamed} more` : ''
  const shown = programs.slice(0, mostNamed).join(', ') + more
  return `The folder that is built has nothing to start. What could be built is in ${shown}: give one of these folders as "rootDir" (root-dir).`
}

function startMissing({ usualStart }: LanguageCommands, why: string, before: readonly string[] = []): string {
  const commands = [...before, `"startCommand" (start-command) such as \`${usualStart}\``]
  return `Nothing says how to start the source, which ${why}. Give ${commands.join(' and ')}, or add a Procfile with a line \`web: COMMAND\`.`
}
