import { join } from 'node:path'
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
