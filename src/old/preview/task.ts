/** What is to be done with the preview. */
export type PreviewTask =
  | {
      readonly kind: 'deploy'
      /** In the first run of a change request that was just opened nothing can exist yet. */
      readonly isFirstRun: boolean
      /** Only if the head has no preview yet. */
      readonly ifMissing?: boolean
    }
  /** In a re-run, what started it may be old. */
  | { readonly kind: 'close'; readonly isRerun: boolean }
