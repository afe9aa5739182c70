/** Loads once, when it is first asked to; a load that failed is tried again by whoever asks next. */
export const onceLoaded = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((refusal: unknown) => {
      loading = undefined
      throw refusal
    }))
}
