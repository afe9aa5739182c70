import { expect, it } from "vitest"
import { tableOfRegions } from "../../../qa/paths/paths.ts"
import { model } from "./catalogue.model.ts"

it("the machine catalogue has these transitions", () => {
  expect(tableOfRegions(model.world)).toMatchInlineSnapshot(`
    [
      "* --catalogue.arrange--> keeps arrangement",
      "* --catalogue.arrange--> keeps early",
      "* --catalogue.clearCompared--> keeps compared",
      "* --catalogue.compare--> keeps compared",
      "* --catalogue.setDraft--> keeps draft",
      "arrangement.idle --catalogue.arrange--> arrangement.keeping",
      "arrangement.keeping --xstate.done.actor.keepArrangement--> arrangement.idle",
      "arrangement.keeping --xstate.error.actor.keepArrangement--> arrangement.idle",
      "arrangement.recalling --xstate.done.actor.recallArrangement--> arrangement.idle",
      "arrangement.recalling --xstate.done.actor.recallArrangement--> arrangement.keeping",
      "arrangement.recalling --xstate.error.actor.recallArrangement--> arrangement.idle",
      "arrangement.recalling --xstate.error.actor.recallArrangement--> arrangement.keeping",
      "choice.counted --catalogue.setDraft--> choice.gathering.pausing",
      "choice.counted --navigation.lost--> choice.resting",
      "choice.counted --navigation.resolved--> choice.resting",
      "choice.gathering.counting --catalogue.setDraft--> choice.gathering.pausing",
      "choice.gathering.counting --navigation.lost--> choice.resting",
      "choice.gathering.counting --navigation.resolved--> choice.resting",
      "choice.gathering.counting --xstate.done.actor.countChosen--> choice.counted",
      "choice.gathering.counting --xstate.done.actor.countChosen--> choice.uncounted",
      "choice.gathering.counting --xstate.error.actor.countChosen--> choice.uncounted",
      "choice.gathering.pausing --navigation.lost--> choice.resting",
      "choice.gathering.pausing --navigation.resolved--> choice.resting",
      "choice.gathering.pausing --xstate.after.countPause.catalogue.choice.gathering.pausing--> choice.gathering.counting",
      "choice.resting --catalogue.setDraft--> choice.gathering.pausing",
      "choice.uncounted --catalogue.setDraft--> choice.gathering.pausing",
      "choice.uncounted --navigation.lost--> choice.resting",
      "choice.uncounted --navigation.resolved--> choice.resting",
    ]
  `)
})
