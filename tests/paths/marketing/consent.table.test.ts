import { expect, it } from "vitest"
import { tableOfRegions } from "../../../qa/paths/paths.ts"
import { model } from "./consent.model.ts"

it("the machine consent has these transitions", () => {
  expect(tableOfRegions(model.world)).toMatchInlineSnapshot(`
    [
      "* --consent.kept--> keeps consent",
      "* --consent.kept--> keeps consent, isGreeted",
      "* --consent.kept--> keeps isGreeted",
      "* --consent.toggle--> keeps draft",
      "panel.asking --consent.kept--> panel.closed",
      "panel.asking --consent.open--> panel.choosing",
      "panel.choosing --consent.close--> panel.asking",
      "panel.choosing --consent.close--> panel.closed",
      "panel.choosing --consent.kept--> panel.closed",
      "panel.closed --consent.open--> panel.choosing",
      "panel.recalling --consent.hydrated--> panel.asking",
      "panel.recalling --consent.hydrated--> panel.closed",
      "panel.recalling --consent.kept--> panel.closed",
      "telling.allowed --consent.kept--> telling.coming",
      "telling.allowed --consent.kept--> telling.silent",
      "telling.coming --consent.kept--> telling.silent",
      "telling.coming --xstate.done.actor.loadMarketing--> telling.allowed",
      "telling.coming --xstate.error.actor.loadMarketing--> telling.silent",
      "telling.silent --consent.kept--> telling.coming",
      "telling.unknown --consent.hydrated--> telling.coming",
      "telling.unknown --consent.hydrated--> telling.silent",
      "telling.unknown --consent.kept--> telling.coming",
      "telling.unknown --consent.kept--> telling.silent",
    ]
  `)
})
