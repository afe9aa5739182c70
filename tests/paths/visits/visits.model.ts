import { type VisitsContext, visitsMachine } from "../../../core/machines/visits/visits.machine.ts"
import { defineModel, isEqual } from "../../../qa/paths/model.ts"
import { type Remote, remoteEvents, remoteSentences } from "../../../qa/paths/remote.ts"
import { changesUser, remoteTour } from "../../../qa/paths/remote-acts.ts"
import { signedInSentences, signedInUnreachable, signInFacts } from "../../../qa/paths/remote-users.ts"
import { user } from "../../../qa/samples/user.ts"
import { visit } from "../../../qa/samples/visit.ts"

const stateIn = ({ visits }: VisitsContext): string | undefined => visits?.[0]?.state
const othersIn = ({ visits }: VisitsContext) => visits?.filter(({ id }) => id !== visit.id)

const remote: Remote<VisitsContext> = {
  name: "visits",
  item: "visit",
  items: "visits",
  idle: { state: "waiting", sentence: "the visitor is not signed in" },
  read: { actor: "readVisits", call: "visits.own" },
  write: {
    actor: "cancelVisit",
    call: "visits.cancel",
    event: "visits.cancel",
    state: "cancelling",
    done: "cancelled",
    refusal: "Визит уже прошёл"
  },
  data: ({ visits }) => (visits === null ? null : { items: visits }),
  sent: ({ cancelled: sent }) => sent,
  failure: ({ undone }) => undone,
  canWrite: (context, id) => id === visit.id && stateIn(context) === "asked",
  details: (context) => (context.visits === null ? "" : ` (the first is ${String(stateIn(context))})`)
}
const { loaded, notLoaded, notWritten, reconnected, retry, threw, written } = remoteEvents(remote)

const list = { items: [visit, { ...visit, id: 5000, state: "over" as const }] }
const listLoaded = loaded(list)
const cancel = { type: "visits.cancel", id: visit.id }
const cancelUnlisted = { type: "visits.cancel", id: 1 }
const cancelledVisit = { ...visit, state: "cancelled" as const }
const cancelled = written(cancelledVisit)

const sentences = remoteSentences(remote)
const ofUser = signedInSentences(remote)

export const model = defineModel<typeof visitsMachine>({
  name: "visits",
  actorPath: "shop/visits",
  world: {
    machine: visitsMachine,
    input: undefined,
    callbackActors: ["watchConnection"],
    events: [retry, reconnected, cancel, cancelUnlisted, listLoaded, notLoaded, cancelled, notWritten, ...threw, ...signInFacts]
  },
  describeState: sentences.describeState,
  eventTexts: {
    ...sentences.eventTexts,
    "visits.cancel": ({ id }) => (id === visit.id ? "the cancellation is confirmed" : "a visit that is not listed is cancelled")
  },
  invariants: { ...sentences.invariants, ...ofUser.invariants },
  postconditions: {
    ...sentences.postconditions,
    ...ofUser.postconditions,
    "shows the cancelled visit as cancelled, and keeps the others": ({ after, before, event }) =>
      event !== cancelled ||
      !before.matches("cancelling") ||
      (after.matches("ready") && stateIn(after.context) === "cancelled" && isEqual(othersIn(after.context), othersIn(before.context)))
  },
  stages: [
    remoteTour(remote, {
      address: "/personal/visits/",
      startEvents: [{ type: "auth.settled", user }],
      heldRequests: /^\/api\/v2\/users\/visits/,
      heading: "Визиты",
      loaded: { event: listLoaded, json: list },
      isWhole: (context) => stateIn(context) === "asked",
      write: { event: cancel, control: /^Отменить: /, button: "Отменить визит" },
      written: { event: cancelled, json: cancelledVisit },
      acts: [changesUser()]
    })
  ],
  unreachable: { ...sentences.unreachable, ...signedInUnreachable }
})
