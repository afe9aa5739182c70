import type { SnapshotFrom } from "xstate"
import { askAddress } from "../../../qa/server/account.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { confirmationMachine } from "../../../core/machines/account/confirmation.machine.ts"
import { currentState, defineModel, isEqual, isAt, isSame } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { expect } from "../../../qa/pages/patient-expect.ts"

type Snapshot = SnapshotFrom<typeof confirmationMachine>

const check = { type: "confirmation.check" }
const send = { type: "confirmation.send" }
const cancel = { type: "confirmation.cancel" }
const withPendingEmail = { ...user, awaitingEmail: "nova@example.ru" }
const call = { call: "users.emailLetter", requestId: null } as const
const busy = failed({ _tag: "TooOften", ...call, retryAfterSeconds: 60 })
const answered = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output })
const threw = (actor: string) => ({ type: `xstate.error.actor.${actor}`, error: defect })

const stateTexts: Readonly<Record<string, string>> = {
  resting: "the machine is idle",
  looking: "the confirmation is checked",
  sending: "the letter is being sent again",
  sent: "the letter is sent again",
  cancelling: "the change of the address is being cancelled",
  refused: "the request was refused"
}

const isAtRest = (snapshot: Snapshot) => ["resting", "sent", "refused"].includes(currentState(snapshot))
const actors: Readonly<Record<string, string>> = { looking: "readUser", sending: "sendEmailLetter", cancelling: "cancelEmailChange" }
const fault = { kind: "status", status: 429, body: JSON.stringify({ message: "", data: {} }) } as const
const body = { kind: "body", json: { data: withPendingEmail } } as const

export const model = defineModel<typeof confirmationMachine>({
  name: "confirmation",
  actorPath: "shop/account/confirmation",
  world: {
    machine: confirmationMachine,
    input: undefined,
    events: [
      check,
      send,
      cancel,
      ...Object.values(actors).flatMap((actor) => [answered(actor, succeeded(withPendingEmail)), answered(actor, busy), threw(actor)])
    ]
  },
  describeState: ({ context: { refusal }, ...snapshot }) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${refusal === null ? "" : `, ${refusal._tag}`}`,
  eventTexts: {
    "confirmation.check": "the shopper returns to the tab",
    "confirmation.send": "the letter is requested again",
    "confirmation.cancel": "the change of the address is to be cancelled",
    ...Object.fromEntries(
      Object.values(actors).flatMap((actor) => [
        [
          `xstate.done.actor.${actor}`,
          ({ output }: { readonly output?: { readonly _tag: string } }) =>
            output?._tag === "Success" ? "the request succeeds" : "the request is refused"
        ],
        [`xstate.error.actor.${actor}`, "the call throws"]
      ])
    )
  },
  invariants: {
    "runs exactly the call of its state": (snapshot) =>
      isEqual(Object.keys(snapshot.children), [actors[currentState(snapshot)]].filter(Boolean)),
    "is busy exactly while it sends the letter or cancels the change": (snapshot) =>
      snapshot.hasTag("busy") === (snapshot.matches("sending") || snapshot.matches("cancelling")),
    "accepts no second request while it is busy": (snapshot) => snapshot.can({ type: "confirmation.send" }) === !snapshot.hasTag("busy"),
    "has no refusal while it is busy": (snapshot) => snapshot.context.refusal === null || !snapshot.hasTag("busy")
  },
  postconditions: {
    "checks the confirmation when the shopper returns, unless a call is running": (step) =>
      step.event.type !== check.type || (isAtRest(step.before) ? currentState(step.after) === "looking" : isSame(step)),
    "sends the letter or cancels the change, also during a check": ({ after, before, event }) =>
      ![send.type, cancel.type].includes(event.type) ||
      before.hasTag("busy") ||
      currentState(after) === (event.type === send.type ? "sending" : "cancelling"),
    "publishes the loaded user, and nothing else": ({ before, emitted, event }) => {
      const isOwn = event.type === `xstate.done.actor.${actors[currentState(before)]}`
      const isReported = isOwn && event["output"]._tag === "Success"
      return isEqual(emitted, isReported ? [{ type: "confirmation.userLoaded", user: withPendingEmail }] : [])
    },
    "reports why a request failed; ignores a failed check": ({ after, before, event }) => {
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
      heldRequests: /^\/api\/v2\/(?:session\/?$|users\/(?:email-letter|awaiting-email))/,
      isTour: true,
      before: askAddress,
      prepare: ({ profile }) => expect(profile.waiting).toBeVisible(),
      acts: [
        {
          title: "the shopper returns to the tab",
          events: [check],
          when: isAtRest,
          run: ({ page }) => page.evaluate(() => dispatchEvent(new Event("focus")))
        },
        {
          title: "the letter is requested again",
          events: [send],
          when: (snapshot) => !snapshot.hasTag("busy"),
          run: ({ profile }) => profile.sendAgain()
        },
        {
          title: "the change of the address is cancelled",
          events: [cancel],
          when: (snapshot) => !snapshot.hasTag("busy"),
          run: ({ profile }) => profile.cancelEmailChange()
        },
        ...Object.entries(actors).flatMap(([state, actor]) => [
          {
            title: `the server answers while the machine is ${state}`,
            events: [answered(actor, succeeded(withPendingEmail))],
            when: isAt(state),
            answer: body
          },
          { title: `the server refuses while the machine is ${state}`, events: [answered(actor, busy)], when: isAt(state), answer: fault }
        ])
      ],
      seeState: async (snapshot, { profile }) => {
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
      "the code of the call is loaded with its machine: a call that throws is a bug"
    ])
  )
})
