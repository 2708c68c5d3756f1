import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LogLevel, registerLogger, setLogLevel, validate } from '@actions/languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { root } from './sources.ts'

// The validator logs its own crash and then reports no problem.
const crashes: string[] = []
const record = (text: string): void => void crashes.push(text)
registerLogger({ error: record, warn: record, info: () => {}, log: () => {} })
setLogLevel(LogLevel.Warn)

let documents = 0

/** The problems that GitHub's own validator finds in a workflow or an action; `file` ends in its path in a repository. */
export async function problemsOf(file: string, text: string): Promise<string[]> {
  crashes.length = 0
  documents += 1
  // It caches by address, so every document needs its own; the end of the path distinguishes actions from workflows.
  const uri = pathToFileURL(join(root, `validated-${documents}`, file)).href
  const found = await validate(TextDocument.create(uri, 'yaml', 1, text))
  return [...crashes, ...found.map(({ message, range }) => `line ${range.start.line + 1}: ${message}`)]
}
