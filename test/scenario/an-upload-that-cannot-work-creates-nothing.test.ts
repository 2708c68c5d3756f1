import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zip } from '../support/archives.ts'
import { said } from '../support/messages.ts'
import { byUpload, expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

type Files = Readonly<Record<string, string>>

test.for<[string, Files, Files, string]>([
  [
    'the output folder that Git ignores',
    { 'package.json': '{}', '.gitignore': 'dist/\n', 'dist/index.html': 'x' },
    { 'runtime-mode': 'static', 'start-command': 'dist' },
    '`start-command` names "dist", which is not in the archive. A rule of .gitignore leaves "dist/" out: add the line `!/dist/` to a .deployignore in the folder that is packed.',
  ],
  [
    'the output folder whose content Git ignores',
    { '.gitignore': 'dist/*\n', 'dist/index.html': 'x', 'readme.md': 'y' },
    { 'runtime-mode': 'static', 'start-command': 'dist' },
    'A rule of .gitignore leaves "dist/" out: add the lines `!/dist/` and `!/dist/**` to a .deployignore in the folder that is packed.',
  ],
  [
    'a static site whose page Git ignores',
    { '.gitignore': 'dist\n', 'dist/index.html': 'x', 'readme.md': 'y' },
    { 'runtime-mode': 'static' },
    'The archive has no page, but "dist" has one. Set `start-command: dist`. A rule of .gitignore leaves "dist/" out: add the line `!/dist/`',
  ],
  [
    'an output folder below the root, that a .deployignore names',
    { 'web/a.txt': 'x', 'web/.deployignore': 'out\n', 'web/out/index.html': 'x' },
    { 'runtime-mode': 'static', 'root-dir': './web/', 'start-command': 'out' },
    '`start-command` names "out", which is not in the archive. A rule of .deployignore leaves "web/out/" out: remove that rule.',
  ],
  [
    'an output folder that was not built',
    { 'package.json': '{}' },
    { 'runtime-mode': 'static', 'start-command': 'dist' },
    '`start-command` names "dist", which is not in the archive. It does not exist: build it first.',
  ],
  [
    'a root without a file',
    { 'a.txt': 'x', 'web/': '' },
    { 'root-dir': 'web' },
    '`root-dir` names "web", which is not in the archive. It is empty, or all of it is left out: check .gitignore and .deployignore.',
  ],
  [
    'a static site without its mode',
    { 'index.html': 'x', 'style.css': 'y', 'img/logo.svg': 'z' },
    {},
    'The folder has web pages and nothing that could be started. Set `runtime-mode: static` for a static site, or `start-command`.',
  ],
  [
    'a dependency outside of the folder',
    { 'package.json': '{"dependencies":{"lib":"file:../lib"}}' },
    { 'start-command': 'node index.js' },
    '"package.json" needs "file:../lib", which is outside of the folder that is uploaded',
  ],
  [
    'a package of a workspace without its workspace',
    { 'package.json': '{"dependencies":{"lib":"workspace:*"}}' },
    { 'start-command': 'node index.js' },
    '"package.json" needs "workspace:*", which is outside of the folder that is uploaded',
  ],
  [
    'a dependency in the folder that a rule leaves out',
    { '.gitignore': '*.tgz\n', 'package.json': '{"dependencies":{"lib":"file:lib.tgz"}}', 'lib.tgz': 'x' },
    { 'start-command': 'node index.js' },
    '"package.json" needs "file:lib.tgz", which is not in the archive',
  ],
  [
    'a requirement outside of the folder',
    { 'web/requirements.txt': 'flask\n-e ../../lib\n', 'web/app.py': '' },
    { 'root-dir': 'web', 'start-command': 'python app.py' },
    '"web/requirements.txt" needs "../../lib", which is outside of the folder that is uploaded',
  ],
  [
    'a module of Go outside of the folder',
    { 'go.mod': 'module x\n\nreplace example.com/lib => ../lib\n', 'main.go': '' },
    { 'start-command': './x' },
    '"go.mod" needs "../lib", which is outside of the folder that is uploaded',
  ],
  [
    'a start command whose file Git ignores',
    { '.gitignore': 'dist\n', 'package.json': '{}', 'dist/server.js': '' },
    { 'start-command': 'node ./dist/server.js' },
    '`start-command` names "dist/server.js", which is in the folder, but not in the archive, and no build makes it.',
  ],
  [
    'pages in a folder, without a mode',
    { 'public/about.html': 'x', 'readme.md': 'y' },
    {},
    'The folder has web pages and nothing that could be started.',
  ],
])('%s', async ([, files, inputs, sentence], { workspace, platform, run }) => {
  plant(join(workspace, 'app'), files)
  const site = await platform()
  const job = await run(byUpload(site, inputs))
  expect(job.exitCode).toBe(1)
  expect(job.errors.join('\n')).toContain(sentence)
  expect(site.requests('upload')).toEqual([])
})

test.for<[string, Files, Files]>([
  ['a static site with its mode', { 'index.html': 'x' }, { 'runtime-mode': 'static' }],
  [
    'an output folder that the build makes',
    { 'package.json': '{}' },
    { 'runtime-mode': 'static', 'build-command': 'npm run build', 'start-command': 'dist' },
  ],
  [
    'an output folder that the script of a package.json makes',
    { 'package.json': '{ "scripts": { "build": "vite build" } }' },
    { 'runtime-mode': 'static', 'start-command': 'dist' },
  ],
  [
    'an output folder that the advised lines keep',
    { '.gitignore': '*\n', '.deployignore': '!/dist/\n!/dist/**\n', 'dist/index.html': 'x' },
    { 'runtime-mode': 'static', 'start-command': 'dist' },
  ],
  [
    'a package of a workspace that is uploaded whole',
    {
      'package.json': '{"workspaces":["packages/*"]}',
      'packages/web/package.json': '{"dependencies":{"lib":"workspace:*","other":"file:../lib"}}',
      'packages/lib/package.json': '{}',
    },
    { 'root-dir': 'packages/web', 'start-command': 'node index.js' },
  ],
  [
    'a dependency outside, with an install of its own',
    { 'package.json': '{"dependencies":{"lib":"file:../lib"}}' },
    { 'start-command': 'node index.js', 'install-command': 'npm install --omit=optional' },
  ],
  [
    'a start command whose file a build makes again',
    { '.gitignore': 'dist\n', 'package.json': '{}', 'dist/server.js': '' },
    { 'start-command': 'node dist/server.js', 'build-command': 'npm run build' },
  ],
  ['a page beside a program', { 'index.html': 'x', Procfile: 'web: ./serve' }, {}],
  [
    'an output folder that .deployignore keeps',
    { '.gitignore': 'dist/', '.deployignore': '!/dist/', 'dist/index.html': 'x' },
    { 'runtime-mode': 'static', 'start-command': 'dist/' },
  ],
])('goes ahead: %s', async ([, files, inputs], { workspace, platform, run }) => {
  plant(join(workspace, 'app'), files)
  const site = await platform()
  const job = await run(byUpload(site, inputs))
  expect(job.outputs).toMatchObject({ outcome: 'succeeded' })
})

test.for<[string, string, Buffer]>([
  ['a gzip file without its end', 'app.tar.gz', gzipSync(Buffer.alloc(10_240, 'abc')).subarray(0, -9)],
  ['a tar file without its end in a whole gzip file', 'app.tgz', gzipSync(Buffer.alloc(1_000))],
  ['a zip file without its end', 'app.zip', zip([{ path: 'index.html', content: 'x'.repeat(900) }]).subarray(0, -30)],
])('%s is refused', async ([, name, bytes], { workspace, platform, run }) => {
  writeFileSync(join(workspace, name), bytes)
  const site = await platform()
  const job = await run(byUpload(site, { 'archive-path': name }))
  expect(job.exitCode).toBe(1)
  expect(job.errors[0]).toMatch(said('archive-cut'))
  expect(site.requests('upload')).toEqual([])
})
