import { networkMachine } from "../../../core/machines/shell/network.machine.ts"
import { currentState, defineModel, isSame } from "../../../qa/paths/model.ts"
import { expect } from "../../../qa/pages/patient-expect.ts"

const disconnected = { type: "network.disconnected" }
const reconnected = { type: "network.reconnected" }

const stateTexts: Readonly<Record<string, string>> = {
  there: "the network is available",
  gone: "the page reports a missing network",
  back: "the page reports that the network is back"
}

export const model = defineModel<typeof networkMachine>({
  name: "network",
  actorPath: "shop/network",
  world: { machine: networkMachine, input: undefined, callbackActors: ["watchNetwork"], events: [disconnected, reconnected] },
  delays: { moment: 4_000 },
  describeState: (snapshot) => stateTexts[currentState(snapshot)] ?? currentState(snapshot),
  eventTexts: { "network.disconnected": "the network fails", "network.reconnected": "the network is back" },
  invariants: { "watches the network in every state": ({ children }) => "watchNetwork" in children },
  postconditions: {
    "reports a missing network at once": ({ after, event }) => event.type !== disconnected.type || after.matches("gone"),
    "reports a returned network only after a failure": (step) =>
      step.event.type !== reconnected.type || (step.before.matches("gone") ? step.after.matches("back") : isSame(step)),
    "publishes every change of the network": ({ after, before, emitted, event }) => {
      const isReported = emitted.some(({ type }) => type === "network.turned")
      if (event.type === disconnected.type) return isReported === !before.matches("gone")
      return event.type === reconnected.type ? isReported === (after.matches("back") && !before.matches("back")) : !isReported
    },
    "stops reporting after its delay": ({ after, event }) => !event.type.startsWith("xstate.after.") || after.matches("there")
  },
  stages: [
    {
      address: "/contacts",
      startEvents: [],
      isTour: true,
      acts: [
        {
          title: "the network fails",
          events: [disconnected],
          when: (snapshot) => !snapshot.matches("gone"),
          run: ({ page }) => page.context().setOffline(true)
        },
        {
          title: "the network is back",
          events: [reconnected],
          when: (snapshot) => snapshot.matches("gone"),
          run: ({ page }) => page.context().setOffline(false)
        }
      ],
      seeState: (snapshot, { page }) => expect(page.getByText(/^Нет\sсети/)).toHaveCount(snapshot.matches("gone") ? 1 : 0)
    }
  ]
})
