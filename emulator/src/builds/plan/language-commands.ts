import type { SourceFiles } from './source-files.ts'
/** What the files of a source say of how it is installed, built and started. */
export interface LanguageCommands {
  /** The file that shows the language. */
  readonly file: string
  readonly install?: string | undefined
  readonly build?: string | undefined
  /** Undefined if the files do not say it. */
  readonly start: string | undefined
  /** A command as it often is, to show what is asked for. */
  readonly usualStart: string
}

/** How a language shows itself in the files of a source; undefined if they are not of it. */
type ReadCommands = (files: SourceFiles, onWindows: boolean) => LanguageCommands | undefined

/** The commands of the first language that the files show, other than Node.js; undefined if they show none that is known. */
export function readLanguage(
  files: SourceFiles,
  onWindows = process.platform === 'win32',
): LanguageCommands | undefined {
  for (const read of [python, go, maven]) {
    const found = read(files, onWindows)
    if (found !== undefined) return found
  }
  return undefined
}

const python: ReadCommands = (files, onWindows) => {
  const file = ['uv.lock', 'requirements.txt', 'pyproject.toml'].find((name) => files.has(name))
  if (file === undefined) return undefined
  const [program, folder] = onWindows ? ['python', '.venv\\Scripts\\'] : ['python3', '.venv/bin/']
  const install =
    file === 'uv.lock'
      ? 'uv sync --frozen'
      : `${program} -m venv .venv && ${folder}pip install ${file === 'requirements.txt' ? `-r ${file}` : '.'}`
  return { file, install, ...pythonStart(files, onWindows) }
}

/** Where programs in Python usually begin, in order of preference; after these any other. */
const usualModules = ['app.py', 'main.py', 'wsgi.py', 'asgi.py', 'server.py', 'application.py', 'run.py']

/** A line such as `app = FastAPI(title="…")`. */
const application = /^(\w+)[ \t]*(?::[^=\n]+)?=[ \t]*(?:\w+\.)?(Flask|FastAPI)\(/m

function pythonStart(files: SourceFiles, onWindows: boolean): Pick<LanguageCommands, 'start' | 'usualStart'> {
  const port = onWindows ? '%PORT%' : '$PORT'
  const modules = [...usualModules.filter((name) => files.has(name)), ...[...files.keys()].toSorted()]
  const [module = 'server.py'] = modules.filter((name) => name.endsWith('.py'))
  const usualStart = `python ${module}`
  if (files.get('manage.py')?.includes('django') === true)
    return { start: `python manage.py runserver --noreload 127.0.0.1:${port}`, usualStart }
  const needed = `${files.get('requirements.txt') ?? ''}\n${files.get('pyproject.toml') ?? ''}`
  for (const name of modules) {
    const [, variable = '', framework] = application.exec(files.get(name) ?? '') ?? []
    const target = `${name.replace(/\.py$/, '')}:${variable}`
    if (framework === 'FastAPI' && /\buvicorn\b|\bfastapi\[/i.test(needed))
      return { start: `uvicorn ${target} --port ${port}`, usualStart }
    if (framework === 'Flask' && /\bgunicorn\b/i.test(needed) && !onWindows)
      return { start: `gunicorn --bind 127.0.0.1:${port} ${target}`, usualStart }
    if (framework === 'Flask') return { start: `flask --app ${target} run --port ${port}`, usualStart }
  }
  return { start: undefined, usualStart }
}

const go: ReadCommands = (files, onWindows) => {
  const text = files.get('go.mod')
  if (text === undefined) return undefined
  const file = 'go.mod'
  const isProgram = [...files].some(
    ([name, source]) => name.endsWith('.go') && !name.endsWith('_test.go') && /^package main\b/m.test(source),
  )
  if (!isProgram) return { file, start: undefined, usualStart: 'go run ./cmd/NAME' }
  const [, module = ''] = /^module[ \t]+"?([^\s"]+)/m.exec(text) ?? []
  // As Go itself names what it builds: by the last part of the path that is no version.
  const name =
    module
      .replace(/\/v\d+$/, '')
      .split('/')
      .at(-1) ?? ''
  const start = onWindows ? `bin\\${name}.exe` : `./bin/${name}`
  return { file, build: 'go build -o bin/ .', start: name === '' ? undefined : start, usualStart: 'go run .' }
}

const maven: ReadCommands = (files, onWindows) => {
  const text = files.get('pom.xml')
  if (text === undefined) return undefined
  const wrapper = onWindows ? 'mvnw.cmd' : 'mvnw'
  const program = files.has(wrapper) ? (onWindows ? wrapper : `./${wrapper}`) : 'mvn'
  const usualStart = 'java -jar target/NAME.jar'
  // Its plug-in makes one file that starts by itself; the shell of Windows would not find it by a pattern.
  const isBoot = text.includes('spring-boot-maven-plugin') && !text.includes('<modules>') && !onWindows
  const ending = text.includes('<packaging>war</packaging>') ? 'war' : 'jar'
  return {
    file: 'pom.xml',
    build: `${program} --batch-mode -DskipTests package`,
    start: isBoot ? `java -Dserver.port=$PORT -jar target/*.${ending}` : undefined,
    usualStart,
  }
}
