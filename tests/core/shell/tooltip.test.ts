import { describe, expect, it } from "vitest"
import { createActor, fromCallback, SimulatedClock } from "xstate"
import { tooltipMachine } from "../../../core/machines/shell/tooltip.machine.ts"

/** The machine on a clock that the test advances. */
const startTooltip = () => {
  const clock = new SimulatedClock()
  const machine = tooltipMachine.provide({
    actors: { watchDismissal: fromCallback(() => undefined) },
    actions: { publishRequested: () => undefined }
  })
  const actor = createActor(machine, { clock }).start()
  return { actor, clock, isShown: () => actor.getSnapshot().hasTag("shown") }
}

describe("an explanation of a term", () => {
  it("[LIM-010] is shown 200 ms after the pointer has entered, not before", () => {
    const { actor, clock, isShown } = startTooltip()
    actor.send({ type: "tooltip.point", of: "color" })
    clock.increment(199)
    expect(isShown()).toBe(false)
    clock.increment(1)
    expect(isShown()).toBe(true)
  })

  it("[LIM-013] is not closed by an outside press within 300 ms, but is afterwards", () => {
    const { actor, clock, isShown } = startTooltip()
    actor.send({ type: "tooltip.point", of: "color" })
    clock.increment(200)
    clock.increment(299)
    actor.send({ type: "tooltip.pressedOutside" })
    expect(isShown()).toBe(true)
    clock.increment(1)
    actor.send({ type: "tooltip.pressedOutside" })
    expect(isShown()).toBe(false)
  })

  it("[LIM-012] is dropped 150 ms after it has closed", () => {
    const { actor, clock } = startTooltip()
    actor.send({ type: "tooltip.point", of: "color" })
    clock.increment(200)
    actor.send({ type: "tooltip.leave" })
    clock.increment(149)
    expect(actor.getSnapshot().context.of).toBe("color")
    clock.increment(1)
    expect(actor.getSnapshot().context.of).toBeNull()
  })

  it("remains when it receives focus after the pointer, and gives way to another term", () => {
    const { actor, clock, isShown } = startTooltip()
    actor.send({ type: "tooltip.point", of: "color" })
    clock.increment(200)
    actor.send({ type: "tooltip.point", of: "color" })
    expect(isShown()).toBe(true)
    actor.send({ type: "tooltip.point", of: "cut" })
    expect(isShown()).toBe(false)
    clock.increment(200)
    expect([isShown(), actor.getSnapshot().context.of]).toEqual([true, "cut"])
  })
})
