/** The replacement for a container image on a machine that runs no containers. */
export interface ImageReplacement {
  /** The folder that replaces the image's files. Each deployment runs in a copy of it. */
  readonly folder: string
  /** The command of the image, for the system's shell. A `web` image listens on the port in `PORT`. */
  readonly command: string
  /** `web` by default. */
  readonly runtimeMode?: 'web' | 'worker'
}

/**
 * The replacements, by the reference of the image. A reference without a tag replaces every tag and digest of that image that
 * has no entry of its own.
 */
export type ImageReplacements = Readonly<Record<string, ImageReplacement>>

/** Host, path, tag and digest, as in `registry.example:5000/team/app:1.2@sha256:…`. */
const reference =
  /^(?:[A-Za-z0-9][\w.-]*(?::\d{1,5})?\/)?[a-z0-9]+(?:(?:[./]|_{1,2}|-+)[a-z0-9]+)*(?::\w[\w.-]{0,127})?(?:@[a-z0-9]+:[0-9a-f]{32,})?$/

/** Whether the text is a reference of a container image. */
export function isImageReference(name: string): boolean {
  return name.length <= 512 && reference.test(name)
}

/** The replacement for an image, if there is one. */
export function findReplacement(images: ImageReplacements, name: string): ImageReplacement | undefined {
  const untagged = name.replace(/@.*$/, '').replace(/:[^:/]*$/, '')
  const key = [name, untagged].find((candidate) => Object.hasOwn(images, candidate))
  return key === undefined ? undefined : images[key]
}
