import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'job-cancelled',
  happens: 'The job is cancelled in the middle of the build: the client gets SIGTERM.',
  isKnowable: false,
  holdsBuilds: true,
  needsSignals: true,
  async meanwhile(scene) {
    await scene.untilBuilding()
    scene.terminate()
    scene.releaseBuilds()
  },
}
