import { stripVTControlCharacters } from 'node:util'
import { InputError, PlatformError } from '../client/errors.ts'
import { type DeployEvent, type LogLine, withEnd } from '../deploy/events.ts'
import type { Outcome } from '../deploy/outcome.ts'
import { makeResult, type Result } from '../deploy/result.ts'
import type { FleetEvent } from '../fleet/fleet.ts'
import type { PreviewEvent } from '../preview/context.ts'
import { count, formatBytes, formatDuration, messageOf } from '../text/format.ts'
import type { Prose } from '../text/redact.ts'
import { redactedLines } from '../text/untrusted.ts'
import type { Host } from './host.ts'
import { ServiceHosts } from './services.ts'

type ShownEvent = PreviewEvent | FleetEvent

/**
 * Shows any run in its host, event by event, then its end. Never rejects: an error that the run throws is an end, too.
 */
export async function report(host: Host, run: AsyncGenerator<ShownEvent, Result>): Promise<Result> {
  const services = new ServiceHosts(host)
  let accepted: AcceptedEvent | undefined
  let ended: Result | undefined
  let isMistake = false
  try {
    for await (const event of withEnd(run)) {
      if (event.kind === 'accepted') accepted = event
      if (event.kind === 'ended') ended = event.result
      else await show(host, event, services)
    }
  } catch (error) {
    isMistake = error instanceof InputError && accepted === undefined
    ended = thrownEnd(host, error, accepted)
  }
  const result = ended ?? thrownEnd(host, new Error('the run ended without a result'), accepted)
  await host.end(result, isMistake)
  return result
}

type AcceptedEvent = Extract<DeployEvent, { kind: 'accepted' }>

async function show(host: Host, event: ShownEvent, services: ServiceHosts): Promise<void> {
  switch (event.kind) {
    case 'accepted': {
      const { serviceId, deploymentId, ref } = event
      host.remember({ serviceId, deploymentId })
      host.beginLog()
      host.setOutput('deployment-id', deploymentId)
      host.setOutput('service-id', serviceId)
      if (ref !== undefined) host.setOutput('ref', ref)
      return host.say(host.redact(`Deployment ${deploymentId} of service ${serviceId} was accepted.`))
    }
    case 'chosen':
      host.remember({ hasBegun: true, serviceId: event.serviceId, deploymentId: event.deploymentId, isJudged: true })
      host.setOutput('deployment-id', event.deploymentId)
      return host.setOutput('service-id', event.serviceId)
    case 'preview':
      return host.setOutput('service-id', event.serviceId)
    case 'memory':
      return host.remember(event.facts)
    case 'rollback':
      if (event.from !== undefined) host.setOutput('rolled-back-from', event.from)
      if (event.to !== undefined) host.setOutput('rolled-back-to', event.to)
      return
    case 'check': {
      const [found = '', ...details] = event.evidence
      host.say(host.redact(`Check ${event.name} ${event.passed ? 'passed' : 'failed'}: ${found}`))
      // The summary shows the rest.
      if (!event.passed) await host.printLog(details)
      return
    }
    case 'status':
      host.setOutput('status', event.word)
      host.showStatus(event.word)
      return host.say(host.redact(`Status: ${event.word} (after ${formatDuration(event.atMs)})`))
    case 'lines':
      return await printLines(host, event.lines)
    case 'archive': {
      const { path, digest, bytes, files } = event
      host.setOutput('archive-file', path)
      host.setOutput('archive-digest', digest)
      const what = files === undefined ? 'The archive' : `The archive of ${count(files, 'file')}`
      return host.say(host.redact(`${what} has ${formatBytes(bytes)}.`))
    }
    case 'progress': {
      const { step, doneBytes, totalBytes } = event
      const share = totalBytes === 0 ? 100 : Math.floor((100 * doneBytes) / totalBytes)
      return host.showStatus(`${step} ${formatBytes(doneBytes)} of ${formatBytes(totalBytes)} (${share} %)`)
    }
    case 'url':
      return host.setOutput('url', event.url)
    case 'plan':
      return services.plan(event)
    case 'service':
      if (event.event.kind === 'ended') return await services.end(event.name, event.event.result)
      return await show(services.of(event.name), event.event, services)
    case 'warning':
      return host.warn(event.text)
    case 'notice':
      return host.notice(event.text)
    case 'ended':
      return
    default:
      event satisfies never
  }
}

/** Lines of one write: a log may arrive whole, and its copies would fill the memory. */
const mostLines = 1_000

async function printLines(host: Host, lines: readonly LogLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += mostLines) {
    const part = lines.slice(from, from + mostLines)
    await host.printLog(part.flatMap(({ text }) => redactedLines(text, (line) => redactLine(host, line))))
  }
}

/**
 * Redacts one line. Colour can split a secret, which is whole again once the colour is removed: such a line loses its
 * colour.
 */
export function redactLine(host: Host, line: string): Prose {
  const plain = stripVTControlCharacters(line)
  const redacted = host.redact(plain)
  return redacted === plain ? host.redact(line) : redacted
}

/**
 * The end of a run that threw. A mistake in the inputs was found before anything was sent. A bug in Taxiway says
 * nothing about the deployment.
 */
function thrownEnd(host: Host, error: unknown, accepted: AcceptedEvent | undefined): Result {
  const text = messageOf(error)
  const end = (outcome: Outcome, reason: string): Result => {
    const { serviceId = null, deploymentId = null, atMs = 0 } = accepted ?? {}
    return makeResult({ outcome, reason: host.redact(reason), serviceId, deploymentId, durationMs: atMs })
  }
  if (accepted !== undefined) {
    const { deploymentId } = accepted
    return end('indeterminate', `Taxiway failed unexpectedly (${text}). Deployment ${deploymentId} is left running.`)
  }
  if (host.signal.aborted) return end('aborted', 'The run was cancelled before anything was requested.')
  const isRefused = error instanceof InputError || (error instanceof PlatformError && error.effect === 'none')
  return isRefused ? end('failed', text) : end('indeterminate', `Taxiway failed unexpectedly (${text}).`)
}
