import { pause } from '../abortable-pause.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { type Reply, StreamedBody } from '../http/reply.ts'
import { isObject } from '../http/request.ts'
import { toSamples } from '../operations/deployments/dialect-records.ts'
import type { ProcessRequest } from './contract-requests.ts'

/** Processes each request as before, and gives the answer the pace, headers, compression and errors of the dialect. */
export function withDialect(process: ProcessRequest, dialect: Dialect): ProcessRequest {
  return async (request, ready) => {
    if (dialect.answerMs > 0) await pause(dialect.answerMs)
    return inDialect(await process(request, ready), dialect)
  }
}

function inDialect(reply: Reply, { headers, compression, errors }: Dialect): Reply {
  const { status, body } = reply
  const isError = status >= 400 && isObject(body)
  const encoding = compression === 'none' || body instanceof StreamedBody ? {} : { 'content-encoding': compression }
  return {
    status,
    headers: { ...headers, ...reply.headers, ...encoding },
    body: isError ? { ...body, ...toSamples(errors) } : body,
  }
}
