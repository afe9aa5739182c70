import { succeeded } from "../../../core/kernel/outcome.ts"
import { destinationOf } from "../../../core/domain/url/place.ts"
import { navigationMachine } from "../../../core/machines/navigation/navigation.machine.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect, placeAt } from "../../../qa/paths/visits.ts"
import { stages } from "./navigation.stages.ts"

const stateTexts: Readonly<Record<string, string>> = {
  writing: "the visit is written into the history",
  resolving: "the address is looked up",
  loading: "the page is loaded",
  ready: "the page stands",
  failed: "the page did not come",
  broken: "the page broke",
  missing: "there is no such page",
  leaving: "the visitor leaves the shop"
}

/** A page for users only: a guest is redirected home, where the login opens. */
const guarded = { type: "xstate.done.actor.resolve", output: succeeded(resolveRoute("/personal/profile", "")) }

const refusalOf = (to: string) => ({ _tag: to.startsWith("javascript:") ? "UnsafeAddress" : "ExternalNotAllowed", to })

export const model = defineModel<typeof navigationMachine>({
  name: "navigation",
  world: {
    machine: navigationMachine,
    input: { place: placeAt("/") },
    watchers: ["watchHistory"],
    follows: ({ context }, event) => {
      if (event === guarded) return false
      const isOutside = typeof event["to"] === "string" && !event["to"].startsWith("/")
      return (event.type !== "navigation.go" || context.place.index < 1) && (!isOutside || context.kind === "load")
    },
    events: [
      { type: "navigation.go", to: "/diamonds" },
      { type: "navigation.go", to: "/%E0%A4%A" },
      { type: "navigation.go", to: "https://elsewhere.example/" },
      { type: "navigation.go", to: "https://elsewhere.example/", external: true },
      { type: "navigation.go", to: "javascript:alert(1)", external: true },
      { type: "navigation.popped", place: placeAt("/") },
      { type: "page.shown", screen: "diamonds", header: "default" },
      { type: "page.broke" },
      { type: "page.moved", to: "/diamonds" },
      { type: "page.moved", to: "https://elsewhere.example/" },
      { type: "page.moved", to: "javascript:alert(1)" },
      { type: "xstate.done.actor.writeHistory", output: succeeded(undefined) },
      { type: "xstate.error.actor.writeHistory", error: defect },
      { type: "xstate.done.actor.resolve", output: succeeded(resolveRoute("/diamonds", "")) },
      { type: "xstate.done.actor.resolve", output: succeeded(resolveRoute("/%E0%A4%A", "")) },
      { type: "xstate.done.actor.resolve", output: succeeded({ _tag: "Moved", to: "/diamonds", status: 301 }) },
      { type: "xstate.done.actor.resolve", output: succeeded({ _tag: "Moved", to: "javascript:alert(1)", status: 301 }) },
      { type: "xstate.error.actor.resolve", error: defect },
      guarded,
      { type: "xstate.done.actor.settle", output: succeeded(undefined) },
      { type: "xstate.done.actor.writeHead", output: succeeded(undefined) },
      { type: "xstate.error.actor.leave", error: defect }
    ]
  },
  describeState: (snapshot) => {
    const { kind, leaveTo, place, refusal, route } = snapshot.context
    const to = leaveTo === null ? place.path : leaveTo
    return `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)} (${to}, ${kind}${route === null ? "" : `, ${route}`})${refusal === null ? "" : `, ${refusal.to} is refused`}`
  },
  eventTexts: {
    "navigation.go": ({ external, to }) => `${String(to)} is asked for${external === true ? " with leave to go outside" : ""}`,
    "navigation.popped": "Back",
    "navigation.retry": "«Повторить»",
    "page.shown": "the page is shown",
    "page.moved": ({ to }) => `the shop sends to ${String(to)}`,
    "page.wasMissing": "there is no such page",
    "page.failed": "the page fails",
    "page.broke": "the page breaks while it is drawn",
    "xstate.done.actor.writeHistory": "the history is written",
    "xstate.error.actor.writeHistory": "the history cannot be written",
    "xstate.done.actor.resolve": ({ output }) =>
      ({ Found: "a page is found", Moved: `the address leads to ${String(output.value.to)}` })[String(output.value._tag)] ??
      "no page is found",
    "xstate.error.actor.resolve": "the address cannot be read",
    "xstate.done.actor.settle": "the page stands in its place",
    "xstate.done.actor.writeHead": "the head is written",
    "xstate.error.actor.leave": "the browser does not leave"
  },
  invariants: {
    "shows no fault where a page stands": (snapshot) => !snapshot.matches("ready") || snapshot.context.fault === null,
    "shows that a page is missing, failed or broken exactly as it is": (snapshot) =>
      (!snapshot.matches("broken") || snapshot.context.fault === "broken") &&
      (!snapshot.matches("missing") || snapshot.context.fault === "missing") &&
      (!snapshot.matches("failed") || snapshot.context.fault === "failed"),
    "refuses what is outside without leave, and what is unsafe with it": ({ context: { refusal } }) =>
      refusal === null || isEqual(refusal, refusalOf(refusal.to)),
    "stands at an address of the shop": ({ context: { place } }) => place.path.startsWith("/"),
    "leaves to where it was let go": (snapshot) =>
      !snapshot.matches("leaving") || snapshot.context.leaveTo === "https://elsewhere.example/",
    "is busy or settled, never both": (snapshot) => snapshot.hasTag("busy") === !snapshot.hasTag("settled")
  },
  postconditions: {
    "goes to an address of the shop, as a new entry unless it is the same address": ({ after, before, event }) => {
      if (event.type !== "navigation.go" || destinationOf(event["to"]) !== "inside") return true
      const { place } = before.context
      const stays = place.path + place.search === event["to"]
      const { from, kind, leaveTo, refusal } = after.context
      return (
        after.matches("writing") &&
        isEqual(after.context.place, placeAt(event["to"], place.index + (stays ? 0 : 1))) &&
        isEqual({ from, kind, leaveTo, refusal }, { from: place.index, kind: stays ? "replace" : "push", leaveTo: null, refusal: null })
      )
    },
    "[NAV-010, NAV-011] leaves the shop with leave, and refuses without it": ({ after, before, emitted, event }) => {
      if (event.type !== "navigation.go" || destinationOf(event["to"]) === "inside") return true
      const isLetGo = event["external"] === true && destinationOf(event["to"]) === "outside"
      if (isLetGo) return after.matches("leaving") && after.context.leaveTo === event["to"] && after.context.refusal === null
      const refusal = refusalOf(event["to"])
      return (
        currentState(after) === currentState(before) &&
        isEqual(after.context.refusal, refusal) &&
        isEqual(emitted, [{ type: "navigation.refused", refusal }])
      )
    },
    "sends the browser to where the visitor was let go": ({ after, started }) =>
      started.every(({ id, input }) => id !== "leave" || input === after.context.leaveTo),
    "goes back to the place that the history names": ({ after, before, event }) => {
      if (event.type !== "navigation.popped") return true
      const { from, kind, leaveTo, refusal } = after.context
      const expected = { from: before.context.place.index, kind: "pop", leaveTo: null, refusal: null }
      return after.matches("writing") && isEqual(after.context.place, event["place"]) && isEqual({ from, kind, leaveTo, refusal }, expected)
    },
    "looks the address up, whether or not the history could be written": ({ after, event }) =>
      !event.type.endsWith("actor.writeHistory") || after.matches("resolving"),
    "tells the shop which page is wanted, or that there is none": ({ after, before, emitted, event }) => {
      if (event.type !== "xstate.done.actor.resolve") return true
      const match = event["output"].value
      const { place } = before.context
      const elsewhere = event === guarded ? { to: "/", opensLogin: true } : null
      if (match._tag === "Moved")
        return destinationOf(match.to) === "inside"
          ? after.matches("writing") && after.context.place.path === match.to
          : after.matches("failed")
      return match._tag === "Found"
        ? after.matches("loading") &&
            after.context.route === match.route &&
            isEqual(emitted, [{ type: "navigation.resolved", visit: { place, match }, guarded: elsewhere }])
        : after.matches("missing") &&
            after.context.route === null &&
            isEqual(emitted, [{ type: "navigation.lost", isMissing: true, guarded: null }])
    },
    "tells the shop that an address could not be read": ({ after, emitted, event }) =>
      event.type !== "xstate.error.actor.resolve" ||
      (after.matches("failed") && isEqual(emitted, [{ type: "navigation.lost", isMissing: false, guarded: null }])),
    "takes the page's word only while it loads that page": (step) => {
      const { after, before, event } = step
      const comes = { "page.shown": "ready", "page.wasMissing": "missing", "page.failed": "failed" }[event.type]
      return comes === undefined || (before.matches("loading") ? currentState(after) === comes : isSame(step))
    },
    "follows the shop to another address, and out of the shop": (step) => {
      const { after, before, emitted, event } = step
      if (event.type !== "page.moved") return true
      if (!before.matches("loading")) return isSame(step)
      const destination = destinationOf(event["to"])
      if (destination === "outside") return after.matches("leaving") && after.context.leaveTo === event["to"]
      if (destination === "inside")
        return after.matches("writing") && after.context.kind === "replace" && after.context.place.path === event["to"]
      return (
        after.matches("failed") &&
        isEqual(after.context.refusal, refusalOf(event["to"])) &&
        isEqual(emitted, [{ type: "navigation.lost", isMissing: false, guarded: null }])
      )
    },
    "shows an error screen from its top": ({ after, before, started }) => {
      const isError = ["failed", "missing", "broken"].includes(currentState(after))
      if (!isError || currentState(before) === currentState(after)) return true
      const { from, kind, place } = after.context
      const arrival = { from, place, isSteady: false, kind: kind === "load" ? "load" : "push" }
      return started.some(({ id, input }) => id === "settle" && isEqual(input, arrival))
    },
    "tries again where a page has not come": (step) =>
      step.event.type !== "navigation.retry" ||
      (["loading", "failed"].includes(currentState(step.before)) ? step.after.matches("resolving") : isSame(step)),
    "shows that the page broke, at once where it stood, and until the next is shown where the visitor is on the way": (step) => {
      const { after, before, event } = step
      if (event.type !== "page.broke") return true
      if (before.matches("ready")) return after.matches("broken")
      const isOnTheWay = ["writing", "resolving", "loading", "leaving"].includes(currentState(before))
      return isOnTheWay ? currentState(after) === currentState(before) && after.context.fault === "broken" : isSame(step)
    },
    "shows that there is no page where the browser did not leave, and says so": ({ after, emitted, event }) =>
      event.type !== "xstate.error.actor.leave" ||
      (after.matches("missing") && isEqual(emitted, [{ type: "navigation.lost", isMissing: true, guarded: null }])),
    "remembers the page that was on the screen when it goes on": ({ after, before }) => {
      const { pathBefore, routeBefore } = after.context
      if (before.matches("ready") && !after.matches("ready"))
        return isEqual([routeBefore, pathBefore], [before.context.route, before.context.place.path])
      const isFault = before.matches("failed") || before.matches("missing") || before.matches("broken")
      return !isFault || currentState(after) === currentState(before) || isEqual([routeBefore, pathBefore], [null, null])
    }
  },
  stages,
  unreachable: {
    "resolving --xstate.error.actor.resolve#0--> failed":
      "the code that reads addresses comes with the code that takes the journal out: where it does not come, there is no journal to look at",
    "loading --page.broke#0--> stays": "the page that is drawn is not drawn anew while the next is on its way, so it cannot break then",
    "writing --page.broke#0--> stays": "the page that is drawn is not drawn anew while the next is on its way, so it cannot break then",
    "* --navigation.go#1--> leaving": "no control of the shop asks to leave it: links to other sites are plain links",
    "loading --page.moved#2--> failed":
      "the program that opens a page passes over a redirect that leads to no web address, before navigation hears of it"
  },
  uncrossed: {
    "leaving --page.broke#0--> stays": "the page that is drawn would have to be drawn anew just while the browser leaves",
    "resolving --page.broke#0--> stays": "the page that is drawn would have to be drawn anew just while an address is looked up"
  }
})
