import { expect, test } from 'vitest'
import { platformAt } from './client.ts'
import { json, serve } from './server.ts'

test('a body that fails while it is sent rejects with its own error, not with a lost answer', async () => {
  await using server = await serve((response) => json(response, 201, { deploymentId: 'd1' }))
  await using platform = platformAt(server)
  const body = {
    length: 100,
    async *chunks() {
      yield Buffer.from('{"name":')
      throw new RangeError('the archive changed while it was sent')
    },
  }
  const sent = platform.send('deploy_upload', { projectSlug: 'shop' }, body)
  await expect(sent).rejects.toThrow(new RangeError('the archive changed while it was sent'))
})
