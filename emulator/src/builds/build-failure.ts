/** The reason for a failed deployment, as a sentence for its log. Any other error in a build is a defect of this platform. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure'
}
