import { consentMachine } from "../../../core/machines/marketing/consent.machine.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"

const noon = Date.UTC(2026, 10, 22, 12)
const all = { analytics: true, ads: true, at: noon }
const none = { analytics: false, ads: false, at: noon + 1 }
const stored = (consent: object) => ({ type: "consent.changed", consent })
const looked = (consent: object | null, isOptedOut: boolean) => ({ type: "consent.hydrated", consent, isOptedOut })
const come = { type: "xstate.done.actor.loadMarketing", output: null }
const isReported = (event: { readonly type: string }) => event.type === "consent.changed"

export const model = defineModel<typeof consentMachine>({
  name: "consent",
  actorPath: "shop/consent",
  world: {
    machine: consentMachine,
    input: undefined,
    watchers: ["storage", "marketing"],
    events: [
      looked(null, false),
      looked(null, true),
      looked(all, false),
      looked(none, false),
      stored(all),
      stored(none),
      { type: "consent.open" },
      { type: "consent.close" },
      { type: "consent.toggle", name: "analytics" },
      { type: "consent.toggle", name: "ads" },
      { type: "consent.choose", permissions: { analytics: true, ads: false } },
      come,
      { type: "xstate.error.actor.loadMarketing", error: defect }
    ]
  },
  tells: (snapshot) => {
    const { consent, draft, isGreeted } = snapshot.context
    const ticked = Object.entries(draft).flatMap(([name, isOn]) => (isOn ? [name] : []))
    const description = consent === null ? "nothing is said" : consent.analytics ? "all is allowed" : "nothing is allowed"
    return `the panel is ${currentState(snapshot, "panel")}, ${description}, telling is ${currentState(snapshot, "telling")}, ticked: ${ticked.join(" and ") || "nothing"}${isGreeted ? ", told of before" : ""}`
  },
  says: {
    "consent.hydrated": ({ consent, isOptedOut }) =>
      consent === null ? (isOptedOut === true ? "the browser says no" : "the browser knows nothing") : "the browser knows a choice",
    "consent.changed": ({ consent }) => (isEqual(consent, all) ? "all is allowed" : "nothing is allowed"),
    "consent.open": "the choices are opened",
    "consent.close": "they are closed",
    "consent.toggle": ({ name }) => `${String(name)} is ticked or unticked`,
    "consent.choose": "a choice is made",
    "xstate.done.actor.loadMarketing": "what tells of the visit has come",
    "xstate.error.actor.loadMarketing": "what tells of the visit does not come"
  },
  invariants: {
    "tells of the visit only where something is allowed": (snapshot) =>
      snapshot.matches({ telling: "silent" }) ||
      snapshot.matches({ telling: "unknown" }) ||
      snapshot.context.consent?.analytics === true ||
      snapshot.context.consent?.ads === true,
    "what tells lives exactly while it may": (snapshot) => "marketing" in snapshot.children === snapshot.matches({ telling: "allowed" }),
    "asks nobody who has said it, and nobody whose browser did": (snapshot) =>
      !snapshot.matches({ panel: "asking" }) || (snapshot.context.consent === null && !snapshot.context.isOptedOut),
    "the choices can be opened wherever they are not": (snapshot) =>
      snapshot.can({ type: "consent.open" }) === (snapshot.matches({ panel: "asking" }) || snapshot.matches({ panel: "closed" })),
    "a choice can be made exactly while it is asked for": (snapshot) =>
      snapshot.can({ type: "consent.choose", permissions: { analytics: true, ads: false } }) ===
      (snapshot.matches({ panel: "asking" }) || snapshot.matches({ panel: "choosing" }))
  },
  beginnings: {
    "has told nothing yet": ({ after: { context } }) => !context.isGreeted && context.consent === null
  },
  promises: {
    "asks where the browser knows nothing and says nothing": ({ after, before, event }) =>
      !before.matches({ panel: "recalling" }) ||
      event.type !== "consent.hydrated" ||
      (after.context.isOptedOut === event["isOptedOut"] &&
        isEqual(after.context.consent, event["consent"]) &&
        after.matches({ panel: event["consent"] === null && event["isOptedOut"] === false ? "asking" : "closed" })),
    "tells from the beginning where that was allowed before": ({ after, before, event }) =>
      !before.matches({ telling: "unknown" }) ||
      event.type !== "consent.hydrated" ||
      after.matches({ telling: isEqual(event["consent"], looked(all, false).consent) ? "coming" : "silent" }),
    "tells under the choice that holds": ({ after: { context }, started }) =>
      started.every(({ id, input }) => id !== "marketing" || isEqual(input, { consent: context.consent, isGreeted: context.isGreeted })),
    "takes what was kept, here or in another tab, and asks no more": ({ after, event }) =>
      !isReported(event) || (after.matches({ panel: "closed" }) && isEqual(after.context.consent, event["consent"])),
    "tells a page anew only where it was not told under the choice before": ({ after, before, event }) =>
      !isReported(event) || after.context.isGreeted === (before.context.consent?.analytics === true),
    "begins to tell when that is allowed, and ends at once when it is not": ({ after, event }) =>
      !isReported(event) || after.matches({ telling: isEqual(event["consent"], all) ? "coming" : "silent" }),
    "ticks what holds as the choices open": ({ after, before, event }) =>
      event.type !== "consent.open" ||
      !after.matches({ panel: "choosing" }) ||
      before.matches({ panel: "choosing" }) ||
      isEqual(after.context.draft, {
        analytics: before.context.consent?.analytics ?? false,
        ads: before.context.consent?.ads ?? false
      }),
    "ticks and unticks one choice at a time, and decides nothing": ({ after, before, event }) => {
      if (event.type !== "consent.toggle" || !before.matches({ panel: "choosing" })) return true
      const name = event["name"] === "ads" ? "ads" : "analytics"
      const { draft } = before.context
      return isEqual(after.context, { ...before.context, draft: { ...draft, [name]: !draft[name] } })
    },
    "closes back to where it was opened": ({ after, before, event }) =>
      event.type !== "consent.close" ||
      !before.matches({ panel: "choosing" }) ||
      after.matches({ panel: before.context.consent === null && !before.context.isOptedOut ? "asking" : "closed" }),
    "changes nothing by itself until a choice is kept": (step) => step.event.type !== "consent.choose" || isSame(step),
    "what tells of the visit goes on while the choices are looked at": ({ after, before, event }) =>
      isReported(event) || !before.matches({ telling: "allowed" }) || after.matches({ telling: "allowed" })
  },
  stages: [
    {
      opens: "/contacts",
      isAsked: true,
      begins: [looked(null, false)],
      isTour: true,
      acts: [
        {
          does: "«Выбрать» is pressed",
          events: [{ type: "consent.open" }],
          when: (snapshot) => snapshot.matches({ panel: "asking" }),
          by: ({ consent }) => consent.choose()
        },
        {
          does: "«Аналитика» is ticked",
          events: [{ type: "consent.toggle", name: "analytics" }],
          when: (snapshot) => snapshot.matches({ panel: "choosing" }),
          by: ({ consent }) => consent.tick("Аналитика")
        },
        {
          does: "the choices are closed",
          events: [{ type: "consent.close" }],
          when: (snapshot) => snapshot.matches({ panel: "choosing" }),
          by: ({ consent }) => consent.close()
        },
        {
          does: "another tab says no",
          events: [stored(none)],
          when: (snapshot) => snapshot.matches({ panel: "asking" }),
          by: ({ storeInOtherTab }) => storeInOtherTab("consent", JSON.stringify({ ...none, at: Date.now() }))
        },
        {
          does: "«Настройки cookie» is pressed",
          events: [{ type: "consent.open" }],
          when: (snapshot) => snapshot.matches({ panel: "closed" }),
          by: ({ consent }) => consent.openByFooter()
        },
        {
          does: "«Сохранить выбор» is pressed with both ticked",
          events: [{ type: "consent.choose", permissions: { analytics: true, ads: true } }, stored(all), come],
          when: (snapshot) => snapshot.matches({ panel: "choosing" }) && !snapshot.context.draft.analytics && !snapshot.context.draft.ads,
          by: async ({ consent }) => {
            await consent.tick("Аналитика")
            await consent.tick("Реклама")
            await consent.save()
          }
        }
      ],
      shows: (snapshot, { consent }) => consent.see(currentState(snapshot, "panel"))
    },
    {
      opens: "/contacts",
      isAsked: true,
      begins: [looked(null, false)],
      acts: [
        {
          does: "«Только необходимые» is pressed",
          events: [{ type: "consent.choose", permissions: { analytics: false, ads: false } }, stored(none)],
          when: (snapshot) => snapshot.matches({ panel: "asking" }),
          by: ({ consent }) => consent.refuse()
        }
      ],
      shows: (snapshot, { consent }) => consent.see(currentState(snapshot, "panel"))
    },
    {
      opens: "/contacts",
      isAllowing: true,
      begins: [looked(all, false), come],
      isTour: true,
      acts: [
        {
          does: "«Настройки cookie» is pressed by who allowed it all before",
          events: [{ type: "consent.open" }],
          when: (snapshot) => snapshot.matches({ panel: "closed" }),
          by: ({ consent }) => consent.openByFooter()
        }
      ],
      shows: (snapshot, { consent }) => consent.see(currentState(snapshot, "panel"))
    }
  ],
  unreachable: {
    "telling.coming --xstate.error.actor.loadMarketing#0--> telling.silent":
      "code that does not come loads the page anew: the page that comes then has a journal of its own"
  }
})
