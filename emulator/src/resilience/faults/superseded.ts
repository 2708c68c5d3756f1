import type { FaultCase } from '../fault-case.ts'

/** The builds wait, so that the deployment of the client is still queued when the next one comes. */
export const faultCase: FaultCase = {
  name: 'superseded',
  happens: 'Another deployment replaces this one before it is built.',
  isKnowable: true,
  dialect: { whenBusy: 'supersede' },
  holdsBuilds: true,
  before: (scene) => scene.deployByOthers(),
  async meanwhile(scene) {
    await scene.untilDeployed()
    await scene.deployByOthers()
    scene.releaseBuilds()
  },
}
