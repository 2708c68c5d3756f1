import { once } from 'node:events'
import type { Command } from 'commander'
import { identifier } from '../../inputs/kinds.ts'
import { readRunOptions } from '../../inputs/run-settings.ts'
import { addInputs, askCodes, exitCodes, readInputs } from '../options.ts'
import { type Context, Terminal } from '../terminal.ts'

interface McpOptions {
  readonly allow?: readonly string[]
}

/** `taxiway mcp`: runs a Model Context Protocol server on stdin and stdout, until the client closes stdin. */
export function define(command: Command, context: Context): void {
  addInputs(command, 'mcp')
    .option(
      '--allow <SERVICE>',
      'Service that the agent may deploy and roll back, by its id. Can be given several times. Without it, nothing can be written.',
      (given, earlier: readonly string[] = []) => [...earlier, identifier.parse('allow', given)],
    )
    .addHelpText('after', exitCodes(askCodes))
  command.action(async () => {
    const { allow: allowed = [] } = command.opts<McpOptions>()
    const terminal = new Terminal({ inputs: await readInputs(command, 'mcp', context.signal) }, context)
    await terminal.ask(async (platform) => {
      const gone = new AbortController()
      const signal = AbortSignal.any([terminal.signal, gone.signal])
      const run = { ...readRunOptions(terminal.inputs, signal), signal }
      const say = (text: string): void => terminal.say(terminal.redact(text))
      const [{ buildServer }, { serveStdio }] = await Promise.all([
        import('../mcp/server.ts'),
        import('@modelcontextprotocol/server/stdio'),
      ])
      const onerror = (error: Error): void => say(`The connection to the agent: ${error.message}`)
      const served = serveStdio(() => buildServer({ platform, run, allowed, say }), { onerror })
      say(
        allowed.length === 0
          ? 'Serving an agent, which can read. To let it deploy a service, start with --allow SERVICE.'
          : `Serving an agent, which can deploy and roll back ${allowed.join(', ')}.`,
      )
      await Promise.race([once(process.stdin, 'close'), once(terminal.signal, 'abort')])
      gone.abort()
      await served.close()
    })
  })
}
