import type { SnapshotFrom } from "xstate"
import { succeeded } from "../../../core/kernel/outcome.ts"
import type { navigationMachine } from "../../../core/machines/navigation/navigation.machine.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { defect, metaTo, movedTo, placeAt } from "../../../qa/paths/visits.ts"
import type { StageOf } from "../../../qa/paths/model.ts"

/** The history is written, and the address resolves to a page or to none. */
const found = [
  { type: "xstate.done.actor.writeHistory", output: succeeded(undefined) },
  { type: "xstate.done.actor.resolve", output: succeeded(resolveRoute("/diamonds", "")) }
]
const notFound = [
  { type: "xstate.done.actor.writeHistory", output: succeeded(undefined) },
  { type: "xstate.done.actor.resolve", output: succeeded(resolveRoute("/%E0%A4%A", "")) }
]

const isLoading = (snapshot: SnapshotFrom<typeof navigationMachine>) => snapshot.matches("loading")

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof navigationMachine>>> = [
  {
    address: "/",
    startEvents: [
      { type: "xstate.done.actor.writeHistory", output: succeeded(undefined) },
      { type: "xstate.done.actor.resolve", output: succeeded(resolveRoute("/", "")) },
      { type: "page.shown", screen: "home", header: "transparent-black" }
    ],
    acts: [
      {
        title: "«Бриллианты» is followed",
        events: [{ type: "navigation.go", to: "/diamonds" }, ...found],
        run: ({ shell }) => shell.followHeader("Бриллианты")
      },
      {
        title: "«Бриллианты» is followed while writing the history throws",
        events: [{ type: "navigation.go", to: "/diamonds" }, { type: "xstate.error.actor.writeHistory", error: defect }, ...found.slice(1)],
        when: (snapshot) => snapshot.matches("ready"),
        run: async ({ breakFunction, shell }) => {
          await breakFunction("history.pushState")
          await shell.followHeader("Бриллианты")
        }
      },
      {
        title: "Back leads to an address without a page",
        events: [{ type: "navigation.popped", place: placeAt("/%E0%A4%A", 7) }, ...notFound],
        run: async ({ gate, travel }) => {
          await travel("/%E0%A4%A")
          gate.answer("well")
        }
      },
      {
        title: "Back leads to an address that redirects to the jewelry",
        events: [
          { type: "navigation.popped", place: placeAt("/%E0%A4%A", 7) },
          { type: "xstate.done.actor.writeHistory", output: succeeded(undefined) },
          { type: "xstate.done.actor.resolve", output: succeeded({ _tag: "Moved", to: "/jewelry/", status: 301 }) },
          ...found
        ],
        when: (snapshot) => snapshot.matches("ready"),
        run: async ({ gate, travel }) => {
          await travel("/%E0%A4%A")
          await gate.answerOnce({ kind: "body", json: { data: metaTo("/jewelry/") } })
        }
      },
      {
        title: "the page is loaded and crashes while it renders",
        events: [{ type: "page.shown", screen: "diamonds", header: "default" }, { type: "page.broke" }],
        when: isLoading,
        run: async ({ breakFunction, gate }) => {
          await breakFunction("document.createElement of rows")
          gate.answer("well")
        }
      },
      {
        title: "a page with an external link is loaded, and the link is followed",
        events: [
          { type: "navigation.popped", place: placeAt("/", 7) },
          ...found,
          { type: "page.shown", screen: "home", header: "transparent-black" },
          { type: "navigation.go", to: "https://elsewhere.example/" }
        ],
        when: (snapshot) => snapshot.matches("ready"),
        run: async ({ gate, page, travel }) => {
          await travel("/")
          gate.answer({
            kind: "wrong-shape",
            edit: (json) => JSON.parse(JSON.stringify(json).replaceAll(/"link":"[^"]*"/g, '"link":"https://elsewhere.example/"'))
          })
          await page.getByRole("main").locator('a[href="https://elsewhere.example/"]').first().click()
        }
      },
      {
        title: "the page is loaded",
        events: [{ type: "page.shown", screen: "diamonds", header: "default" }],
        when: isLoading,
        answer: "well"
      },
      {
        title: "the server has no such page",
        events: [{ type: "page.wasMissing" }],
        when: isLoading,
        answer: { kind: "body", json: { status: 404, data: {} } }
      },
      { title: "loading fails", events: [{ type: "page.failed" }], when: isLoading, answer: { kind: "status", status: 500 } },
      {
        title: "the server redirects to the jewelry",
        events: [{ type: "page.moved", to: "/jewelry/" }, ...found],
        when: isLoading,
        answer: movedTo("/jewelry/"),
        once: true
      },
      {
        title: "the server redirects to another site, which has no content",
        events: [{ type: "page.moved", to: "https://elsewhere.example/" }],
        when: isLoading,
        run: async ({ gate, page }) => {
          await page.route("https://elsewhere.example/**", (route) => route.fulfill({ status: 204 }))
          gate.answer(movedTo("https://elsewhere.example/"))
        }
      },
      {
        title: "the server redirects to an address that the browser rejects",
        events: [
          { type: "page.moved", to: "https://a:b:c/" },
          { type: "xstate.error.actor.leave", error: defect }
        ],
        when: isLoading,
        answer: movedTo("https://a:b:c/"),
        once: true
      },
      {
        title: "«Повторить» is pressed after three seconds",
        events: [{ type: "navigation.retry" }, ...found.slice(1)],
        when: isLoading,
        run: async ({ page, shell }) => {
          await page.clock.runFor(3_000)
          await shell.retry()
        }
      },
      {
        title: "«Повторить» is pressed",
        events: [{ type: "navigation.retry" }, ...found.slice(1)],
        when: (snapshot) => snapshot.matches("failed"),
        run: ({ shell }) => shell.retry()
      }
    ],
    seeState: async (snapshot, { error, shell }) => {
      if (snapshot.matches("missing")) await error.see()
      if (snapshot.matches("failed")) await shell.seeFailure("На нашей стороне сбой")
      await shell.seeLoading(snapshot.hasTag("busy"))
    }
  }
]
