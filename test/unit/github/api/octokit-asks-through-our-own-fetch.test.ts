import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { GitHubRepository, githubRefusal } from '../../../../src/old/github/api/github-repository.ts'
import { Redactor } from '../../../../src/old/text/secrets/redactor.ts'
import { LoopbackServer } from '../../../support/loopback.ts'

/** Answers by number of the request, and keeps what was asked. */
class Scripted extends LoopbackServer {
  readonly asked: string[] = []
  readonly authorized: (string | undefined)[] = []
  readonly #answer: (response: ServerResponse, count: number) => void

  constructor(answer: (response: ServerResponse, count: number) => void) {
    super()
    this.#answer = answer
  }

  protected override serve(request: IncomingMessage, response: ServerResponse): void {
    this.asked.push(`${request.method} ${request.url}`)
    this.authorized.push(request.headers.authorization)
    this.#answer(response, this.asked.length)
  }
}

const json = (response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))

async function serving(answer: (response: ServerResponse, count: number) => void) {
  const server = await new Scripted(answer).open()
  onTestFinished(() => server.close())
  return server
}

function repositoryAt(apiUrl: string, signal = new AbortController().signal): GitHubRepository {
  const repository = { owner: 'ada', repo: 'harbor', apiUrl }
  return new GitHubRepository({ repository, token: 'ghs_token', redactor: new Redactor(), signal })
}

async function list(github: GitHubRepository, most = 5): Promise<number> {
  let rows = 0
  const pages = github.pages(
    ({ paginate, rest }, place) => paginate.iterator(rest.repos.listDeployments, { ...place, per_page: 100 }),
    most,
  )
  for await (const page of pages) rows += page.rows.length
  return rows
}

test('the pages of a list are followed by the header, however full they are', async () => {
  const server: Scripted = await serving((response, count) => {
    const link = `<${server.url}/repositories/1/deployments?page=${count + 1}>; rel="next"`
    json(response, 200, [{ id: count }], count < 3 ? { link } : {})
  })
  expect(await list(repositoryAt(server.url))).toBe(3)
  expect(server.asked[1]).toBe('GET /repositories/1/deployments?page=2')
  expect(new Set(server.authorized)).toEqual(new Set(['Bearer ghs_token']))
})

test.each([
  ['a torn body', (response: ServerResponse) => response.writeHead(200).end('[{"id":1},')],
  ['a page of HTML', (response: ServerResponse) => response.writeHead(200).end('<html>')],
  ['409', (response: ServerResponse) => json(response, 409, { message: 'Conflict' })],
])(
  '%s is no empty page',
  async (_, answer) => {
    const server = await serving(answer)
    await expect(list(repositoryAt(server.url))).rejects.toThrow()
  },
  30_000,
)

test('a page on another server does not get the token', async () => {
  const other = await serving((response) => json(response, 200, []))
  const server = await serving((response) =>
    json(response, 200, [{ id: 1 }], { link: `<${other.url}/deployments?page=2>; rel="next"` }),
  )
  await expect(list(repositoryAt(server.url))).rejects.toThrow('another server')
  expect(other.asked).toEqual([])
})

test('a list that repeats its rows, and one without an end, are not read for ever', async () => {
  const server: Scripted = await serving((response, count) => {
    const link = `<${server.url}/repositories/1/deployments?page=${count + 1}>; rel="next"`
    json(response, 200, [{ id: 1 }], { link })
  })
  await expect(list(repositoryAt(server.url))).rejects.toThrow('repeats rows')
  expect(server.asked).toHaveLength(2)
  const endless: Scripted = await serving((response, count) => {
    const link = `<${endless.url}/repositories/1/deployments?page=${count + 1}>; rel="next"`
    json(response, 200, [{ id: count }], { link })
  })
  expect(await list(repositoryAt(endless.url), 4)).toBe(4)
  expect(endless.asked).toHaveLength(4)
})

test('the signal ends a page that never comes', async () => {
  const server = await serving(() => undefined)
  const controller = new AbortController()
  const reading = list(repositoryAt(server.url, controller.signal))
  await server.until(() => true)
  controller.abort(new Error('cancelled'))
  await expect(reading).rejects.toThrow('cancelled')
})

test.each([502, 500, 429])(
  'a creation that was answered with %i is not sent again by itself',
  async (status) => {
    const server = await serving((response, count) =>
      count === 1 ? json(response, status, { message: 'no' }, { 'retry-after': '1' }) : json(response, 201, { id: 2 }),
    )
    const github = repositoryAt(server.url)
    const create = github.ask(({ rest }, place) => rest.repos.createDeployment({ ...place, ref: 'main' }))
    await (status === 429 ? create.catch(() => undefined) : expect(create).rejects.toMatchObject({ status }))
    const creations = server.asked.filter((each) => each === 'POST /repos/ada/harbor/deployments')
    expect(creations.length).toBe(status === 429 ? 2 : 1)
  },
  80_000,
)

test('what GitHub says of each field is said', async () => {
  const errors = [{ resource: 'Deployment', field: 'ref', code: 'invalid' }, { message: 'No ref found for: v9' }]
  const server = await serving((response) => json(response, 422, { message: 'Validation Failed', errors }))
  const failure = await repositoryAt(server.url)
    .ask(({ rest }, place) => rest.repos.createDeployment({ ...place, ref: 'v9' }))
    .catch((error: unknown) => error)
  expect(githubRefusal(failure, 'deployments: write')).toContain(
    'Validation Failed: ref is invalid; No ref found for: v9',
  )
})
