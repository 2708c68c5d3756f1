import { setTimeout as pause } from 'node:timers/promises'

/** What a scripted platform needs of a clock: virtual time has it, and so has the wall. */
export interface ServerClock {
  now(): number
  date(): Date
  serverSleep(ms: number): Promise<void>
}

export const realTime: ServerClock = {
  now: () => performance.now(),
  date: () => new Date(),
  serverSleep: async (ms) => await pause(Math.max(0, ms)),
}
