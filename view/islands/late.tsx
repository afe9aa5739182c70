import { createElement, type FunctionComponent, lazy, useEffect } from "react"
import { firstInteraction } from "./first-interaction.ts"

/** What loads each late part of the screens that are here. */
const loads: Array<() => Promise<unknown>> = []

/**
 * A part of a page that the server draws at once and a browser makes alive when the visitor has interacted: what is read without a script needs none in
 * the first load. It stands in a `Suspense` of its own, in a file `*.late.tsx`, whose styles come with the page (`server/platform/assets.ts`).
 */
export const late = <P extends object>(load: () => Promise<FunctionComponent<P>>) => {
  type Here = { readonly default: FunctionComponent<P> }
  let here: Here | undefined
  let tell: (part: Here) => void
  const came = new Promise<Here>((done) => (tell = done))
  const arrive = async () => {
    const part = await load()
    tell((here ??= { default: telling(part) }))
  }
  loads.push(arrive)
  const want = () => {
    void firstInteraction.then(arrive).catch(miss)
    return came
  }
  return lazy(() => (here === undefined ? want() : atOnce(here)))
}

/** What is told of each part that has come alive. */
let told: () => void = () => undefined
export const onPartAlive = (tell: () => void): void => void (told = tell)

const telling =
  <P extends object>(part: FunctionComponent<P>): FunctionComponent<P> =>
  (props) => {
    useEffect(() => told(), [])
    return createElement(part, props)
  }

/** What the server drew stays, for what is asked for again may come; a part that throws would take the whole page with it. */
const miss = (failure: unknown) => {
  document.getElementById("missing")?.removeAttribute("hidden")
  throw failure
}

/** Resolves when everything late of the screens that are here can be drawn at once: the server waits for it, and a page that is walked to. */
export const lateIsHere = async (): Promise<void> => void (await Promise.all(loads.map((load) => load())))

/** A promise that does not wait: React asks it in the middle of drawing. */
// oxlint-disable-next-line unicorn/no-thenable, typescript/no-unsafe-type-assertion -- React calls `then` and reads what is there after it
const atOnce = <T,>(value: T): Promise<T> => ({ then: (done: (value: T) => void) => done(value) }) as unknown as Promise<T>
