/** A file that shows what a source is written in, and commands that usually install and start it. */
interface Language {
  readonly file: string
  readonly install?: string
  readonly start: string
}

const inPython = 'python3 -m venv .venv && .venv/bin/pip install'
const languages: readonly Language[] = [
  { file: 'requirements.txt', install: `${inPython} -r requirements.txt`, start: '.venv/bin/python server.py' },
  { file: 'pyproject.toml', install: `${inPython} .`, start: '.venv/bin/python server.py' },
  { file: 'go.mod', start: 'go run .' },
  { file: 'Cargo.toml', start: 'cargo run --release' },
  { file: 'Gemfile', install: 'bundle install', start: 'bundle exec ruby server.rb' },
  { file: 'composer.json', install: 'composer install', start: 'php -S 127.0.0.1:$PORT -t public' },
  { file: 'Dockerfile', start: 'the command of its CMD' },
]

/** What says by itself how a source is started, or that it is a site. */
const selfExplaining = ['Procfile', 'package.json', 'index.html']

/**
 * What to give so that a source can be started which does not say it itself; undefined if it does, or shows no language.
 *
 * @param names the files in the folder that is built
 */
export function startAdvice(names: ReadonlySet<string>): string | undefined {
  const language = languages.find(({ file }) => names.has(file))
  if (language === undefined || selfExplaining.some((name) => names.has(name))) return undefined
  const { file, install, start } = language
  const why = file === 'Dockerfile' ? 'has a Dockerfile, and this platform runs no containers' : `has a ${file}`
  const commands = [
    ...(install === undefined ? [] : [`"installCommand" (install-command) such as \`${install}\``]),
    `"startCommand" (start-command) such as \`${start}\``,
  ]
  return `Nothing says how to start the source, which ${why}. Give ${commands.join(' and ')}, or add a Procfile with a line \`web: COMMAND\`.`
}
