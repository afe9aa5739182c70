import { succeeded } from "../../../core/kernel/outcome.ts"
import { destinationOf } from "../../../core/domain/url/place.ts"
import { navigationMachine } from "../../../core/machines/navigation/navigation.machine.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect, placeAt } from "../../../qa/paths/visits.ts"
import { stages } from "./navigation.stages.ts"

const stateTexts: Readonly<Record<string, string>> = {
  writing: "the history entry is being written",
  resolving: "the address is being resolved",
  loading: "the page is loading",
  ready: "the page is shown",
  failed: "the page could not be loaded",
  broken: "the page has crashed",
  missing: "the page is missing",
  leaving: "the visitor leaves the shop"
}

/** A page for users only: a guest is redirected home, where the login opens. */
const guarded = { type: "xstate.done.actor.resolve", output: succeeded(resolveRoute("/personal/profile", "")) }

const refusalOf = (to: string) => ({ _tag: to.startsWith("javascript:") ? "UnsafeAddress" : "ExternalNotAllowed", to })

const resolvedFact = (visit: object, gate: object | null, isSamePage: boolean) => ({
  type: "navigation.resolved",
  visit,
  guarded: gate,
  ...(isSamePage && { isSamePage })
})

const isStart = (event: { readonly type: string; readonly to?: unknown }): boolean =>
  event.type === "navigation.go" && destinationOf(String(event.to)) === "inside"

