// What `taxiway emulator` and `taxiway resilience` load of this package, as `taxiway-emulator/command`.
export { allFaultCases, isHonest, playFaults } from '../index.ts'
export { findLocalPlatforms } from '../running-platforms.ts'
export { askForKeys, type LocalKey } from './keys-of-running-platform.ts'
export { type ServeOptions, serve } from './serve.ts'
