import { syncBuiltinESMExports } from 'node:module'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import timers from 'node:timers'
import promises from 'node:timers/promises'
import { promisify } from 'node:util'

// Runs the clock and the timers of the process under test faster than the world's, so that a rule of 30 seconds can be
// seen at work in three. Sockets and the platform stay as fast as they are.
const factor = Number(process.env.TEST_TIME_FACTOR ?? 1)
/** So much is the wall clock of the process ahead of the world's, in milliseconds. */
const ahead = Number(process.env.TEST_CLOCK_AHEAD ?? 0)
const real = {
  setTimeout: globalThis.setTimeout,
  setInterval: globalThis.setInterval,
  sleep: promises.setTimeout,
  every: promises.setInterval,
  now: performance.now.bind(performance),
  hrtime: process.hrtime.bigint,
  Date: globalThis.Date,
  timeout: AbortSignal.timeout,
}
const born = { now: real.now(), hrtime: real.hrtime(), date: real.Date.now() + ahead }

const setTimeout = (run, ms = 0, ...rest) => real.setTimeout(run, ms / factor, ...rest)
const setInterval = (run, ms = 0, ...rest) => real.setInterval(run, ms / factor, ...rest)
promises.setTimeout = (ms = 0, ...rest) => real.sleep(ms / factor, ...rest)
promises.setInterval = (ms = 0, ...rest) => real.every(ms / factor, ...rest)
promises.scheduler.wait = (ms, options) => real.sleep(ms / factor, undefined, options)
setTimeout[promisify.custom] = promises.setTimeout
Object.assign(timers, { setTimeout, setInterval })
Object.assign(globalThis, { setTimeout, setInterval })
AbortSignal.timeout = (ms) => real.timeout.call(AbortSignal, Math.ceil(ms / factor))

performance.now = () => born.now + (real.now() - born.now) * factor
const nanoseconds = () => born.hrtime + (real.hrtime() - born.hrtime) * BigInt(factor)
const dateNow = () => Math.round(born.date + (real.Date.now() + ahead - born.date) * factor)
process.hrtime.bigint = nanoseconds
globalThis.Date = class extends real.Date {
  constructor(...given) {
    super(...(given.length === 0 ? [dateNow()] : given))
  }
  static now() {
    return dateNow()
  }
}
syncBuiltinESMExports()
