/** Calls `load` once and caches its promise. A failed load is retried by the next call. */
export const onceLoaded = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((refusal: unknown) => {
      loading = undefined
      throw refusal
    }))
}
