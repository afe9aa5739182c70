/** Caches the promise of `load`, unless it fails. */
export const onceLoaded = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((refusal: unknown) => {
      loading = undefined
      throw refusal
    }))
}
