import type { SnapshotFrom } from "xstate"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { devicesMachine } from "../../../core/machines/account/devices.machine.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { here, phone, tablet } from "../../../qa/samples/devices.ts"

type Snapshot = SnapshotFrom<typeof devicesMachine>

const load = { type: "devices.load" }
const retry = { type: "devices.retry" }
const reconnected = { type: "devices.reconnected" }
const end = { type: "devices.end", id: phone.id }
const endCurrent = { type: "devices.end", id: here.id }
const endOthers = { type: "devices.endOthers" }
const loaded = { type: "xstate.done.actor.readDevices", output: succeeded({ items: [here, phone, tablet] }) }
const loadedAlone = { type: "xstate.done.actor.readDevices", output: succeeded({ items: [here] }) }
const unreachable = failed({ _tag: "Unreachable", call: "devices.list", requestId: null, timedOut: false })
const loadFailed = { type: "xstate.done.actor.readDevices", output: unreachable }
const endedOne = { type: "xstate.done.actor.endDevices", output: succeeded({ items: [here, tablet] }) }
const endedAll = { type: "xstate.done.actor.endDevices", output: succeeded({ items: [here] }) }
const tooOften = failed({ _tag: "TooOften", call: "devices.end", requestId: null, retryAfterSeconds: 60 })
const endRefused = { type: "xstate.done.actor.endDevices", output: tooOften }

const stateTexts: Readonly<Record<string, string>> = {
  idle: "the list is not shown",
  loading: "the devices are loading",
  failed: "the devices could not be loaded",
  ready: "the devices are shown",
  ending: "a session is being ended"
}
const actors: Readonly<Record<string, string>> = { loading: "readDevices", ending: "endDevices" }
const acceptsCommands = (snapshot: Snapshot) => snapshot.matches("ready") || snapshot.matches("failed")
const hasDevice = ({ context: { items } }: Snapshot, id: string) => items?.some((each) => each.id === id) === true

export const model = defineModel<typeof devicesMachine>({
  name: "devices",
  actorPath: "shop/account/devices",
  world: {
    machine: devicesMachine,
    input: undefined,
    callbackActors: ["watchConnection"],
    events: [
      ...[load, retry, reconnected, end, endCurrent, endOthers, loaded, loadedAlone, loadFailed, endedOne, endedAll, endRefused],
      ...Object.values(actors).map((actor) => ({ type: `xstate.error.actor.${actor}`, error: defect }))
    ]
  },
  describeState: ({ context: { ended, items, refusal, undone }, ...snapshot }) =>
    [
      stateTexts[currentState(snapshot)] ?? currentState(snapshot),
      items === null ? "" : ` (${items.length})`,
      ended === null ? "" : `, ended: ${ended.device ?? "all others"}`,
      undone === null ? "" : `, not ended: ${undone.refusal?._tag ?? "because of a bug"}`,
      refusal === null ? "" : `, ${refusal._tag}`
    ].join(""),
  eventTexts: {
    "devices.load": "the list opens",
    "devices.retry": "«Повторить» is pressed",
    "devices.reconnected": "the network is back",
    "devices.end": ({ id }) => (id === phone.id ? "another session is to end" : "the current session is to end"),
    "devices.endOthers": "all other sessions are to end",
    "xstate.done.actor.readDevices": ({ output }) => (output._tag === "Success" ? "the devices are loaded" : "the network fails"),
    "xstate.error.actor.readDevices": "the call throws",
    "xstate.done.actor.endDevices": ({ output }) => (output._tag === "Success" ? "the session is ended" : "the server refuses"),
    "xstate.error.actor.endDevices": "the call throws"
  },
  invariants: {
    "runs exactly the call of its state; watches the network after a failure": (snapshot) =>
      isEqual(
        Object.keys(snapshot.children),
        [actors[currentState(snapshot)] ?? (snapshot.matches("failed") ? "watchConnection" : "")].filter(Boolean)
      ),
    "is busy exactly while a call runs": (snapshot) => snapshot.hasTag("busy") === currentState(snapshot) in actors,
    "has the session to end exactly while it ends one": (snapshot) => snapshot.matches("ending") === (snapshot.context.ending !== null),
    "never ends the current session": (snapshot) => !snapshot.can({ type: "devices.end", id: here.id }),
    "reports a success or a failure, never both": ({ context: { ended, undone } }) => ended === null || undone === null
  },
  postconditions: {
    "loads when the list opens, and keeps the previous list meanwhile": ({ after, before, event }) =>
      event.type !== load.type ||
      before.hasTag("busy") ||
      (after.matches("loading") && isEqual(after.context.items, before.context.items) && after.context.ended === null),
    "loads again on «Повторить» and when the network is back, only after a failure": ({ after, before, event }) =>
      ![retry.type, reconnected.type].includes(event.type) ||
      currentState(after) === (before.matches("failed") ? "loading" : currentState(before)),
    "shows the loaded devices, or why loading failed": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.readDevices") || !before.matches("loading")) return true
      const { output } = event
      return output?._tag === "Success"
        ? after.matches("ready") && isEqual(after.context.items, output.value.items) && after.context.refusal === null
        : after.matches("failed") && isEqual(after.context.refusal, output?.error ?? null)
    },
    "ends another session that is listed, and no other": (step) => {
      const { after, before, event } = step
      if (event.type !== end.type) return true
      const isAccepted = acceptsCommands(before) && event["id"] === phone.id && hasDevice(before, phone.id)
      return isAccepted ? isEqual(after.context.ending, { id: phone.id }) : isSame(step)
    },
    "ends all other sessions if there are any": (step) => {
      const { after, before, event } = step
      if (event.type !== endOthers.type) return true
      const isAccepted = acceptsCommands(before) && (hasDevice(before, phone.id) || hasDevice(before, tablet.id))
      return isAccepted ? isEqual(after.context.ending, { id: null }) : isSame(step)
    },
    "requests the end of the chosen sessions": ({ after: { context }, started }) =>
      started.every(({ id, input }) => id !== "endDevices" || isEqual(input, context.ending)),
    "names the ended session and shows the remaining ones": ({ after, before, event }) => {
      if (event.type !== endedOne.type || event["output"]._tag !== "Success" || !before.matches("ending")) return true
      const device = before.context.ending?.id === phone.id ? phone.device : null
      return isEqual(after.context.ended, { device }) && isEqual(after.context.items, event["output"].value.items)
    },
    "keeps the list when no session was ended, and reports why": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.endDevices") || event["output"]?._tag === "Success" || !before.matches("ending")) return true
      const undone = { id: before.context.ending?.id ?? null, refusal: event["output"]?.error ?? null }
      return after.matches("ready") && isEqual(after.context.items, before.context.items) && isEqual(after.context.undone, undone)
    }
  }
})
