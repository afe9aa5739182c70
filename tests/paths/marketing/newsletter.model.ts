import type { SnapshotFrom } from "xstate"
import { scriptNamed } from "../../support/browser/assets.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { describeRefusal } from "../../../core/domain/form/form.ts"
import { newsletterForm } from "../../../core/forms/newsletter.ts"
import { type FormMachine, formMachine } from "../../../core/machines/forms/form.machine.ts"
import { formSentences } from "../../../qa/paths/form-sentences.ts"
import { type ActOf, currentState, defineModel } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"

const address = "anna@example.ru"
const call = { call: "subscriptions.subscribe", requestId: null } as const
const refused = { _tag: "Refused", ...call, status: 422, message: "", errors: { email: "Некорректный адрес" } } as const
const cutOff = { _tag: "Unreachable", ...call, timedOut: false } as const
const offline = { _tag: "Offline" } as const
const change = (field: string, value: string | boolean) => ({ type: "form.change", field, value })
const leave = (field: string) => ({ type: "form.leave", field })
/** Events of a form's submission: its values, then the submit. */
const send = (email: string, accept: boolean) => [change("email", email), change("accept", accept), { type: "form.submit" }]
const filled = [change("email", address), leave("email"), change("accept", true), ...send(address, true)]

const sendsAddress: ActOf<SnapshotFrom<FormMachine>> = {
  title: "a complete address is sent with consent",
  events: filled,
  when: (snapshot) => currentState(snapshot) === "open.editing",
  run: async ({ newsletter }) => {
    await newsletter.write(address)
    await newsletter.consent()
    await newsletter.send()
  }
}

