import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import type { NavigationKind } from "../../../core/domain/navigation/navigation-kind.ts"
import { settleScroll } from "../../../core/services/navigation/settle-scroll.ts"
import { writeHistory } from "../../../core/services/navigation/write-history.ts"
import type { Focus } from "../../../core/services/ports/focus.ts"
import { History } from "../../../core/services/ports/history.ts"
import { Scroll } from "../../../core/services/ports/scroll.ts"
import { placeAt } from "../../../qa/paths/visits.ts"

/** A tab that records in order what is done to it. */
const tab = () => {
  const done: Array<string> = []
  const does = (what: string) => Effect.sync(() => void done.push(what))
  const scroll: Scroll["Service"] = {
    remember: (index) => does(`remember ${index}`),
    restore: (index) => does(`restore ${index}`),
    toTop: does("to the top"),
    watch: () => Effect.never,
    hold: Effect.never
  }
  const history: History["Service"] = {
    current: Effect.succeed(placeAt("/")),
    write: ({ path }, how) => does(`${how} ${path}`),
    leave: () => Effect.void,
    watch: () => Effect.never,
    cover: () => Effect.never
  }
  const focus: Focus["Service"] = { depart: ({ from }) => does(`leave the focus of ${from}`), arrive: () => Effect.void }
  return { done, focus, layer: Layer.merge(Layer.succeed(Scroll, scroll), Layer.succeed(History, history)) }
}

const visit = (kind: NavigationKind, isSteady = false) => ({
  kind,
  isSteady,
  from: 3,
  place: { ...placeAt("/diamonds"), index: 4 }
})

test("[LIM-015] a new page scrolls after 50 ms, the first one at once, and an unchanged page does not", async () => {
  const settled = (arrival: ReturnType<typeof visit>) => {
    const { done, layer } = tab()
    return Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(settleScroll(arrival))
      yield* TestClock.adjust("49 millis")
      const early = [...done]
      yield* TestClock.adjust("1 millis")
      yield* Fiber.join(fiber)
      return [early, done]
    }).pipe(Effect.provide(Layer.merge(layer, TestClock.layer())), Effect.runPromise)
  }
  expect(await settled(visit("load"))).toEqual([["restore 4"], ["restore 4"]])
  expect(await settled(visit("push"))).toEqual([[], ["to the top"]])
  expect(await settled(visit("replace"))).toEqual([[], ["to the top"]])
  expect(await settled(visit("pop"))).toEqual([[], ["restore 4"]])
  expect(await settled(visit("pop", true))).toEqual([[], ["restore 4"]])
  expect(await settled(visit("push", true))).toEqual([[], []])
})

test("scroll and focus are saved before a new history entry; a first page or Back pushes nothing", () => {
  const written = (kind: NavigationKind, hasFocus: boolean) => {
    const { done, focus, layer } = tab()
    Effect.runSync(Effect.provide(writeHistory(visit(kind), hasFocus ? focus : undefined), layer))
    return done
  }
  expect(written("push", true)).toEqual(["remember 3", "leave the focus of 3", "push /diamonds"])
  expect(written("replace", false)).toEqual(["remember 3", "replace /diamonds"])
  expect(written("pop", true)).toEqual(["remember 3", "leave the focus of 3"])
  expect(written("load", false)).toEqual([])
})
