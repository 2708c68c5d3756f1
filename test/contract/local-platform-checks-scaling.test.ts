import { expect, test } from 'vitest'
import { useStage } from './local-platform.ts'

const local = useStage({
  services: [
    ...['fresh', 'floor', 'rules'].map((id) => ({ id, name: id })),
    { id: 'site', name: 'site', runtimeMode: 'static' },
  ],
})

const scaling = (id: string) => `/api/services/${id}/scaling`
const scale = (id: string, body: unknown) => local.ask(scaling(id), { method: 'PATCH', body })

const fresh = {
  minReplicas: 1,
  maxReplicas: 1,
  desiredReplicas: 1,
  instances: 1,
  autoscaleEnabled: false,
  autoscaleCpuPct: 80,
  autoscaleMemPct: 80,
  autoscalable: true,
}

test('a service starts with one instance, and an empty change changes nothing', async () => {
  expect(await local.ask(scaling('fresh'))).toEqual({ status: 200, body: fresh })
  expect((await scale('fresh', {})).body).toEqual({ scaling: fresh, redeploying: false })
})

test('with autoscaling on, instances is the minimum', async () => {
  const asked = { instances: 2, maxInstances: 5, autoscaleEnabled: true, autoscaleCpuPct: 60, autoscaleMemPct: 0 }
  const { status, body } = await scale('floor', asked)
  const { scaling: shown, redeploying } = body
  expect([status, redeploying]).toEqual([200, false])
  expect(shown).toMatchObject({ minReplicas: 2, maxReplicas: 5, autoscaleCpuPct: 60, autoscaleMemPct: 0 })
  expect(shown.desiredReplicas).toBeGreaterThanOrEqual(2)
  expect(shown.desiredReplicas).toBeLessThanOrEqual(5)
  expect(shown.instances).toBe(shown.desiredReplicas)
  expect((await local.ask(scaling('floor'))).body).toEqual(shown)
})

test('a missing maximum rises with the minimum, and a given one must not be below it', async () => {
  expect((await scale('rules', { instances: 4 })).body.scaling).toMatchObject({ minReplicas: 4, maxReplicas: 4 })
  const kept = (await local.ask(scaling('rules'))).body
  for (const body of [
    { maxInstances: 3 },
    { instances: 3, maxInstances: 2 },
    { instances: 0 },
    { instances: 1.5 },
    { instances: 1e30 },
    { maxInstances: 1_001 },
    { autoscaleCpuPct: -1 },
    { autoscaleMemPct: 101 },
    { autoscaleEnabled: 'yes' },
    { replicas: 2 },
  ]) {
    expect(await scale('rules', body)).toEqual({ status: 400, body: { error: expect.stringMatching(/.{10}/) } })
  }
  expect((await local.ask(scaling('rules'))).body).toEqual(kept)
})

test('a service without a process cannot autoscale', async () => {
  expect((await local.ask(scaling('site'))).body.autoscalable).toBe(false)
  expect((await scale('site', { autoscaleEnabled: true })).status).toBe(400)
})

test('redeploying is true only if the service is deployed again', async () => {
  const { id } = (await local.upload({ 'index.html': 'x' }, { runtimeMode: 'static' })).service
  const history = async () => (await local.ask(`/api/services/${id}/deployments`)).body.deployments
  expect((await scale(id, { maxInstances: 3 })).body.redeploying).toBe(false)
  expect(await history()).toHaveLength(1)
  expect((await scale(id, { instances: 2 })).body.redeploying).toBe(true)
  const [newest, ...others] = await history()
  expect(others).toHaveLength(1)
  expect((await local.finish(id, newest.deploymentId)).record.status).toBe('live')
})
