/** The stages of a deployment on the local platform. A platform's words for them depend on its dialect. */
export const stages = ['queued', 'building', 'starting', 'live', 'retired', 'failed', 'superseded'] as const

/** `retired` was live until a newer deployment replaced it; `superseded` was removed from the queue by a newer one. */
export type Stage = (typeof stages)[number]
