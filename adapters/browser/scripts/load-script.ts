export class ScriptFailed extends Error {}

/** Loads a script. The error omits its address, which may contain a key. */
export const loadScript = (source: string): Promise<HTMLScriptElement> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script")
    script.src = source
    script.async = true
    script.addEventListener("load", () => resolve(script))
    script.addEventListener("error", () => {
      script.remove()
      reject(new ScriptFailed("could not load the script"))
    })
    document.head.append(script)
  })

/** Loads a provider's script and returns the global that it defines. */
export const loadProvider = async <Provider>(
  source: string,
  name: string,
  isProvider: (value: unknown) => value is Provider
): Promise<Provider> => {
  const script = await loadScript(source)
  const provider: unknown = Reflect.get(globalThis, name)
  if (isProvider(provider)) return provider
  script.remove()
  throw new ScriptFailed("the script defines no provider")
}

/** Loads once, and again after a failure. */
export const loadOnce = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let pending: Promise<A> | undefined
  return () =>
    (pending ??= load().catch((reason: unknown) => {
      pending = undefined
      throw reason
    }))
}
