import { expect, it } from "vitest"
import { createActor } from "xstate"
import { loadMachine, lazyMachine } from "../../../core/kernel/lazy-machine.ts"
import { glassMachine } from "../../support/family.ts"
import { noteMachine } from "../../support/note.machine.ts"

it("is loaded once for any number of requests", async () => {
  let loads = 0
  const lazy = lazyMachine("note", () => Promise.resolve((loads++, noteMachine)))
  expect(await Promise.all([lazy.load(), lazy.load(), loadMachine(lazy)])).toEqual([noteMachine, noteMachine, noteMachine])
  expect(loads).toBe(1)
})

it("runs as the machine itself once loaded", async () => {
  const lazy = lazyMachine("note", () => Promise.resolve(noteMachine))
  await lazy.load()
  const actor = createActor(lazy).start()
  actor.send({ type: "note.write", line: "here" })
  expect(actor.getSnapshot().context).toEqual({ lines: ["here"] })
})

it("names itself in the error when used too early", () => {
  const lazy = lazyMachine("note", () => Promise.resolve(noteMachine))
  expect(() => lazy.config).toThrow('machine "note" is used before it is loaded')
})

it("can be requested again after its chunk failed to load", async () => {
  let online = false
  const lazy = lazyMachine("note", () => (online ? Promise.resolve(noteMachine) : Promise.reject(new Error("offline"))))
  await expect(lazy.load()).rejects.toThrow("offline")
  online = true
  expect(await lazy.load()).toBe(noteMachine)
})

it("needs no wait when a machine is not lazy", async () => {
  expect(await loadMachine(glassMachine)).toBe(glassMachine)
})