export const model = defineModel<FormMachine>({
  name: "newsletter",
  actorPath: "shop/newsletter",
  world: {
    machine: formMachine(newsletterForm),
    /** A form is filled once and tried at most twice. */
    isExplored: ({ context }, { type }) =>
      type === "form.submit" || type === "form.reconnected" ? context.tries < 2 : context.tries < 2 || type.startsWith("xstate."),
    events: [
      change("email", "anna@"),
      change("email", address),
      change("accept", true),
      change("unknown", "x"),
      { type: "form.setVerdicts", field: "email", verdicts: {} },
      leave("email"),
      { type: "form.submit" },
      { type: "xstate.done.actor.submit", output: succeeded({ email: address }) },
      { type: "xstate.done.actor.submit", output: failed(refused) },
      { type: "xstate.done.actor.submit", output: failed(cutOff) },
      { type: "xstate.done.actor.submit", output: failed(offline) },
      { type: "form.reconnected" },
      { type: "xstate.error.actor.submit", error: defect }
    ]
  },
  ...formSentences(newsletterForm),
  stages: [
    {
      address: "/diamonds",
      startEvents: [],
      heldRequests: /^\/api\/v2\/subscriptions\/alrosa/,
      most: 3,
      acts: [
        {
          title: "an incomplete address is typed",
          events: [change("email", "anna")],
          when: ({ context }) => context.tries === 0,
          run: ({ newsletter }) => newsletter.write("anna")
        },
        {
          title: "the field is left",
          events: [leave("email")],
          when: ({ context }) => context.values["email"] === "anna",
          run: ({ newsletter }) => newsletter.leave()
        },
        {
          title: "the empty form is sent",
          events: send("", false),
          when: ({ context }) => context.tries === 0 && context.values["email"] === "",
          run: ({ newsletter }) => newsletter.send()
        },
        sendsAddress,
        {
          title: "the server accepts the address",
          events: [{ type: "xstate.done.actor.submit", output: succeeded({ email: address }) }],
          answer: "well"
        },
        {
          title: "the server refuses the address",
          events: [{ type: "xstate.done.actor.submit", output: failed(refused) }],
          answer: { kind: "status", status: 422, body: JSON.stringify({ message: "", data: { errors: refused.errors } }) }
        },
        { title: "the connection fails", events: [{ type: "xstate.done.actor.submit", output: failed(cutOff) }], answer: { kind: "down" } }
      ],
      seeState: async (snapshot, { newsletter }) => {
        const { banner, errors, values } = snapshot.context
        if (snapshot.matches("done")) return newsletter.seeThanks(address)
        if (snapshot.matches("submitting")) return newsletter.seeBusy()
        await newsletter.seeWritten(String(values["email"]))
        await newsletter.seeErrors(errors)
        await newsletter.seeRefusal(banner)
      }
    },
    {
      address: "/diamonds",
      startEvents: [],
      heldRequests: /^\/api\/v2\/subscriptions\/alrosa/,
      most: 3,
      acts: [
        {
          title: "a complete address is sent without a network",
          events: [...filled, { type: "xstate.done.actor.submit", output: failed(offline) }],
          when: (snapshot) => currentState(snapshot) === "open.editing" && snapshot.context.tries === 0,
          run: async ({ newsletter, page }) => {
            await page.context().setOffline(true)
            await newsletter.write(address)
            await newsletter.consent()
            await newsletter.send()
            await newsletter.seeWaiting()
          }
        },
        {
          title: "the network is back",
          events: [{ type: "form.reconnected" }],
          when: (snapshot) => snapshot.hasTag("waiting"),
          run: ({ page }) => page.context().setOffline(false)
        },
        {
          title: "the address is changed before it is sent",
          events: [change("email", "vera@example.ru")],
          when: (snapshot) => snapshot.hasTag("waiting"),
          isLast: true,
          run: async ({ newsletter, page }) => {
            await newsletter.write("vera@example.ru")
            await page.context().setOffline(false)
          }
        },
        {
          title: "the server accepts the address",
          events: [{ type: "xstate.done.actor.submit", output: succeeded({ email: address }) }],
          when: (snapshot) => snapshot.matches("submitting"),
          isLast: true,
          answer: "well"
        }
      ],
      seeState: async (snapshot, { newsletter }) => {
        if (snapshot.hasTag("waiting")) await newsletter.seeWaiting()
        else if (snapshot.matches("submitting")) await newsletter.seeBusy()
        else if (snapshot.matches("done")) await newsletter.seeThanks(address)
        else await newsletter.seeRefusal(null)
      }
    },
    {
      address: "/diamonds",
      startEvents: [],
      heldRequests: () => scriptNamed("subscriptions"),
      isHeldFromStart: true,
      most: 1,
      acts: [
        {
          title: "a complete address is sent, and the code of the call could not be loaded",
          events: [...filled, { type: "xstate.error.actor.submit", error: defect }],
          run: async ({ gate, newsletter }) => {
            await newsletter.write(address)
            await newsletter.consent()
            await newsletter.send()
            gate.answer({ kind: "down" })
          }
        }
      ],
      seeState: (snapshot, { newsletter }) =>
        newsletter.seeRefusal(currentState(snapshot) === "open.refused" ? describeRefusal(newsletterForm, { _tag: "Defect" }).banner : null)
    },
    {
      address: "/personal/profile/",
      isMember: true,
      startEvents: [],
      heldRequests: /^\/api\/v2\/subscriptions\/alrosa/,
      isTour: true,
      acts: [
        sendsAddress,
        {
          title: "the user signs out",
          events: [{ type: "form.reset" }],
          when: (snapshot) => !snapshot.matches("open") && snapshot.context.next === null,
          run: ({ profile }) => profile.logOut()
        },
        {
          title: "the server accepts the address",
          events: [{ type: "xstate.done.actor.submit", output: succeeded({ email: address }) }],
          when: (snapshot) => snapshot.matches("submitting") && snapshot.context.next === null,
          answer: "well"
        },
        {
          title: "the connection fails after the sign-out",
          events: [{ type: "xstate.done.actor.submit", output: failed(cutOff) }],
          when: (snapshot) => snapshot.matches("submitting") && snapshot.context.next !== null,
          isLast: true,
          answer: { kind: "down" }
        }
      ],
      seeState: async (snapshot, { newsletter }) => {
        if (snapshot.matches("submitting")) return newsletter.seeBusy()
        if (snapshot.matches("done")) return newsletter.seeThanks(address)
        await newsletter.seeWritten(String(snapshot.context.values["email"]))
      }
    }
  ],
  unreachable: {
    "submitting --xstate.error.actor.submit#0--> open":
      "the user signs out while the address is sent, so the code of the call is loaded: a call that throws is a bug",
    "open --form.setVerdicts#0--> open.editing": "the form has no secret",
    "open --form.open#0--> open.editing": "the form is always visible",
    "open --form.resume#0--> open.editing": "the form is open to guests, so no login interrupts it",
    "submitting --form.open#0--> stays": "the form is always visible",
    "submitting --form.resume#0--> stays": "the form is open to guests, so no login interrupts it",
    "done --form.open#0--> open": "the form is always visible",
    "done --form.change#0--> open": "an accepted form shows thanks in place of its fields"
  }
})
