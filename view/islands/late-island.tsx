import { createElement, type FunctionComponent, lazy, type ReactNode, useEffect, useState } from "react"
import { ErrorBoundary } from "../error-boundary.tsx"
import { loadCode } from "./code.ts"
import { firstInteraction } from "./first-interaction.ts"
import { LoadError } from "./load-error.tsx"
import { useIsHydrated } from "./use-is-hydrated.ts"

type Load<P> = () => Promise<FunctionComponent<P>>
type Module<P> = { readonly default: FunctionComponent<P> }

const partLoaders: Array<() => Promise<unknown>> = []

/**
 * Part rendered by the server and hydrated after the first interaction. Needs a `Suspense` and a file `*.late.tsx`, whose styles load with the
 * page (`server/platform/assets.ts`). After a failed load the server's markup remains; a part rendered by the browser shows an error, unless it
 * `isSmall`.
 */
export const lateIsland = <P extends object>(load: Load<P>, isSmall = false): FunctionComponent<P> => {
  let loaded: Module<P> | undefined
  let resolve: (part: Module<P>) => void
  const arrival = new Promise<Module<P>>((done) => (resolve = done))
  const fetchPart = async () => {
    const part = await loadCode(load)
    resolve((loaded ??= { default: notifying(part) }))
    return loaded
  }
  partLoaders.push(fetchPart)
  const awaitInteraction = () => {
    void firstInteraction.then(fetchPart).catch(reportMissing)
    return arrival
  }
  const Served = lazy(() => (loaded === undefined ? awaitInteraction() : syncThenable(loaded)))
  const Drawn = part(() => (loaded === undefined ? fetchPart() : syncThenable(loaded)), isSmall)
  return function Late(props) {
    const [isDrawn] = useState(useIsHydrated())
    return isDrawn ? <Drawn {...props} /> : withBoundary(<Served {...props} />, isSmall)
  }
}

/** Part loaded on demand in a `Suspense`; shows an error after a failed load. */
export const onDemand = <P extends object>(load: Load<P>): FunctionComponent<P> =>
  part(() => loadCode(load).then((drawn) => ({ default: drawn })))

const part = <P extends object>(load: () => Promise<Module<P>>, isSmall = false): FunctionComponent<P> => {
  let Loaded = lazy(load)
  const reload = async (draw: () => void) => {
    const loaded = await Promise.resolve(load()).catch(() => null)
    if (loaded === null) return navigator.onLine ? location.reload() : undefined
    Loaded = lazy(() => syncThenable(loaded))
    draw()
  }
  const Draw = (props: P) => <Loaded {...props} />
  return (props) => withBoundary(<Draw {...props} />, isSmall, (draw) => void reload(draw))
}

const withBoundary = (children: ReactNode, isSmall: boolean, retry = (draw: () => void) => draw()) => (
  <ErrorBoundary fallback={isSmall ? undefined : (draw) => <LoadError onRetry={() => retry(draw)} />}>{children}</ErrorBoundary>
)

let notify: () => void = () => undefined

/** Sets the callback that each late part calls after hydration. */
export const onPartHydrated = (callback: () => void): void => void (notify = callback)

const notifying =
  <P extends object>(drawn: FunctionComponent<P>): FunctionComponent<P> =>
  (props) => {
    useEffect(() => notify(), [])
    return createElement(drawn, props)
  }

/** Reveals the notice `#missing`. Rethrows, so that the server's markup remains. */
const reportMissing = (failure: unknown) => {
  document.getElementById("missing")?.removeAttribute("hidden")
  throw failure
}

/** Loads all late parts, for server rendering. */
export const loadIslands = (): Promise<unknown> => Promise.all(partLoaders.map((load) => load()))

/** Loads all late parts, despite failures, for client-side navigation. */
export const settleIslands = (): Promise<unknown> => Promise.allSettled(partLoaders.map((load) => load()))

/** Synchronous thenable, which React reads while rendering. */
// oxlint-disable-next-line unicorn/no-thenable, typescript/no-unsafe-type-assertion -- React calls `then` and reads the value at once
const syncThenable = <T,>(value: T): Promise<T> => ({ then: (done: (value: T) => void) => done(value) }) as unknown as Promise<T>
