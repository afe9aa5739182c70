import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./page.model.ts"

it("the machine page has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "error --page.abandon--> idle",
      "error --page.break--> error",
      "error --page.open--> pending.brief",
      "idle --page.abandon--> idle",
      "idle --page.break--> idle",
      "idle --page.open--> pending.brief",
      "pending.brief --page.abandon--> idle",
      "pending.brief --page.break--> pending.brief",
      "pending.brief --page.open--> pending.brief",
      "pending.brief --xstate.after.patience.page.pending.brief--> pending.long",
      "pending.brief --xstate.done.actor.openPage--> error",
      "pending.brief --xstate.done.actor.openPage--> idle",
      "pending.brief --xstate.done.actor.openPage--> success",
      "pending.brief --xstate.error.actor.openPage--> error",
      "pending.long --page.abandon--> idle",
      "pending.long --page.break--> pending.long",
      "pending.long --page.open--> pending.brief",
      "pending.long --xstate.done.actor.openPage--> error",
      "pending.long --xstate.done.actor.openPage--> idle",
      "pending.long --xstate.done.actor.openPage--> success",
      "pending.long --xstate.error.actor.openPage--> error",
      "success --page.abandon--> idle",
      "success --page.break--> success",
      "success --page.open--> pending.brief",
    ]
  `)
})
