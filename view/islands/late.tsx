import { createElement, type FunctionComponent, lazy, type ReactNode, useEffect, useState } from "react"
import { Guarded } from "../guarded.tsx"
import { loadCode } from "./code.ts"
import { firstInteraction } from "./first-interaction.ts"
import { NotHere } from "./not-here.tsx"
import { useAlive } from "./use-alive.ts"

type Load<P> = () => Promise<FunctionComponent<P>>
type Here<P> = { readonly default: FunctionComponent<P> }

/** Loaders of the late parts of imported screens. */
const loads: Array<() => Promise<unknown>> = []

/**
 * Part drawn by the server and hydrated after the first interaction, so that the first load has no code for it. Requires a `Suspense` and a
 * file `*.late.tsx`, whose styles load with the page (`server/platform/assets.ts`). If loading fails, the server's markup remains; a part
 * drawn by the browser shows an error, unless it `isSmall`.
 */
export const late = <P extends object>(load: Load<P>, isSmall = false): FunctionComponent<P> => {
  let here: Here<P> | undefined
  let tell: (part: Here<P>) => void
  const came = new Promise<Here<P>>((done) => (tell = done))
  const arrive = async () => {
    const part = await loadCode(load)
    tell((here ??= { default: telling(part) }))
    return here
  }
  loads.push(arrive)
  const want = () => {
    void firstInteraction.then(arrive).catch(miss)
    return came
  }
  const Served = lazy(() => (here === undefined ? want() : atOnce(here)))
  const Drawn = part(() => (here === undefined ? arrive() : atOnce(here)), isSmall)
  return function Late(props) {
    const [isDrawn] = useState(useAlive())
    return isDrawn ? <Drawn {...props} /> : guarded(<Served {...props} />, isSmall)
  }
}

/** Part loaded on demand in a `Suspense`; shows an error if loading fails. */
export const onDemand = <P extends object>(load: Load<P>): FunctionComponent<P> =>
  part(() => loadCode(load).then((drawn) => ({ default: drawn })))

/** Draws a loaded part; a button retries a failed load. */
const part = <P extends object>(load: () => Promise<Here<P>>, isSmall = false): FunctionComponent<P> => {
  let Loaded = lazy(load)
  const again = async (draw: () => void) => {
    const came = await Promise.resolve(load()).catch(() => null)
    if (came === null) return navigator.onLine ? location.reload() : undefined
    Loaded = lazy(() => atOnce(came))
    draw()
  }
  const Draw = (props: P) => <Loaded {...props} />
  return (props) => guarded(<Draw {...props} />, isSmall, (draw) => void again(draw))
}

const guarded = (children: ReactNode, isSmall: boolean, again = (draw: () => void) => draw()) => (
  <Guarded of={0} instead={isSmall ? undefined : (draw) => <NotHere onRetry={() => again(draw)} />}>
    {children}
  </Guarded>
)

let notify: () => void = () => undefined
export const onPartAlive = (tell: () => void): void => void (notify = tell)

const telling =
  <P extends object>(drawn: FunctionComponent<P>): FunctionComponent<P> =>
  (props) => {
    useEffect(() => notify(), [])
    return createElement(drawn, props)
  }

/** Rethrows, to keep the server's markup, and reveals the notice `#missing`. */
const miss = (failure: unknown) => {
  document.getElementById("missing")?.removeAttribute("hidden")
  throw failure
}

/** Resolves when all late parts have loaded, before the server renders. */
export const lateIsHere = async (): Promise<void> => void (await Promise.all(loads.map((load) => load())))

/** Resolves when all late parts have loaded or failed, for client-side navigation. */
export const lateHasCome = async (): Promise<void> => void (await Promise.allSettled(loads.map((load) => load())))

/** Synchronous thenable, which React reads while rendering. */
// oxlint-disable-next-line unicorn/no-thenable, typescript/no-unsafe-type-assertion -- React calls `then` and reads what is there after it
const atOnce = <T,>(value: T): Promise<T> => ({ then: (done: (value: T) => void) => done(value) }) as unknown as Promise<T>
