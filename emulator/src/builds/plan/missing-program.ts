import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const globally = (name: string): string => `run \`npm install --global ${name}\``

/** Newer ones of Yarn are no packages of npm. */
const installVersion = (manager: string): string =>
  /^yarn@[2-9]/.test(manager) ? `${globally('corepack')} and \`corepack enable\`` : globally(manager)

/** What installs a program that a command may lack. */
const remedies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['pnpm', 'yarn', 'bun'].map((name) => [name, globally(name)])),
  ...Object.fromEntries(['uv', 'poetry', 'pipenv'].map((name) => [name, `run \`pip install ${name}\``])),
  mvn: 'see https://maven.apache.org, or add the Maven wrapper, `mvnw`, to the source',
  java: 'install a JDK',
  go: 'see https://go.dev/dl',
  python3: 'see https://www.python.org',
}

/** Words of a shell that are no programs. */
const ownWords =
  /^(?:\.|:|!|\[|\{|\}|cd|case|command|do|done|elif|else|esac|eval|exec|exit|export|fi|for|if|set|source|then|trap|ulimit|umask|unset|wait|while)$/

/** The exit code of a shell that did not find a program. */
export const notFound = 127

/**
 * Why a command ended with `notFound`.
 *
 * @param packageManager what the source asks for, such as `pnpm@10.20.0`
 */
export function explainNotFound(command: string, path: string, packageManager = ''): string {
  const words = command.split(/&&|\|\||[;|\n]/).map((part) => {
    const [word = ''] = part.replace(/^[\s(]*(?:\w+=\S*\s+)*/, '').split(/[\s)]/)
    return word
  })
  const isThere = (program: string): boolean =>
    path.split(delimiter).some((folder) => existsSync(join(folder, program)))
  const missing = words.find((word) => /^[\w.+-]+$/.test(word) && !ownWords.test(word) && !isThere(word))
  if (missing === undefined) return 'A program that it runs is not installed, or not on PATH: the log names it.'
  const remedy = packageManager.startsWith(`${missing}@`) ? installVersion(packageManager) : remedies[missing]
  const what = `"${missing}" is neither on the PATH of this machine nor among what was installed for the source.`
  return remedy === undefined ? what : `${what} To install it, ${remedy}. Then deploy the service again.`
}
