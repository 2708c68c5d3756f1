import { authenticate } from '../access/authorization.ts'
import { sendError } from '../http/reply.ts'
import { bodyLimits, readJson, toUrl } from '../http/request.ts'
import type { RequestHandler } from '../http/server.ts'
import { StatusError } from '../http/status-error.ts'
import type { EmulatorContext } from '../operations/request-context.ts'

/**
 * Answers `POST /mcp`, the tools of the contract over the streamable HTTP transport of the Model Context Protocol, and leaves
 * other paths to `handle`. Each request has a key of its own, so there are no sessions. The protocol is loaded on first use.
 */
export function withMcp(handle: RequestHandler, context: EmulatorContext): RequestHandler {
  return async (request, response) => {
    if (toUrl(request).pathname !== '/mcp') return handle(request, response)
    try {
      if (request.method !== 'POST') {
        throw new StatusError(405, 'Call tools with POST: this server has no sessions to listen to or to end.', {
          allow: 'POST',
        })
      }
      const key = authenticate(request.headers.authorization, context.state)
      const message = await readJson(request, bodyLimits.upload)
      const { answerMessage } = await import('./tool-server.ts')
      const caller = { key, origin: `http://${request.headers.host}`, lastEventId: undefined }
      await answerMessage({ request, response, message }, context, caller)
    } catch (error) {
      sendError(response, error)
    }
  }
}
