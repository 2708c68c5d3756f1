import type { Entry } from './files.ts'

/** The files by which platforms recognise an app, as far as is known: the contract does not say. */
const starters = [
  ...['package.json', 'deno.json', 'requirements.txt', 'pyproject.toml', 'Pipfile', 'setup.py', 'main.py', 'app.py'],
  ...['go.mod', 'Cargo.toml', 'Gemfile', 'composer.json', 'index.php', 'pom.xml', 'build.gradle', 'build.gradle.kts'],
  ...['mix.exs', 'Dockerfile', 'Procfile', 'index.html', 'index.js', 'server.js'],
]

/** Returns a sentence if nothing in a folder says how to start the app. */
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
  // .NET projects have names of their own.
  const isStarter = (name: string): boolean => starters.includes(name) || /\.(?:cs|fs)proj$/.test(name)
  if (entries.some(({ path }) => path.startsWith(prefix) && isStarter(path.slice(prefix.length)))) return undefined
  const where = folder === '' ? 'at the top of the folder' : `in "${folder}"`
  const examples = 'such as package.json, requirements.txt, go.mod, Dockerfile, Procfile or index.html'
  return `Nothing ${where} says how to start the app. Add a file ${examples}, or set start-command.`
}
