// What `taxiway emulator` and `taxiway resilience` load of this package, as `taxiway-emulator/command`.
export { allFaultCases, countHonest, isHonest, playFaults } from '../index.ts'
export { type ServeOptions, serve } from './serve.ts'
