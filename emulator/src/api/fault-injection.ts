import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { pause } from '../abortable-pause.ts'
import type { ChosenFaults } from '../faults/chosen-faults.ts'
import { withEventFault } from '../faults/effects/event-faults.ts'
import { withHistoryFaults } from '../faults/effects/history-faults.ts'
import { BrokenConnection, rawResponse } from '../faults/effects/raw-response.ts'
import { sendReplacement, withByteFault } from '../faults/effects/response-faults.ts'
import { type Fault, isReplacement } from '../faults/fault.ts'
import { type Reply, sendHead, sendPieces, sendReply } from '../http/reply.ts'
import { isObject, toUrl } from '../http/request.ts'
import type { RequestHandler } from '../http/server.ts'
import type { Journal } from '../journal/journal.ts'
import type { EmulatorContext } from '../operations/request-context.ts'
import { operationAt } from '../operations/router.ts'
import type { ProcessRequest } from './contract-requests.ts'

/** Processes each request and sends its reply, with the faults that affect it. */
export function withFaults(
  process: ProcessRequest,
  { faults, journal }: { readonly faults: ChosenFaults; readonly journal: Journal },
  context: EmulatorContext,
): RequestHandler {
  return async (request, response) => {
    const operation = operationAt(request.method ?? 'GET', toUrl(request).pathname)
    const struck = operation ? faults.next(operation) : []
    journal.note(request, { faults: struck.map(({ kind }) => kind) })
    try {
      const replacement = struck.find(isReplacement)
      if (replacement && replacement.when !== 'after-effect') {
        await readToEnd(request)
        await delay(struck, 'before-effect')
        await sendReplacement(request, response, replacement, context.now())
        return
      }
      const reply = await process(request, async (name, args) => {
        journal.noteArguments(request, name, args)
        await delay(struck, 'before-effect')
      })
      journal.note(request, { trueStatus: reply.status })
      if (operation) journal.noteAnswer(request, operation, reply.body)
      if (struck.some(({ kind }) => kind === 'fail-build')) failBuild(reply, context)
      const isStored = operation !== undefined && faults.needsAnswers(operation)
      const shown = isStored ? await faults.answers.replace(request, reply, struck) : reply
      await delay(struck, 'after-effect')
      if (replacement) await sendReplacement(request, response, replacement, context.now())
      else await sendWithFaults(response, withHistoryFaults(shown, struck, request, context), struck)
    } catch (error) {
      if (!(error instanceof BrokenConnection)) throw error
      journal.noteCut(request)
      await breakConnection(response, error.how)
    }
  }
}

/** Dooms the deployment that an answer is about, or whose service it shows. */
function failBuild({ body }: Reply, { state, builds }: EmulatorContext): void {
  if (!isObject(body)) return
  const { deploymentId, id } = body
  const queued = typeof id === 'string' ? state.deployments.page(id, 1)[0]?.id : undefined
  const doomed = typeof deploymentId === 'string' ? deploymentId : queued
  if (doomed !== undefined) builds.doom(doomed)
}

/** Faults in events come first: after a fault in the bytes there are no whole events. */
async function sendWithFaults(response: ServerResponse, reply: Reply, faults: readonly Fault[]): Promise<void> {
  if (faults.length === 0) return sendReply(response, reply)
  const raw = rawResponse(reply)
  const isStream = raw.headers['content-type'] === 'text/event-stream'
  const { status, headers, pieces } = faults.reduce(withByteFault, isStream ? faults.reduce(withEventFault, raw) : raw)
  sendHead(response, status, headers)
  await sendPieces(response, pieces)
}

async function delay(faults: readonly Fault[], when: 'before-effect' | 'after-effect'): Promise<void> {
  for (const fault of faults) {
    if (fault.kind === 'delay' && (fault.when ?? 'before-effect') === when) await pause(fault.ms)
  }
}

/** Reads the whole request, so that the caller has sent everything before it gets an answer. */
async function readToEnd(request: IncomingMessage): Promise<void> {
  try {
    for await (const _ of request);
  } catch {
    // The caller has disconnected.
  }
}

/** Ends the connection once everything that was written has been sent. */
async function breakConnection(response: ServerResponse, how: 'reset' | 'close'): Promise<void> {
  const { socket } = response
  // Node sends headers and body together at the end of a turn.
  await setImmediate()
  while (socket?.writableLength && !socket.destroyed) await pause(1)
  // On some systems a reset discards what the receiver has not read yet.
  if (how === 'reset' && response.headersSent) await pause(20)
  if (how === 'reset') socket?.resetAndDestroy()
  else socket?.destroy()
}
