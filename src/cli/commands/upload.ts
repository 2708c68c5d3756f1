import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { deployRun } from '../../actions/deploy.ts'
import { InputError } from '../../client/errors.ts'
import { Inputs } from '../../inputs/read.ts'
import { isInside } from '../../upload/files.ts'
import { addInputs, addResult, type ResultOptions, readInputs } from '../options.ts'
import { type Context, Terminal } from '../terminal.ts'

/** `taxiway upload FOLDER`: uploads a folder or an archive from anywhere. */
export function define(command: Command, context: Context): void {
  command.argument('[path]', 'Folder to pack, or an archive; in place of --archive-path.')
  addResult(addInputs(command, 'upload'))
  command.action(async (path: string | undefined) => {
    const fixed = path === undefined ? {} : { 'archive-path': path }
    const given = await readInputs(command, 'upload', context.signal, fixed)
    const named = given.text('archive-path')
    if (named === undefined) {
      throw new InputError('archive-path', 'There is nothing to upload. Name a folder: `taxiway upload ./site`.')
    }
    const folder = resolve(named)
    const isHere = isInside(process.cwd(), folder)
    const inputs = new Inputs((name) => (name === 'archive-path' && !isHere ? folder : given.text(name)))
    const workspace = isHere ? process.cwd() : dirname(folder)
    const options = command.opts<ResultOptions>()
    const temporaryFolder = mkdtempSync(join(tmpdir(), 'taxiway-upload-'))
    try {
      const terminal = new Terminal({ ...options, inputs, workspace, temporaryFolder }, context)
      await terminal.show(deployRun(terminal))
    } finally {
      // The outputs name the archive for another job.
      if (options.outputs === undefined) rmSync(temporaryFolder, { recursive: true, force: true })
    }
  })
}
