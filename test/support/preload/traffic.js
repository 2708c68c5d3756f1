import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import process from 'node:process'

// Writes down when the process under test sent each request, when it had the headers of each answer, and when it ended, by the world's
// clock: what a server notes of it comes later on a busy machine. It stands before what makes the clock faster.
const now = Date.now.bind(Date)
const note = (entry) => appendFileSync(process.env.TEST_TRAFFIC_FILE, `${JSON.stringify(entry)}\n`)
const urlOf = ({ origin, path }) => `${origin}${path}`

subscribe('undici:request:create', ({ request }) => {
  note({ kind: 'sent', at: now(), method: request.method, url: urlOf(request) })
})
subscribe('undici:request:headers', ({ request, response: { statusCode: status, headers } }) => {
  const names = headers.map(String)
  const index = names.findIndex((name, at) => at % 2 === 0 && name.toLowerCase() === 'retry-after')
  const retryAfter = index < 0 ? null : Number(names[index + 1])
  const entry = { kind: 'answered', at: now(), url: urlOf(request), status, retryAfter }
  // undici says so before the client hears of it: what is sent in the same turn may have been sent before.
  setImmediate(() => note(entry))
})
process.on('exit', () => note({ kind: 'ended', at: now() }))
