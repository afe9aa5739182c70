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
const came = { type: "xstate.done.actor.readDevices", output: succeeded({ items: [here, phone, tablet] }) }
const alone = { type: "xstate.done.actor.readDevices", output: succeeded({ items: [here] }) }
const away = failed({ _tag: "Unreachable", call: "devices.list", requestId: null, timedOut: false })
const notCome = { type: "xstate.done.actor.readDevices", output: away }
const endedOne = { type: "xstate.done.actor.endDevices", output: succeeded({ items: [here, tablet] }) }
const endedAll = { type: "xstate.done.actor.endDevices", output: succeeded({ items: [here] }) }
const often = failed({ _tag: "TooOften", call: "devices.end", requestId: null, retryAfterSeconds: 60 })
const goesOn = { type: "xstate.done.actor.endDevices", output: often }

const stateTexts: Readonly<Record<string, string>> = {
  idle: "nobody looks at the devices",
  loading: "the devices are asked for",
  failed: "the devices have not come",
  ready: "the devices stand there",
  ending: "a session is ending"
}
const actors: Readonly<Record<string, string>> = { loading: "readDevices", ending: "endDevices" }
const takesWishes = (snapshot: Snapshot) => snapshot.matches("ready") || snapshot.matches("failed")
const has = ({ context: { items } }: Snapshot, id: string) => items?.some((each) => each.id === id) === true

export const model = defineModel<typeof devicesMachine>({
  name: "devices",
  actorPath: "shop/account/devices",
  world: {
    machine: devicesMachine,
    input: undefined,
    watchers: ["watchConnection"],
    events: [
      ...[load, retry, reconnected, end, endCurrent, endOthers, came, alone, notCome, endedOne, endedAll, goesOn],
      ...Object.values(actors).map((actor) => ({ type: `xstate.error.actor.${actor}`, error: defect }))
    ]
  },
  describeState: ({ context: { ended, items, refusal, undone }, ...snapshot }) =>
    [
      stateTexts[currentState(snapshot)] ?? currentState(snapshot),
      items === null ? "" : ` (${items.length})`,
      ended === null ? "" : `, ended: ${ended.device ?? "all others"}`,
      undone === null ? "" : `, goes on: ${undone.refusal?._tag ?? "by a bug"}`,
      refusal === null ? "" : `, ${refusal._tag}`
    ].join(""),
  eventTexts: {
    "devices.load": "the list is shown",
    "devices.retry": "it is asked for again",
    "devices.reconnected": "the network is back",
    "devices.end": ({ id }) => (id === phone.id ? "another session is to end" : "the current session is to end"),
    "devices.endOthers": "all others are to end",
    "xstate.done.actor.readDevices": ({ output }) => (output._tag === "Success" ? "the devices come" : "the network is gone"),
    "xstate.error.actor.readDevices": "the call breaks",
    "xstate.done.actor.endDevices": ({ output }) => (output._tag === "Success" ? "it has ended" : "the shop refuses"),
    "xstate.error.actor.endDevices": "the call breaks"
  },
  invariants: {
    "asks exactly what it stands for, and waits for the network after a failure": (snapshot) =>
      isEqual(
        Object.keys(snapshot.children),
        [actors[currentState(snapshot)] ?? (snapshot.matches("failed") ? "watchConnection" : "")].filter(Boolean)
      ),
    "is busy exactly while it asks": (snapshot) => snapshot.hasTag("busy") === currentState(snapshot) in actors,
    "knows what is ending exactly while it ends": (snapshot) => snapshot.matches("ending") === (snapshot.context.ending !== null),
    "never offers to end the current session": (snapshot) => !snapshot.can({ type: "devices.end", id: here.id }),
    "has one piece of news at most": ({ context: { ended, undone } }) => ended === null || undone === null
  },
  postconditions: {
    "loads when the list is shown, and keeps the list meanwhile": ({ after, before, event }) =>
      event.type !== load.type ||
      before.hasTag("busy") ||
      (after.matches("loading") && isEqual(after.context.items, before.context.items) && after.context.ended === null),
    "loads again after a failure, when it is told to or the network is back": ({ after, before, event }) =>
      ![retry.type, reconnected.type].includes(event.type) ||
      currentState(after) === (before.matches("failed") ? "loading" : currentState(before)),
    "shows what comes, and says why nothing came": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.readDevices") || !before.matches("loading")) return true
      const { output } = event
      return output?._tag === "Success"
        ? after.matches("ready") && isEqual(after.context.items, output.value.items) && after.context.refusal === null
        : after.matches("failed") && isEqual(after.context.refusal, output?.error ?? null)
    },
    "ends another session that is listed, and no other": (step) => {
      const { after, before, event } = step
      if (event.type !== end.type) return true
      const isMeant = takesWishes(before) && event["id"] === phone.id && has(before, phone.id)
      return isMeant ? isEqual(after.context.ending, { id: phone.id }) : isSame(step)
    },
    "ends all others where there are some": (step) => {
      const { after, before, event } = step
      if (event.type !== endOthers.type) return true
      const isMeant = takesWishes(before) && (has(before, phone.id) || has(before, tablet.id))
      return isMeant ? isEqual(after.context.ending, { id: null }) : isSame(step)
    },
    "tells the shop what is to end": ({ after: { context }, started }) =>
      started.every(({ id, input }) => id !== "endDevices" || isEqual(input, context.ending)),
    "names what has ended and shows what is left": ({ after, before, event }) => {
      if (event.type !== endedOne.type || event["output"]._tag !== "Success" || !before.matches("ending")) return true
      const device = before.context.ending?.id === phone.id ? phone.device : null
      return isEqual(after.context.ended, { device }) && isEqual(after.context.items, event["output"].value.items)
    },
    "leaves the list as it was where nothing has ended, and says why": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.endDevices") || event["output"]?._tag === "Success" || !before.matches("ending")) return true
      const undone = { id: before.context.ending?.id ?? null, refusal: event["output"]?.error ?? null }
      return after.matches("ready") && isEqual(after.context.items, before.context.items) && isEqual(after.context.undone, undone)
    }
  }
})
