import type { Entry } from './files.ts'

/** What platforms recognise an app by, as far as is known: the contract hides what they detect. */
const starters = [
  ...['package.json', 'deno.json', 'requirements.txt', 'pyproject.toml', 'Pipfile', 'setup.py', 'main.py', 'app.py'],
  ...['go.mod', 'Cargo.toml', 'Gemfile', 'composer.json', 'index.php', 'pom.xml', 'build.gradle', 'build.gradle.kts'],
  ...['mix.exs', 'Dockerfile', 'Procfile', 'index.html', 'index.js', 'server.js'],
]

/** A sentence if a folder holds nothing that a platform could start. */
export function findStart(
  entries: readonly Entry[],
  {
    rootDir = '',
    startCommand = '',
  }: { readonly rootDir?: string | undefined; readonly startCommand?: string | undefined },
): string | undefined {
  if (startCommand.trim() !== '') return undefined
  const folder = rootDir.replace(/^(?:\.?\/)+|\/+$/g, '').replace(/^\.$/, '')
  const prefix = folder === '' ? '' : `${folder}/`
  // A project of .NET has a name of its own.
  const isStarter = (name: string): boolean => starters.includes(name) || /\.(?:cs|fs)proj$/.test(name)
  if (entries.some(({ path }) => path.startsWith(prefix) && isStarter(path.slice(prefix.length)))) return undefined
  const where = folder === '' ? 'at the top of the folder' : `in "${folder}"`
  const examples = 'such as package.json, requirements.txt, go.mod, Dockerfile, Procfile or index.html'
  return `Nothing ${where} says how to start the app. Add a file ${examples}, or set start-command.`
}
