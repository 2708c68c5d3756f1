import { isFields } from '../../client/json-fields.ts'

/** What a job that is added to a pipeline of GitLab is called, and its stage; undefined is the default one of GitLab. */
export interface AddedJob {
  readonly name: string
  readonly stage: string | undefined
}

/** Names for a job that is added to a pipeline: a name that it has not, and a stage that it has. */
export async function namesBeside(pipeline: string): Promise<AddedJob> {
  const { parseDocument } = await import('yaml')
  // A tag such as `!reference` is a warning, and what is broken keeps the parts that are not.
  const read: unknown = parseDocument(pipeline, { logLevel: 'silent' }).toJS()
  const fields = isFields(read) ? read : {}
  const { stages } = fields
  const own = Array.isArray(stages) ? stages.filter((each) => typeof each === 'string') : undefined
  const stage = own === undefined || own.length === 0 || own.includes('deploy') ? 'deploy' : own.at(-1)
  return { name: Object.hasOwn(fields, 'deploy') ? 'taxiway-deploy' : 'deploy', stage }
}
