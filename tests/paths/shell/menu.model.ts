import { scriptNamed } from "../../support/browser/assets.ts"
import type { SnapshotFrom } from "xstate"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { Menu } from "../../../core/contract/shell.ts"
import { menuMachine } from "../../../core/machines/shell/menu.machine.ts"
import { defineModel } from "../../../qa/paths/model.ts"
import { defect, unreachable } from "../../../qa/paths/visits.ts"

const menu: Menu = { header: [], footer: [], hamburger: [], mobile: [] }

const isLoading = (snapshot: SnapshotFrom<typeof menuMachine>) => snapshot.matches("loading")

/** A document without the menus, so that the tab requests them. */
const withoutMenus = (document: string): string =>
  document.replace(/(<script type="application\/json"[^>]*>)(.*?)(<\/script>)/g, (whole, open: string, json: string, close: string) => {
    const state = JSON.parse(json)
    const children = state.tree?.snapshot.children
    if (children === undefined) return whole
    const asked = { loadMenu: { snapshot: { status: "active" }, src: "loadMenu" } }
    children.menu.snapshot = { ...children.menu.snapshot, value: "loading", context: { menu: null }, children: asked }
    return open + JSON.stringify(state).replaceAll("<", "\\u003c") + close
  })

/** The server's page has the menus that the edited state lacks. */
const hydrationMismatch = /React error #418/

export const model = defineModel<typeof menuMachine>({
  name: "menu",
  world: {
    machine: menuMachine,
    input: undefined,
    events: [
      { type: "xstate.done.actor.loadMenu", output: succeeded(menu) },
      { type: "xstate.done.actor.loadMenu", output: failed(unreachable) },
      { type: "xstate.error.actor.loadMenu", error: defect }
    ]
  },
  delays: { pause: 30_000 },
  describeState: (snapshot) =>
    snapshot.matches("ready")
      ? "the menus are shown"
      : snapshot.matches("failed")
        ? "the menus could not be loaded"
        : "the menus are loading",
  eventTexts: {
    "xstate.done.actor.loadMenu": ({ output }) => (output._tag === "Success" ? "the menus are loaded" : "loading fails"),
    "xstate.error.actor.loadMenu": "the call throws"
  },
  invariants: {
    "has the menus exactly while it is ready": (snapshot) => (snapshot.context.menu !== null) === snapshot.matches("ready"),
    "is settled exactly while it is not loading": (snapshot) => snapshot.hasTag("settled") === !snapshot.matches("loading")
  },
  postconditions: {
    "stores the loaded menus, and fails without them": ({ after, event }) =>
      event.type !== "xstate.done.actor.loadMenu" ||
      (event["output"]._tag === "Success"
        ? after.matches("ready") && after.context.menu === event["output"].value
        : after.matches("failed")),
    "fails when the call throws": ({ after, event }) => event.type !== "xstate.error.actor.loadMenu" || after.matches("failed"),
    "loads again after a pause": ({ after, event }) => !event.type.startsWith("xstate.after.pause") || after.matches("loading")
  },
  stages: [
    {
      address: "/contacts",
      startEvents: [],
      heldRequests: /^\/api\/menu/,
      changes: withoutMenus,
      throws: hydrationMismatch,
      isHeldFromStart: true,
      acts: [
        {
          title: "the menus are loaded",
          events: [{ type: "xstate.done.actor.loadMenu", output: succeeded(menu) }],
          when: isLoading,
          answer: "well"
        },
        {
          title: "loading fails",
          events: [{ type: "xstate.done.actor.loadMenu", output: failed(unreachable) }],
          when: isLoading,
          answer: { kind: "status", status: 500 }
        }
      ],
      seeState: (snapshot, { header }) => header.seeSections(snapshot.matches("ready"))
    },
    {
      address: "/contacts",
      startEvents: [],
      heldRequests: () => scriptNamed("shell"),
      changes: withoutMenus,
      throws: hydrationMismatch,
      isHeldFromStart: true,
      most: 1,
      acts: [
        {
          title: "the code of the call could not be loaded",
          events: [{ type: "xstate.error.actor.loadMenu", error: defect }],
          when: isLoading,
          answer: { kind: "down" }
        }
      ]
    }
  ]
})
