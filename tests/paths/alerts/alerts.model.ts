import { type AlertsContext, alertsMachine } from "../../../core/machines/alerts/alerts.machine.ts"
import { defineModel, isEqual } from "../../../qa/paths/model.ts"
import { type Remote, remoteEvents, remoteSentences } from "../../../qa/paths/remote.ts"
import { changesUser, remoteTour } from "../../../qa/paths/remote-acts.ts"
import { signedInSentences, signedInUnreachable, signInFacts } from "../../../qa/paths/remote-users.ts"
import { fallenAlert, goneAlert, alertList } from "../../../qa/samples/alerts.ts"
import { user } from "../../../qa/samples/user.ts"

const isListed = ({ alerts }: AlertsContext, id: unknown): boolean => alerts?.some((alert) => alert.id === id) === true

const remote: Remote<AlertsContext> = {
  name: "alerts",
  item: "alert",
  items: "alerts",
  idle: { state: "waiting", sentence: "the visitor is not signed in" },
  read: { actor: "readAlerts", call: "alerts.own" },
  write: { actor: "endAlert", call: "alerts.end", event: "alerts.end", state: "ending", done: "ended", refusal: null },
  data: ({ alerts }) => (alerts === null ? null : { items: alerts }),
  sent: ({ ending }) => ending,
  failure: ({ unended }) => unended,
  canWrite: isListed,
  details: ({ alerts, ended: name }) =>
    [
      alerts === null ? "" : ` (${alerts.map(({ stone }) => stone.name).join(", ")})`,
      name === null ? "" : `, the end of ${name} is announced`
    ].join("")
}
const { loaded, notLoaded, notWritten, reconnected, retry, threw, written } = remoteEvents(remote)

const listLoaded = loaded(alertList)
const end = { type: "alerts.end", id: fallenAlert.id }
const endOther = { type: "alerts.end", id: goneAlert.id }
const endUnlisted = { type: "alerts.end", id: 1 }
const ended = written(undefined)

const ends: Readonly<Record<number, string>> = {
  [fallenAlert.id]: "the end of the first alert is confirmed",
  [goneAlert.id]: "the end of the other alert is confirmed"
}

const sentences = remoteSentences(remote)
const ofUser = signedInSentences(remote)

export const model = defineModel<typeof alertsMachine>({
  name: "alerts",
  actorPath: "shop/alerts",
  world: {
    machine: alertsMachine,
    input: undefined,
    callbackActors: ["watchConnection"],
    events: [retry, reconnected, end, endOther, endUnlisted, listLoaded, notLoaded, ended, notWritten, ...threw, ...signInFacts]
  },
  describeState: sentences.describeState,
  eventTexts: {
    ...sentences.eventTexts,
    "alerts.end": ({ id }) => ends[id] ?? "an alert that is not listed is ended"
  },
  invariants: { ...sentences.invariants, ...ofUser.invariants },
  postconditions: {
    ...sentences.postconditions,
    ...ofUser.postconditions,
    "removes the ended alert from the list, and announces its end": ({ after, before, event }) => {
      if (event !== ended || !before.matches("ending")) return true
      const [listed, gone] = [before.context.alerts ?? [], before.context.ending]
      return (
        after.matches("ready") &&
        isEqual(
          after.context.alerts,
          listed.filter(({ id }) => id !== gone)
        ) &&
        after.context.ended === listed.find(({ id }) => id === gone)?.stone.name
      )
    },
    "clears the announcement of an earlier end when another one is confirmed": ({ after, before, event }) =>
      event.type !== end.type || before.value === after.value || after.context.ended === null
  },
  stages: [
    remoteTour(remote, {
      address: "/personal/alerts/",
      startEvents: [{ type: "auth.settled", user }],
      heldRequests: /^\/api\/v2\/users\/alerts/,
      heading: "Следим за ценой",
      loaded: { event: listLoaded, json: alertList },
      isWhole: (context) => isListed(context, fallenAlert.id),
      write: { event: end, control: /^Больше не следить: /, button: "Больше не следить" },
      written: { event: ended, json: {} },
      acts: [changesUser()]
    })
  ],
  unreachable: { ...sentences.unreachable, ...signedInUnreachable }
})
