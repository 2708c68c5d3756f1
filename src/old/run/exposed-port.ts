import { type InferOutput, object, optional, string } from 'valibot'

/** A port that was exposed; its address is undefined if the platform's answer was lost. */
export const exposedPort = object({ port: string(), label: string(), url: optional(string()) })
export type ExposedPort = InferOutput<typeof exposedPort>
