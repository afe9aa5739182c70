import { networkMachine } from "../../../core/machines/shell/network.machine.ts"
import { currentState, defineModel, isSame } from "../../../qa/paths/model.ts"
import { expect } from "../../support/browser/patient-expect.ts"

const gone = { type: "network.disconnected" }
const back = { type: "network.reconnected" }

const stateTexts: Readonly<Record<string, string>> = {
  there: "the network is there",
  gone: "there is no network, and it is said",
  back: "it is said that the network is there again"
}

export const model = defineModel<typeof networkMachine>({
  name: "network",
  actorPath: "shop/network",
  world: { machine: networkMachine, input: undefined, watchers: ["watchNetwork"], events: [gone, back] },
  delays: { moment: 4_000 },
  describeState: (snapshot) => stateTexts[currentState(snapshot)] ?? currentState(snapshot),
  eventTexts: { "network.disconnected": "the network goes", "network.reconnected": "it comes back" },
  invariants: { "listens to the browser": ({ children }) => "watchNetwork" in children },
  postconditions: {
    "says that there is no network as soon as it goes": ({ after, event }) => event.type !== gone.type || after.matches("gone"),
    "says that it is back where it was gone": (step) =>
      step.event.type !== back.type || (step.before.matches("gone") ? step.after.matches("back") : isSame(step)),
    "tells whether there is one whenever that changes": ({ after, before, emitted, event }) => {
      const isReported = emitted.some(({ type }) => type === "network.turned")
      if (event.type === gone.type) return isReported === !before.matches("gone")
      return event.type === back.type ? isReported === (after.matches("back") && !before.matches("back")) : !isReported
    },
    "is silent a moment later": ({ after, event }) => !event.type.startsWith("xstate.after.") || after.matches("there")
  },
  stages: [
    {
      address: "/contacts",
      startEvents: [],
      isTour: true,
      acts: [
        {
          title: "the network goes",
          events: [gone],
          when: (snapshot) => !snapshot.matches("gone"),
          run: ({ page }) => page.context().setOffline(true)
        },
        {
          title: "the network comes back",
          events: [back],
          when: (snapshot) => snapshot.matches("gone"),
          run: ({ page }) => page.context().setOffline(false)
        }
      ],
      shows: (snapshot, { page }) => expect(page.getByText(/^Нет\sсети/)).toHaveCount(snapshot.matches("gone") ? 1 : 0)
    }
  ]
})