export const model = defineModel<typeof navigationMachine>({
  name: "navigation",
  world: {
    machine: navigationMachine,
    input: { place: placeAt("/") },
    callbackActors: ["watchHistory"],
    isExplored: ({ context }, event) => {
      if (event === guarded) return false
      const isOutside = typeof event["to"] === "string" && !event["to"].startsWith("/")
      return (event.type !== "navigation.go" || context.place.index < 1) && (!isOutside || context.kind === "load")
    },
    events: [
      { type: "navigation.go", to: "/diamonds" },
      { type: "navigation.go", to: "/?sign=leo", replace: true },
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
    "navigation.go": ({ external, replace, to }) =>
      `${String(to)} is requested${external === true ? " as an external address" : ""}${replace === true ? " in place of the address" : ""}`,
    "navigation.popped": "Back is pressed",
    "navigation.retry": "«Повторить» is pressed",
    "page.shown": "the page is loaded",
    "page.moved": ({ to }) => `the server redirects to ${String(to)}`,
    "page.wasMissing": "the server has no such page",
    "page.failed": "loading fails",
    "page.broke": "the page crashes while it renders",
    "xstate.done.actor.writeHistory": "the history entry is written",
    "xstate.error.actor.writeHistory": "writing the history throws",
    "xstate.done.actor.resolve": ({ output }) =>
      ({ Found: "the address has a page", Moved: `the address leads to ${String(output.value.to)}` })[String(output.value._tag)] ??
      "the address has no page",
    "xstate.error.actor.resolve": "resolving throws",
    "xstate.done.actor.settle": "the scroll position is set",
    "xstate.done.actor.writeHead": "the head is written",
    "xstate.error.actor.leave": "leaving throws"
  },
  invariants: {
    "has no fault while a page is shown": (snapshot) => !snapshot.matches("ready") || snapshot.context.fault === null,
    "has the fault of its error state": (snapshot) =>
      (!snapshot.matches("broken") || snapshot.context.fault === "broken") &&
      (!snapshot.matches("missing") || snapshot.context.fault === "missing") &&
      (!snapshot.matches("failed") || snapshot.context.fault === "failed"),
    "refuses external addresses without permission, and unsafe ones always": ({ context: { refusal } }) =>
      refusal === null || isEqual(refusal, refusalOf(refusal.to)),
    "is at an address of the shop": ({ context: { place } }) => place.path.startsWith("/"),
    "leaves only to the permitted address": (snapshot) =>
      !snapshot.matches("leaving") || snapshot.context.leaveTo === "https://elsewhere.example/",
    "is either busy or settled": (snapshot) => snapshot.hasTag("busy") === !snapshot.hasTag("settled")
  },
  postconditions: {
    "opens an address of the shop as a new entry, or replaces the same address and where this is asked": ({ after, before, event }) => {
      if (event.type !== "navigation.go" || destinationOf(event["to"]) !== "inside") return true
      const { place } = before.context
      const isSameAddress = place.path + place.search === event["to"] || event["replace"] === true
      const { from, kind, leaveTo, refusal } = after.context
      const [path, search] = event["to"].split("?")
      return (
        after.matches("writing") &&
        isEqual(after.context.place, {
          path,
          search: search === undefined ? "" : `?${search}`,
          index: place.index + (isSameAddress ? 0 : 1)
        }) &&
        isEqual(
          { from, kind, leaveTo, refusal },
          { from: place.index, kind: isSameAddress ? "replace" : "push", leaveTo: null, refusal: null }
        )
      )
    },
    "[NAV-010, NAV-011] leaves the shop with permission, otherwise refuses": ({ after, before, emitted, event }) => {
      if (event.type !== "navigation.go" || destinationOf(event["to"]) === "inside") return true
      const isPermitted = event["external"] === true && destinationOf(event["to"]) === "outside"
      if (isPermitted) return after.matches("leaving") && after.context.leaveTo === event["to"] && after.context.refusal === null
      const refusal = refusalOf(event["to"])
      return (
        currentState(after) === currentState(before) &&
        isEqual(after.context.refusal, refusal) &&
        isEqual(emitted, [{ type: "navigation.refused", refusal }])
      )
    },
    "leaves to the permitted address": ({ after, started }) =>
      started.every(({ id, input }) => id !== "leave" || input === after.context.leaveTo),
    "returns to the place that the history names": ({ after, before, event }) => {
      if (event.type !== "navigation.popped") return true
      const { from, kind, leaveTo, refusal } = after.context
      const expected = { from: before.context.place.index, kind: "pop", leaveTo: null, refusal: null }
      return after.matches("writing") && isEqual(after.context.place, event["place"]) && isEqual({ from, kind, leaveTo, refusal }, expected)
    },
    "resolves the address whether or not the history was written": ({ after, event }) =>
      !event.type.endsWith("actor.writeHistory") || after.matches("resolving"),
    "publishes the resolved or missing page, and follows a redirect": ({ after, before, emitted, event }) => {
      if (event.type !== "xstate.done.actor.resolve") return true
      const match = event["output"].value
      const { place } = before.context
      const guardedTarget = event === guarded ? { to: "/", opensLogin: true } : null
      if (match._tag === "Moved")
        return destinationOf(match.to) === "inside"
          ? after.matches("writing") && after.context.place.path === match.to
          : after.matches("failed")
      return match._tag === "Found"
        ? after.matches("loading") &&
            after.context.route === match.route &&
            isEqual(emitted, [resolvedFact({ place, match }, guardedTarget, before.context.isSamePage)])
        : after.matches("missing") &&
            after.context.route === null &&
            isEqual(emitted, [{ type: "navigation.lost", isMissing: true, guarded: null }])
    },
    "remains at the shown page when only its address is replaced": ({ after, before, event }) => {
      const { isSamePage, pathBefore, place } = after.context
      if (isStart(event)) return isSamePage === (event["replace"] === true && place.path === pathBefore)
      if (event.type === "navigation.popped") return !isSamePage
      const isRedirected = !before.matches("writing") && after.matches("writing")
      return isSamePage === (isRedirected ? place.path === pathBefore : before.context.isSamePage)
    },
    "publishes that an address could not be resolved": ({ after, emitted, event }) =>
      event.type !== "xstate.error.actor.resolve" ||
      (after.matches("failed") && isEqual(emitted, [{ type: "navigation.lost", isMissing: false, guarded: null }])),
    "accepts the result of a page only while it is loading": (step) => {
      const { after, before, event } = step
      const resultState = { "page.shown": "ready", "page.wasMissing": "missing", "page.failed": "failed" }[event.type]
      return resultState === undefined || (before.matches("loading") ? currentState(after) === resultState : isSame(step))
    },
    "follows a redirect of the server to another address, also outside the shop": (step) => {
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
    "resolves the address again on «Повторить», while it loads or has failed": (step) =>
      step.event.type !== "navigation.retry" ||
      (["loading", "failed"].includes(currentState(step.before)) ? step.after.matches("resolving") : isSame(step)),
    "shows a crashed page at once; keeps the fault while the next is loading": (step) => {
      const { after, before, event } = step
      if (event.type !== "page.broke") return true
      if (before.matches("ready")) return after.matches("broken")
      const isOnTheWay = ["writing", "resolving", "loading", "leaving"].includes(currentState(before))
      return isOnTheWay ? currentState(after) === currentState(before) && after.context.fault === "broken" : isSame(step)
    },
    "shows and publishes a missing page when the browser does not leave": ({ after, emitted, event }) =>
      event.type !== "xstate.error.actor.leave" ||
      (after.matches("missing") && isEqual(emitted, [{ type: "navigation.lost", isMissing: true, guarded: null }])),
    "remembers the shown page when it leaves that page": ({ after, before }) => {
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
      "the code that resolves addresses is loaded with the code that exports the journal",
    "loading --page.broke#0--> stays": "the shown page does not render while the next is loading, so it cannot crash",
    "writing --page.broke#0--> stays": "the shown page does not render while the next is loading, so it cannot crash",
    "* --navigation.go#1--> leaving": "no control of the shop navigates outside: links to other sites are plain links",
    "loading --page.moved#2--> failed": "the page program ignores a redirect to an invalid address before navigation receives it"
  },
  uncrossed: {
    "leaving --page.broke#0--> stays": "the shown page would have to render while the browser leaves",
    "resolving --page.broke#0--> stays": "the shown page would have to render while an address is being resolved"
  }
})
