import { type Command, Option } from 'commander'
import { quoteWord } from '../text/formats/shell-word.ts'

/**
 * What `npm install` takes to get Taxiway in generated files. Undefined until a release puts it on npm: until then somebody else may
 * take the name, and the job that installs it holds the deploy key. A release changes this line.
 */
const published: string | undefined = undefined

/** The CI variable that names the package while `published` does not. */
export const packageVariable = 'TAXIWAY_PACKAGE'

/** Says to a person what is left to do; empty once it is published. */
export const packageAdvice =
  published === undefined
    ? `Set the variable ${packageVariable} to the URL or path of the file that \`npm pack\` makes, because Taxiway is not on npm yet.`
    : ''

/** A command of a POSIX shell that installs Taxiway. Without a source it fails with a sentence unless the variable gives one. */
export function installCommand(source: string | undefined = published): string {
  if (source !== undefined) return `npm install --global ${quoteWord(source)}`
  return `npm install --global "\${${packageVariable}:?must be the URL or path of the packed Taxiway, which is not on npm yet}"`
}

/** Adds the option that says where generated files install Taxiway from. */
export function addPackageOption(command: Command): Command {
  const text = `What the jobs install: URL or path of the file that npm pack makes. Otherwise they read ${packageVariable}.`
  return command.addOption(new Option('--package <SPEC>', text))
}
