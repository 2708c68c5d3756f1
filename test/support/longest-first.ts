import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest from their first test to their last. Where one of them began late, all others would wait for it. */
const longest = [
  'test/scenario/everything-ends.test.ts',
  'test/command/a-client-is-played-against-faults.test.ts',
  'test/command/a-mistake-is-answered-with-what-to-do.test.ts',
]

/** Begins with them. On a clean checkout vitest would begin with the largest files, which are not the slowest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const nth = longest.findIndex((each) => moduleId.endsWith(each))
      return nth < 0 ? longest.length : nth
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
