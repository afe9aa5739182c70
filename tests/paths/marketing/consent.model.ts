import { consentMachine } from "../../../core/machines/marketing/consent.machine.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"

const noon = Date.UTC(2026, 10, 22, 12)
const all = { analytics: true, ads: true, at: noon }
const none = { analytics: false, ads: false, at: noon + 1 }
const stored = (consent: object) => ({ type: "consent.changed", consent })
const hydrated = (consent: object | null, isOptedOut: boolean) => ({ type: "consent.hydrated", consent, isOptedOut })
const codeLoaded = { type: "xstate.done.actor.loadMarketing", output: null }
const isConsentChange = (event: { readonly type: string }) => event.type === "consent.changed"

export const model = defineModel<typeof consentMachine>({
  name: "consent",
  actorPath: "shop/consent",
  world: {
    machine: consentMachine,
    input: undefined,
    callbackActors: ["storage", "marketing"],
    events: [
      hydrated(null, false),
      hydrated(null, true),
      hydrated(all, false),
      hydrated(none, false),
      stored(all),
      stored(none),
      { type: "consent.open" },
      { type: "consent.close" },
      { type: "consent.toggle", name: "analytics" },
      { type: "consent.toggle", name: "ads" },
      { type: "consent.choose", permissions: { analytics: true, ads: false } },
      codeLoaded,
      { type: "xstate.error.actor.loadMarketing", error: defect }
    ]
  },
  describeState: (snapshot) => {
    const { consent, draft, isGreeted } = snapshot.context
    const ticked = Object.entries(draft).flatMap(([name, isOn]) => (isOn ? [name] : []))
    const description = consent === null ? "no consent is stored" : consent.analytics ? "all is allowed" : "nothing is allowed"
    return `the panel is ${currentState(snapshot, "panel")}, ${description}, reporting is ${currentState(snapshot, "telling")}, ticked: ${ticked.join(" and ") || "nothing"}${isGreeted ? ", page reported before" : ""}`
  },
  eventTexts: {
    "consent.hydrated": ({ consent, isOptedOut }) =>
      consent === null ? (isOptedOut === true ? "the browser opts out" : "no consent is stored") : "a consent is stored",
    "consent.changed": ({ consent }) => (isEqual(consent, all) ? "all is allowed" : "nothing is allowed"),
    "consent.open": "the choices are opened",
    "consent.close": "the choices are closed",
    "consent.toggle": ({ name }) => `${String(name)} is toggled`,
    "consent.choose": "a choice is made",
    "xstate.done.actor.loadMarketing": "the marketing code is loaded",
    "xstate.error.actor.loadMarketing": "the marketing code could not be loaded"
  },
  invariants: {
    "reports the visit only if analytics or ads are allowed": (snapshot) =>
      snapshot.matches({ telling: "silent" }) ||
      snapshot.matches({ telling: "unknown" }) ||
      snapshot.context.consent?.analytics === true ||
      snapshot.context.consent?.ads === true,
    "runs the marketing actor exactly while reporting is allowed": (snapshot) =>
      "marketing" in snapshot.children === snapshot.matches({ telling: "allowed" }),
    "asks only without a stored consent and without an opt-out": (snapshot) =>
      !snapshot.matches({ panel: "asking" }) || (snapshot.context.consent === null && !snapshot.context.isOptedOut),
    "can open the choices exactly while they are not open": (snapshot) =>
      snapshot.can({ type: "consent.open" }) === (snapshot.matches({ panel: "asking" }) || snapshot.matches({ panel: "closed" })),
    "accepts a choice exactly while it asks or shows the choices": (snapshot) =>
      snapshot.can({ type: "consent.choose", permissions: { analytics: true, ads: false } }) ===
      (snapshot.matches({ panel: "asking" }) || snapshot.matches({ panel: "choosing" }))
  },
  startConditions: {
    "starts without a consent and without a reported page": ({ after: { context } }) => !context.isGreeted && context.consent === null
  },
  postconditions: {
    "asks only when the browser has no consent and does not opt out": ({ after, before, event }) =>
      !before.matches({ panel: "recalling" }) ||
      event.type !== "consent.hydrated" ||
      (after.context.isOptedOut === event["isOptedOut"] &&
        isEqual(after.context.consent, event["consent"]) &&
        after.matches({ panel: event["consent"] === null && event["isOptedOut"] === false ? "asking" : "closed" })),
    "loads the marketing code at once with an earlier consent": ({ after, before, event }) =>
      !before.matches({ telling: "unknown" }) ||
      event.type !== "consent.hydrated" ||
      after.matches({ telling: isEqual(event["consent"], hydrated(all, false).consent) ? "coming" : "silent" }),
    "starts the marketing actor with the present consent": ({ after: { context }, started }) =>
      started.every(({ id, input }) => id !== "marketing" || isEqual(input, { consent: context.consent, isGreeted: context.isGreeted })),
    "takes over a stored consent of any tab, and stops asking": ({ after, event }) =>
      !isConsentChange(event) || (after.matches({ panel: "closed" }) && isEqual(after.context.consent, event["consent"])),
    "reports the page again only if the previous consent excluded analytics": ({ after, before, event }) =>
      !isConsentChange(event) || after.context.isGreeted === (before.context.consent?.analytics === true),
    "starts reporting when it is allowed, and stops at once when it is not": ({ after, event }) =>
      !isConsentChange(event) || after.matches({ telling: isEqual(event["consent"], all) ? "coming" : "silent" }),
    "ticks the allowed choices when the panel opens": ({ after, before, event }) =>
      event.type !== "consent.open" ||
      !after.matches({ panel: "choosing" }) ||
      before.matches({ panel: "choosing" }) ||
      isEqual(after.context.draft, {
        analytics: before.context.consent?.analytics ?? false,
        ads: before.context.consent?.ads ?? false
      }),
    "toggles one choice at a time, without a decision": ({ after, before, event }) => {
      if (event.type !== "consent.toggle" || !before.matches({ panel: "choosing" })) return true
      const name = event["name"] === "ads" ? "ads" : "analytics"
      const { draft } = before.context
      return isEqual(after.context, { ...before.context, draft: { ...draft, [name]: !draft[name] } })
    },
    "returns to its previous state when the choices are closed": ({ after, before, event }) =>
      event.type !== "consent.close" ||
      !before.matches({ panel: "choosing" }) ||
      after.matches({ panel: before.context.consent === null && !before.context.isOptedOut ? "asking" : "closed" }),
    "changes nothing until a choice is stored": (step) => step.event.type !== "consent.choose" || isSame(step),
    "continues reporting until the consent changes": ({ after, before, event }) =>
      isConsentChange(event) || !before.matches({ telling: "allowed" }) || after.matches({ telling: "allowed" })
  },
  stages: [
    {
      address: "/contacts",
      isAsked: true,
      startEvents: [hydrated(null, false)],
      isTour: true,
      acts: [
        {
          title: "«Выбрать» is pressed",
          events: [{ type: "consent.open" }],
          when: (snapshot) => snapshot.matches({ panel: "asking" }),
          run: ({ consent }) => consent.choose()
        },
        {
          title: "«Аналитика» is ticked",
          events: [{ type: "consent.toggle", name: "analytics" }],
          when: (snapshot) => snapshot.matches({ panel: "choosing" }),
          run: ({ consent }) => consent.tick("Аналитика")
        },
        {
          title: "the choices are closed",
          events: [{ type: "consent.close" }],
          when: (snapshot) => snapshot.matches({ panel: "choosing" }),
          run: ({ consent }) => consent.close()
        },
        {
          title: "another tab refuses",
          events: [stored(none)],
          when: (snapshot) => snapshot.matches({ panel: "asking" }),
          run: ({ storeInOtherTab }) => storeInOtherTab("consent", JSON.stringify({ ...none, at: Date.now() }))
        },
        {
          title: "«Настройки cookie» is pressed",
          events: [{ type: "consent.open" }],
          when: (snapshot) => snapshot.matches({ panel: "closed" }),
          run: ({ consent }) => consent.openByFooter()
        },
        {
          title: "«Сохранить выбор» is pressed with both ticked",
          events: [{ type: "consent.choose", permissions: { analytics: true, ads: true } }, stored(all), codeLoaded],
          when: (snapshot) => snapshot.matches({ panel: "choosing" }) && !snapshot.context.draft.analytics && !snapshot.context.draft.ads,
          run: async ({ consent }) => {
            await consent.tick("Аналитика")
            await consent.tick("Реклама")
            await consent.save()
          }
        }
      ],
      seeState: (snapshot, { consent }) => consent.see(currentState(snapshot, "panel"))
    },
    {
      address: "/contacts",
      isAsked: true,
      startEvents: [hydrated(null, false)],
      acts: [
        {
          title: "«Только необходимые» is pressed",
          events: [{ type: "consent.choose", permissions: { analytics: false, ads: false } }, stored(none)],
          when: (snapshot) => snapshot.matches({ panel: "asking" }),
          run: ({ consent }) => consent.refuse()
        }
      ],
      seeState: (snapshot, { consent }) => consent.see(currentState(snapshot, "panel"))
    },
    {
      address: "/contacts",
      isAllowing: true,
      startEvents: [hydrated(all, false), codeLoaded],
      isTour: true,
      acts: [
        {
          title: "«Настройки cookie» is pressed after all was allowed",
          events: [{ type: "consent.open" }],
          when: (snapshot) => snapshot.matches({ panel: "closed" }),
          run: ({ consent }) => consent.openByFooter()
        }
      ],
      seeState: (snapshot, { consent }) => consent.see(currentState(snapshot, "panel"))
    }
  ],
  unreachable: {
    "telling.coming --xstate.error.actor.loadMarketing#0--> telling.silent":
      "missing code reloads the page, and the reloaded page has its own journal"
  }
})
