import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { passportViewMachine } from "../../../core/machines/passport/passport-view.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"

const show = { type: "passportView.show" }
const hide = { type: "passportView.hide" }
const opened = { type: "xstate.done.actor.openPassport", output: succeeded({ photos: 2 }) }
const open = { type: "passportView.open", place: 1, isPdf: false }
const openPdf = { type: "passportView.open", place: 2, isPdf: true }
const image = { type: "xstate.done.actor.openPassportFile", output: succeeded({ url: "/passport-files/1.jpeg" }) }
const tab = { type: "xstate.done.actor.openPassportFile", output: succeeded({ url: null }) }
const refusal = { _tag: "Unreachable", call: "passport.read", requestId: null, timedOut: false } as const
const refused = { type: "xstate.done.actor.openPassport", output: failed(refusal) }
const threw = { type: "xstate.error.actor.openPassport", error: defect }

const fileRefused = { type: "xstate.done.actor.openPassportFile", output: failed({ ...refusal, call: "passport.openFile" }) }
const fileThrew = { type: "xstate.error.actor.openPassportFile", error: defect }

const stateTexts: Readonly<Record<string, string>> = {
  hidden: "the data are hidden",
  opening: "the data are loading",
  "shown.resting": "the data are shown",
  "shown.fetching": "a file is loading",
  "shown.closed": "a file could not be opened",
  refused: "the data could not be loaded"
}

export const model = defineModel<typeof passportViewMachine>({
  name: "passportView",
  world: {
    machine: passportViewMachine,
    input: undefined,
    callbackActors: ["holdPassport"],
    events: [show, hide, open, openPdf, opened, refused, threw, image, tab, fileRefused, fileThrew]
  },
  delays: { reading: 60_000 },
  describeState: (snapshot) => stateTexts[currentState(snapshot)] ?? currentState(snapshot),
  eventTexts: {
    "passportView.show": "the data are requested",
    "passportView.hide": "the data are to be hidden",
    "xstate.done.actor.openPassport": (event) => (event === opened ? "the data are loaded" : "the request is refused"),
    "xstate.error.actor.openPassport": "the call throws",
    "passportView.open": ({ isPdf }) => (isPdf ? "a PDF is to open" : "an image is to open"),
    "xstate.done.actor.openPassportFile": (event) =>
      event === image ? "the image is loaded" : event === tab ? "the PDF is opened in its tab" : "the file is refused",
    "xstate.error.actor.openPassportFile": "the call for the file throws"
  },
  invariants: {
    "holds the data in the vault exactly while they are shown": (snapshot) =>
      isEqual(
        Object.keys(snapshot.children).toSorted(),
        snapshot.matches({ shown: "fetching" })
          ? ["holdPassport", "openPassportFile"]
          : snapshot.matches("shown")
            ? ["holdPassport"]
            : snapshot.matches("opening")
              ? ["openPassport"]
              : []
      ),
    "has no passport data in its context": ({ context }) => isEqual(Object.keys(context).toSorted(), ["file", "photos", "refusal"]),
    "has a refusal only after a refused request": (snapshot) => snapshot.context.refusal === null || snapshot.matches("refused")
  },
  postconditions: {
    "hides the data after a minute": ({ after, event }) =>
      event.type !== "xstate.after.reading.passportView.shown" || currentState(after) === "hidden",
    "hides the data on request": ({ after, before, event }) =>
      event.type !== hide.type || before.matches("hidden") || before.matches("refused") || currentState(after) === "hidden"
  }
})
