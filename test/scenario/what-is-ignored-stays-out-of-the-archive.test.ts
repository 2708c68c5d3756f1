import { join } from 'node:path'
import { said } from '../support/messages.ts'
import { byUpload, expect, test } from '../support/scenario.ts'
import { plant, unpackWithTar } from '../support/workspace.ts'

// On Windows, creating a link requires a privilege.
const [leftOut, kept] = process.platform === 'win32' ? [[], []] : [['absolute', 'out'], ['inside']]

function links(workspace: string) {
  const all = {
    out: { link: '../secret-plans.txt' },
    absolute: { link: join(workspace, 'secret-plans.txt') },
    inside: { link: 'src/index.js' },
  }
  return leftOut.length > 0 ? all : {}
}

test('ignored files stay out of the archive', async ({ folder, workspace, platform, run }) => {
  plant(workspace, { 'secret-plans.txt': 'no' })
  plant(join(workspace, 'app'), {
    '.gitignore': '*.log\n/build/\n!keep.log\n',
    '.deployignore': 'notes/\n',
    '.git/config': 'no',
    'node_modules/dep/index.js': 'no',
    'packages/a/node_modules/dep/index.js': 'no',
    'packages/a/.gitignore': 'tmp\n!debug.log\n',
    'packages/a/tmp/x': 'no',
    'packages/a/debug.log': 'yes',
    'packages/b/tmp/x': 'yes',
    'packages/b/build/x': 'yes',
    'build/out.js': 'no',
    'error.log': 'no',
    'keep.log': 'yes',
    'notes/todo.md': 'no',
    'src/index.js': 'yes',
    ...links(workspace),
  })
  const site = await platform()
  const job = await run(byUpload(site))
  const { tree } = unpackWithTar(site.requests('upload')[0]?.body?.['archiveBase64'], join(folder, 'unpacked'))
  expect(
    Object.keys(tree)
      .filter((path) => !path.endsWith('ignore'))
      .sort(),
  ).toEqual([...kept, 'keep.log', 'packages/a/debug.log', 'packages/b/build/x', 'packages/b/tmp/x', 'src/index.js'])
  expect(job.warnings).toEqual(leftOut.map((path) => expect.stringMatching(said('left-out-link', path))))
  expect(job.outcome).toBe('succeeded')
})
