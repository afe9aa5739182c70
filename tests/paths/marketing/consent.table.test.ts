import { expect, it } from "vitest"
import { tableOfRegions } from "../../../qa/paths/paths.ts"
import { model } from "./consent.model.ts"

it("the machine consent has these transitions", () => {
  expect(tableOfRegions(model.world)).toMatchInlineSnapshot(`
    [
      "* --consent.changed--> keeps consent",
      "* --consent.changed--> keeps consent, isGreeted",
      "* --consent.changed--> keeps isGreeted",
      "* --consent.toggle--> keeps draft",
      "panel.asking --consent.changed--> panel.closed",
      "panel.asking --consent.open--> panel.choosing",
      "panel.choosing --consent.changed--> panel.closed",
      "panel.choosing --consent.close--> panel.asking",
      "panel.choosing --consent.close--> panel.closed",
      "panel.closed --consent.open--> panel.choosing",
      "panel.recalling --consent.changed--> panel.closed",
      "panel.recalling --consent.hydrated--> panel.asking",
      "panel.recalling --consent.hydrated--> panel.closed",
      "telling.allowed --consent.changed--> telling.coming",
      "telling.allowed --consent.changed--> telling.silent",
      "telling.coming --consent.changed--> telling.silent",
      "telling.coming --xstate.done.actor.loadMarketing--> telling.allowed",
      "telling.coming --xstate.error.actor.loadMarketing--> telling.silent",
      "telling.silent --consent.changed--> telling.coming",
      "telling.unknown --consent.changed--> telling.coming",
      "telling.unknown --consent.changed--> telling.silent",
      "telling.unknown --consent.hydrated--> telling.coming",
      "telling.unknown --consent.hydrated--> telling.silent",
    ]
  `)
})
