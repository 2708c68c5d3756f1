import type { Platform } from '../../client/platform.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'
import type { PlaceDeployment, PlaceResult } from '../proven-elsewhere.ts'
import { buildVocabulary } from '../verdict/vocabulary.ts'
import { readRecord } from './history-record.ts'
import { PastDeployments, type PastOptions } from './past-deployments.ts'

/** The deployments of a service by the platform's own history, which knows of success and of no gate. Nobody but the platform writes it. */
export async function* historyPlace(
  platform: Platform,
  serviceId: string,
  options: PastOptions,
): AsyncGenerator<PlaceDeployment> {
  const interpret = buildVocabulary(options)
  const history = new PastDeployments(platform, serviceId, options)
  for await (const { commit, succeeded, record } of history) {
    const { word } = readRecord(record)
    const meaning = word === undefined ? 'unknown' : interpret(word)
    const result = async (): Promise<PlaceResult> => {
      if (succeeded) return { kind: 'succeeded' }
      if (meaning === 'ongoing') return { kind: 'going', what: 'the deployment' }
      if (meaning === 'failed' || meaning === 'cancelled') return { kind: 'failed' }
      // What was replaced may have succeeded before, or not.
      return { kind: 'unknown', why: `its record says "${word ?? 'nothing'}"` }
    }
    yield {
      isUpload: false,
      commit: async () => commit,
      archive: undefined,
      result,
      origin: async () => ({ kind: 'trusted' }),
    }
  }
  if (!history.isWhole)
    throw new TaxiwayError('unreadable', `its history could be read only in part: ${history.extent}`)
}
