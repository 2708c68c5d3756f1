import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'
import { expect, test } from '../support/scenario.ts'
import { root } from '../unit/repository/sources.ts'

const python = process.env['TAXIWAY_PYTHON']
const forms = join(root, '.github/ISSUE_TEMPLATE')

/** The name of the published schema, and the example. */
const examples = [
  ['azure-pipelines', 'azure-pipelines.yml'],
  ['buildkite', 'buildkite/pipeline.yml'],
  ['circle-ci', 'circleci/config.yml'],
  ['gitlab-ci', 'gitlab/.gitlab-ci.yml'],
  ['gitlab-ci', 'gitlab/templates/preview.yml'],
  ['woodpecker-ci', 'woodpecker/.woodpecker.yml'],
] as const

const transforms: Readonly<Record<string, string>> = {
  'azure-pipelines': 'azure-pipelines',
  'gitlab-ci': 'gitlab-ci',
}

describe.skipIf(python === undefined)('check-jsonschema, which brings the schemas of the systems', () => {
  test.for(examples)('%s: examples/ci/%s', ([schema, path], { folder }) => {
    const text = readFileSync(join(root, 'examples/ci', path), 'utf8')
    expect(problems(schema, text, folder)).toEqual({ status: 0, stdout: expect.stringContaining('ok') })
    // What the schema lets pass must not be everything.
    expect(
      problems(schema, text.replaceAll(/^(\s*)(?:- )?(?:script|command|commands|run):/gm, '$1scirpt:'), folder),
    ).toMatchObject({ status: 1 })
  })

  test.for(readdirSync(forms).filter((name) => name !== 'config.yml'))(
    'GitHub shows the issue form %s',
    (name, { folder }) => {
      const text = readFileSync(join(forms, name), 'utf8')
      expect(problems('github-issue-forms', text, folder)).toEqual({ status: 0, stdout: expect.stringContaining('ok') })
      expect(problems('github-issue-forms', text.replace('type: textarea', 'type: text'), folder)).toMatchObject({
        status: 1,
      })
    },
  )
})

function problems(schema: string, text: string, folder: string) {
  const file = join(folder, 'pipeline.yml')
  // A component has its inputs in a document before the pipeline. The schema of Azure lists UseNode@1 and lacks its inputs.
  const [pipeline = ''] = text.split(/^---\n/m).slice(-1)
  writeFileSync(file, pipeline.replace(/UseNode@1\n(\s+inputs:\n\s+)version:/, 'NodeTool@0\n$1versionSpec:'))
  const transform = transforms[schema]
  const { status, stdout } = spawnSync(
    python ?? '',
    [
      ...['-m', 'check_jsonschema', '--builtin-schema', `vendor.${schema}`, '--regex-variant', 'nonunicode'],
      ...(transform === undefined ? [] : ['--data-transform', transform]),
      file,
    ],
    { encoding: 'utf8' },
  )
  return { status, stdout }
}
