import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildFailure } from '../build-failure.ts'
import { adviseOnProcfile, readProcfile } from './procfile.ts'
import { readSourceFiles, type SourceFiles } from './source-files.ts'
import { exists, folderInside } from './source-folder.ts'
import { startAdvice } from './start-advice.ts'

/** The usual output folders of builds, in order of preference; the source itself comes last. */
const outputFolders = ['public', 'dist', 'build', 'out', '.']

/** The usual output folders that have an `index.html`, in order of preference. */
export async function foldersWithPage(folder: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of outputFolders) if (await exists(join(folder, name, 'index.html'))) found.push(name)
  return found
}

/**
 * The folder of a built site: the named one, or the first with an `index.html`, of those that the build made if it made one.
 *
 * @param unbuilt folders that had one before the build: a template, as in the `public` of Create React App
 */
export async function outputFolder(
  folder: string,
  named: string | undefined,
  unbuilt: readonly string[] = [],
): Promise<string> {
  if (named !== undefined) {
    const output = await folderInside(folder, named, 'the output folder').catch(async (error: unknown) => {
      throw error instanceof BuildFailure ? new BuildFailure(`${error.message} ${await whatIsThere(folder)}`) : error
    })
    if (await exists(join(output, 'index.html'))) return output
    throw new BuildFailure(`"${named}" (the output folder) has no index.html. ${await whatIsThere(folder)}`)
  }
  const found = await foldersWithPage(folder)
  const output = found.find((name) => !unbuilt.includes(name)) ?? found[0]
  if (output !== undefined) return folderInside(folder, output, 'the output folder')
  throw new BuildFailure(nothingToServe(await readSourceFiles(folder)))
}

/** What to say of a source that has neither a command nor a page, and what would start it. */
export function nothingToServe(files: SourceFiles): string {
  const nothing =
    'There is nothing to serve: the service has no start command, and no output folder holds an index.html.'
  return `${nothing} ${adviseOnProcfile(readProcfile(files), undefined) ?? startAdvice(files)}`
}

/** What could be meant: the folders with an `index.html`, else those that are there, which a build may have made. */
async function whatIsThere(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
  const names = folders.map(({ name }) => name).toSorted()
  const sites: string[] = []
  for (const name of [...names, '.']) if (await exists(join(folder, name, 'index.html'))) sites.push(name)
  if (sites.length > 0)
    return `There is an index.html in ${quoted(sites)}: give that as the output folder (start-command).`
  if (names.length === 0) return 'No folder was built: check the build command.'
  return `The folders that are there after the build: ${quoted(names)}. None has an index.html.`
}

const mostNamed = 8

function quoted(names: readonly string[]): string {
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''
  return (
    names
      .slice(0, mostNamed)
      .map((name) => `"${name}"`)
      .join(', ') + more
  )
}
