import { setFlagsFromString } from 'node:v8'

/**
 * Leaves V8's young generation at the size that it has. V8 doubles it, to 128 MiB at last, each time that what has outlived
 * a collection adds up to its size, and of a long enough log or upload that happens, however little outlives each. The flag
 * is read whenever the generation is about to grow, so it may be set while the process runs.
 */
export function keepYoungGenerationSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}
