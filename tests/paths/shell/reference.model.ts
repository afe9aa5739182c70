import { scriptNamed } from "../../support/browser/assets.ts"
import type { AnyEventObject, SnapshotFrom } from "xstate"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { referenceMachine } from "../../../core/machines/shell/reference.machine.ts"
import { reference } from "../../../qa/samples/content.ts"
import { defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"

const pieces = ["domain", "captchaClientKey", "tooltips", "countries"] as const

/** The search panel shows links to other sites, which come from the reference. */
const openSearch = async ({ header, page }: ActTools) => {
  await page.keyboard.press("Escape")
  await header.choose("search")
}

/** Other answers, which lead to the same state. */
const others: ReadonlyArray<AnyEventObject> = [
  { ...reference, captchaClientKey: "key-1" },
  { ...reference, domain: null },
  { ...reference, countries: null }
].map((output) => ({ type: "xstate.done.actor.loadReference", output: succeeded(output) }))

const isLoading = (snapshot: SnapshotFrom<typeof referenceMachine>) => snapshot.matches("loading")

export const model = defineModel<typeof referenceMachine>({
  name: "reference",
  actorPath: "shop/reference",
  world: {
    machine: referenceMachine,
    input: undefined,
    events: [
      { type: "xstate.done.actor.loadReference", output: succeeded(reference) },
      { type: "xstate.done.actor.loadReference", output: succeeded({ ...reference, tooltips: null }) },
      { type: "xstate.error.actor.loadReference", error: defect },
      { type: "reference.reconnected" },
      ...others
    ],
    isExplored: (_, event) => !others.includes(event)
  },
  delays: { pause: 30_000 },
  describeState: (snapshot) =>
    snapshot.matches("ready")
      ? "the reference data are loaded"
      : snapshot.matches("partial")
        ? "the reference data are loaded in part"
        : snapshot.matches("loading")
          ? "the reference data are loading"
          : "the reference data are not requested",
  eventTexts: {
    "reference.require": "the reference data are requested",
    "reference.reconnected": "the network is back",
    "xstate.done.actor.loadReference": ({ output }) =>
      output.value?.tooltips === null ? "all data except the tooltips are loaded" : "all data are loaded",
    "xstate.error.actor.loadReference": "the call throws"
  },
  invariants: {
    "is ready only with all data": ({ context, ...snapshot }) =>
      !isEqual(snapshot.value, "ready") || [context.countries, context.domain, context.tooltips].every((piece) => piece !== null),
    "accepts a request exactly while it is idle": (snapshot) => snapshot.can({ type: "reference.require" }) === snapshot.matches("idle")
  },
  postconditions: {
    "loads once on request": (step) =>
      step.event.type !== "reference.require" || (step.before.matches("idle") ? step.after.matches("loading") : isSame(step)),
    "stores every part that is loaded": ({ after, before, event }) =>
      pieces.every((piece) => {
        const loaded = event.type === "xstate.done.actor.loadReference" ? event["output"].value[piece] : null
        return isEqual(after.context[piece], loaded ?? before.context[piece])
      }),
    "is ready when all data are loaded, otherwise partial": ({ after, event }) => {
      if (event.type !== "xstate.done.actor.loadReference") return true
      const { countries, domain, tooltips } = event["output"].value
      return after.matches([countries, domain, tooltips].includes(null) ? "partial" : "ready")
    },
    "is partial when the call throws": ({ after, event }) => event.type !== "xstate.error.actor.loadReference" || after.matches("partial"),
    "loads again after a pause": ({ after, event }) => !event.type.startsWith("xstate.after.pause") || after.matches("loading"),
    "loads again when the network is back, only if parts are missing": (step) =>
      step.event.type !== "reference.reconnected" || (step.before.matches("partial") ? step.after.matches("loading") : isSame(step))
  },
  stages: [
    {
      address: "/diamonds",
      startEvents: [],
      heldRequests: /^\/api\/(?:v2\/)?(?:config|tooltip|countries)/,
      acts: [
        {
          title: "the search is opened",
          events: [{ type: "reference.require" }],
          when: (snapshot) => snapshot.matches("idle"),
          run: openSearch
        },
        {
          title: "all data are loaded",
          events: [{ type: "xstate.done.actor.loadReference", output: succeeded(reference) }],
          when: isLoading,
          answer: "well"
        },
        {
          title: "loading fails",
          events: [
            {
              type: "xstate.done.actor.loadReference",
              output: succeeded({ domain: null, captchaClientKey: null, tooltips: null, countries: null })
            }
          ],
          when: isLoading,
          answer: { kind: "status", status: 500 }
        },
        {
          title: "the network is back",
          events: [{ type: "reference.reconnected" }],
          when: (snapshot) => snapshot.matches("partial"),
          run: ({ shell }) => shell.returnNetwork()
        }
      ]
    },
    {
      address: "/contacts",
      startEvents: [],
      heldRequests: () => scriptNamed("shell"),
      isHeldFromStart: true,
      acts: [
        {
          title: "the search is opened, and the code of the calls could not be loaded",
          events: [{ type: "reference.require" }, { type: "xstate.error.actor.loadReference", error: defect }],
          when: (snapshot) => snapshot.matches("idle"),
          run: async (tools) => {
            await openSearch(tools)
            tools.gate.answer({ kind: "down" })
          }
        }
      ]
    }
  ]
})
