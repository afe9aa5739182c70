import type { SnapshotFrom } from "xstate"
import { askAddress } from "../../../qa/server/account.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { confirmationMachine } from "../../../core/machines/account/confirmation.machine.ts"
import { currentState, defineModel, isEqual, isAt, isSame } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { expect } from "../../support/browser/patient-expect.ts"

type Snapshot = SnapshotFrom<typeof confirmationMachine>

const look = { type: "confirmation.check" }
const send = { type: "confirmation.send" }
const cancel = { type: "confirmation.cancel" }
const wanting = { ...user, awaitingEmail: "nova@example.ru" }
const call = { call: "users.emailLetter", requestId: null } as const
const busy = failed({ _tag: "TooOften", ...call, retryAfterSeconds: 60 })
const answered = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output })
const broken = (actor: string) => ({ type: `xstate.error.actor.${actor}`, error: defect })

const stateTexts: Readonly<Record<string, string>> = {
  resting: "an address may wait for its letter",
  looking: "it is looked whether the letter was answered",
  sending: "the letter is sent once more",
  sent: "the letter was sent",
  cancelling: "the other address is given up",
  refused: "what was wanted did not come about"
}

const isAtRest = (snapshot: Snapshot) => ["resting", "sent", "refused"].includes(currentState(snapshot))
const actors: Readonly<Record<string, string>> = { looking: "readUser", sending: "sendEmailLetter", cancelling: "cancelEmailChange" }
const fault = { kind: "status", status: 429, body: JSON.stringify({ message: "", data: {} }) } as const
const body = { kind: "body", json: { data: wanting } } as const

export const model = defineModel<typeof confirmationMachine>({
  name: "confirmation",
  actorPath: "shop/account/confirmation",
  world: {
    machine: confirmationMachine,
    input: undefined,
    events: [
      look,
      send,
      cancel,
      ...Object.values(actors).flatMap((actor) => [answered(actor, succeeded(wanting)), answered(actor, busy), broken(actor)])
    ]
  },
  describeState: ({ context: { refusal }, ...snapshot }) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${refusal === null ? "" : `, ${refusal._tag}`}`,
  eventTexts: {
    "confirmation.check": "the shopper is back",
    "confirmation.send": "the letter is wanted once more",
    "confirmation.cancel": "the other address is not wanted any more",
    ...Object.fromEntries(
      Object.values(actors).flatMap((actor) => [
        [
          `xstate.done.actor.${actor}`,
          ({ output }: { readonly output?: { readonly _tag: string } }) =>
            output?._tag === "Success" ? "the shop answers" : "the shop says no"
        ],
        [`xstate.error.actor.${actor}`, "the call breaks"]
      ])
    )
  },
  invariants: {
    "asks exactly what it stands for": (snapshot) =>
      isEqual(Object.keys(snapshot.children), [actors[currentState(snapshot)]].filter(Boolean)),
    "is busy exactly while a wish is on its way": (snapshot) =>
      snapshot.hasTag("busy") === (snapshot.matches("sending") || snapshot.matches("cancelling")),
    "takes no second wish meanwhile": (snapshot) => snapshot.can({ type: "confirmation.send" }) === !snapshot.hasTag("busy"),
    "has a reason only where it was refused": (snapshot) => snapshot.context.refusal === null || !snapshot.hasTag("busy")
  },
  postconditions: {
    "looks when the shopper is back, and does nothing else": (step) =>
      step.event.type !== look.type || (isAtRest(step.before) ? currentState(step.after) === "looking" : isSame(step)),
    "does what is wanted, though it is looking": ({ after, before, event }) =>
      ![send.type, cancel.type].includes(event.type) ||
      before.hasTag("busy") ||
      currentState(after) === (event.type === send.type ? "sending" : "cancelling"),
    "tells what the shop has told, and only that": ({ before, emitted, event }) => {
      const isOwn = event.type === `xstate.done.actor.${actors[currentState(before)]}`
      const isReported = isOwn && event["output"]._tag === "Success"
      return isEqual(emitted, isReported ? [{ type: "confirmation.userLoaded", user: wanting }] : [])
    },
    "says why a wish did not come about; of a look that failed it says nothing": ({ after, before, event }) => {
      const actor = actors[currentState(before)]
      if (actor === undefined || !event.type.endsWith(`actor.${actor}`)) return true
      const outcome = event["output"]
      if (outcome?._tag === "Success") return currentState(after) === (before.matches("sending") ? "sent" : "resting")
      if (before.matches("looking")) return currentState(after) === "resting"
      return after.hasTag("refused") && isEqual(after.context.refusal, outcome?.error ?? null)
    }
  },
  stages: [
    {
      address: "/personal/profile/",
      isMember: true,
      startEvents: [],
      holds: /^\/api\/v2\/(?:session\/?$|users\/(?:email-letter|awaiting-email))/,
      isTour: true,
      before: askAddress,
      prepares: ({ profile }) => expect(profile.waiting).toBeVisible(),
      acts: [
        {
          title: "the shopper comes back to the page",
          events: [look],
          when: isAtRest,
          run: ({ page }) => page.evaluate(() => dispatchEvent(new Event("focus")))
        },
        {
          title: "the letter is wanted once more",
          events: [send],
          when: (snapshot) => !snapshot.hasTag("busy"),
          run: ({ profile }) => profile.sendAgain()
        },
        {
          title: "the other address is given up",
          events: [cancel],
          when: (snapshot) => !snapshot.hasTag("busy"),
          run: ({ profile }) => profile.keepAddress()
        },
        ...Object.entries(actors).flatMap(([state, actor]) => [
          { title: `the shop answers what was ${state}`, events: [answered(actor, succeeded(wanting))], when: isAt(state), answer: body },
          { title: `the shop refuses what was ${state}`, events: [answered(actor, busy)], when: isAt(state), answer: fault }
        ])
      ],
      shows: async (snapshot, { profile }) => {
        if (snapshot.hasTag("sent")) await profile.seeLetterSent()
        if (snapshot.hasTag("refused")) await profile.seeNoLetter()
      }
    }
  ],
  unreachable: Object.fromEntries(
    [
      ["looking", "resting"],
      ["sending", "refused"],
      ["cancelling", "refused"]
    ].map(([from = "", to = ""]) => [
      `${from} --xstate.error.actor.${actors[from]}#0--> ${to}`,
      "the code of the call comes with its machine: a call that breaks is a bug"
    ])
  )
})
