/** A module that is loaded once, when it is first wanted; a load that failed can be tried again. */
export const onceLoaded = <M>(load: () => Promise<M>): (() => Promise<M>) => {
  let loading: Promise<M> | undefined
  return () =>
    (loading ??= load().catch((refusal: unknown) => {
      loading = undefined
      throw refusal
    }))
}
