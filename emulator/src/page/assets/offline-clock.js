/** When the platform answered last, in milliseconds, while it does not answer; undefined while it does. @type {number | undefined} */
let stoppedAt

/** Up to when the page knows what happens: a build may have ended since the platform answered last. */
export function knownUntil() {
  return stoppedAt ?? Date.now()
}

/** @param {string | undefined} at the last answer, RFC 3339; undefined once the platform answers again */
export function stopClock(at) {
  stoppedAt = at === undefined ? undefined : Date.parse(at)
}
