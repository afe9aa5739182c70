import { createActor, SimulatedClock } from "xstate"
import { describe, expect, it } from "vitest"
import { toastsMachine } from "../../../core/machines/shell/toasts.machine.ts"

const stand = () => {
  const clock = new SimulatedClock()
  const toasts = createActor(toastsMachine, { clock }).start()
  const say = (text: string) =>
    toasts.send({ type: "toasts.show", toast: { kind: "done", text, link: null, undo: null }, isOfNetwork: false })
  return { clock, say, toasts, texts: () => toasts.getSnapshot().context.toasts.map(({ text }) => text) }
}

describe("toasts", () => {
  it("[LIM-004] last five seconds each", () => {
    const { clock, say, texts } = stand()
    say("one")
    clock.increment(3_000)
    say("two")
    clock.increment(1_999)
    expect(texts()).toEqual(["one", "two"])
    clock.increment(1)
    expect(texts()).toEqual(["two"])
    clock.increment(2_999)
    expect(texts()).toEqual(["two"])
    clock.increment(1)
    expect(texts()).toEqual([])
  })

  it("[LIM-004] last five seconds too when a fourth has pushed the oldest out", () => {
    const { clock, say, texts } = stand()
    for (const text of ["one", "two", "three"]) say(text)
    clock.increment(4_900)
    say("four")
    expect(texts()).toEqual(["two", "three", "four"])
    clock.increment(100)
    expect(texts()).toEqual(["four"])
    clock.increment(4_899)
    expect(texts()).toEqual(["four"])
    clock.increment(1)
    expect(texts()).toEqual([])
  })

  it("[LIM-004] last five seconds too when others are closed before", () => {
    const { clock, say, texts, toasts } = stand()
    say("one")
    clock.increment(1_000)
    say("two")
    clock.increment(1_000)
    toasts.send({ type: "toasts.close", id: 1 })
    say("three")
    clock.increment(3_999)
    expect(texts()).toEqual(["two", "three"])
    clock.increment(1)
    expect(texts()).toEqual(["three"])
    clock.increment(1_000)
    expect(texts()).toEqual([])
  })

  it("pause under a pointer, and restart their time when it leaves", () => {
    const { clock, say, texts, toasts } = stand()
    say("one")
    clock.increment(4_000)
    toasts.send({ type: "toasts.pause" })
    say("two")
    clock.increment(60_000)
    expect(texts()).toEqual(["one", "two"])
    toasts.send({ type: "toasts.resume" })
    clock.increment(4_999)
    expect(texts()).toEqual(["one", "two"])
    clock.increment(1)
    expect(texts()).toEqual([])
  })
})
