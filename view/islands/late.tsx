import { createElement, type FunctionComponent, lazy, type ReactNode, useEffect, useState } from "react"
import { Guarded } from "../guarded.tsx"
import { loadCode } from "./code.ts"
import { firstInteraction } from "./first-interaction.ts"
import { NotHere } from "./not-here.tsx"
import { useAlive } from "./use-alive.ts"

type Load<P> = () => Promise<FunctionComponent<P>>
type Here<P> = { readonly default: FunctionComponent<P> }

/** What loads each late part of the screens that are here. */
const loads: Array<() => Promise<unknown>> = []

/**
 * Part of a page that the server draws at once and a browser makes alive when the visitor has interacted: what is read without a script needs none in
 * the first load. It stands in a `Suspense` of its own, in a file `*.late.tsx`, whose styles come with the page (`server/platform/assets.ts`). Where its
 * code does not come, what the server drew stays; drawn by the browser it says so in its place, unless it `isSmall`, such as a sign.
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

/** Part that comes when it is wanted, within a `Suspense`: a guest's first page shows nothing of it. Where it does not come it says so in its place. */
export const wanted = <P extends object>(load: Load<P>): FunctionComponent<P> =>
  part(() => loadCode(load).then((drawn) => ({ default: drawn })))

/** Draws what is loaded; a load that failed is made again by a press. */
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

/** What is told of each part that has come alive. */
let told: () => void = () => undefined
export const onPartAlive = (tell: () => void): void => void (told = tell)

const telling =
  <P extends object>(drawn: FunctionComponent<P>): FunctionComponent<P> =>
  (props) => {
    useEffect(() => told(), [])
    return createElement(drawn, props)
  }

/** Keeps the markup of the server, for code that is requested again may come. */
const miss = (failure: unknown) => {
  document.getElementById("missing")?.removeAttribute("hidden")
  throw failure
}

/** Resolves when everything late of the screens that are here can be drawn at once: the server waits for it. */
export const lateIsHere = async (): Promise<void> => void (await Promise.all(loads.map((load) => load())))

/** Resolves when all that comes of it has come: a page that is walked to waits for that, and is shown without what does not come. */
export const lateHasCome = async (): Promise<void> => void (await Promise.allSettled(loads.map((load) => load())))

/** Promise that does not wait: React asks it in the middle of drawing. */
// oxlint-disable-next-line unicorn/no-thenable, typescript/no-unsafe-type-assertion -- React calls `then` and reads what is there after it
const atOnce = <T,>(value: T): Promise<T> => ({ then: (done: (value: T) => void) => done(value) }) as unknown as Promise<T>
