import { type LanguageCommands, readLanguage } from './language-commands.ts'
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

/** What says by itself how a source is started, or that it is a site. */
const selfExplaining = ['Procfile', 'package.json', 'index.html']

/**
 * What to give so that a source can be started which does not say it itself; undefined if it does, or shows no language.
 *
 * @param files those in the folder that is built
 */
export function startAdvice(files: SourceFiles): string | undefined {
  const unsupported = explainLanguage(files)
  if (unsupported !== undefined) return unsupported
  if (selfExplaining.some((name) => files.has(name))) return undefined
  const known = readLanguage(files)
  if (known !== undefined) return known.start === undefined ? startMissing(known, `has a ${known.file}`) : undefined
  const other = others.find(({ file }) => files.has(file))
  if (other === undefined) return folderAdvice(files)
  const { file, install, build } = other
  const why = file === 'Dockerfile' ? 'has a Dockerfile, and this platform runs no containers' : `has a ${file}`
  return startMissing(other, why, [
    ...(install === undefined ? [] : [`"installCommand" (install-command) such as \`${install}\``]),
    ...(build === undefined ? [] : [`"buildCommand" (build-command) such as \`${build}\``]),
  ])
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
