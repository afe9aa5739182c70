/** Caches the promise of `load`. The next call retries a failed load. */
export const onceLoaded = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((refusal: unknown) => {
      loading = undefined
      throw refusal
    }))
}
