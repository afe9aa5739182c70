import { describe, expect, it } from "vitest"
import { essence } from "../../core/journal/fold.ts"
import { shownVariant } from "../../core/domain/header.ts"
import type { HeaderContext } from "../../core/machines/header-setup.ts"
import type { NavigationContext } from "../../core/machines/navigation-setup.ts"
import type { PageContext } from "../../core/machines/page.machine.ts"
import { foldInFreshProcess } from "../support/fresh-process.ts"
import { walkLive } from "../support/live.ts"
import { type Path, pathsThrough, tableOf, tableOfRegions, unreached, type World } from "../support/paths.ts"
import { exported, plain } from "../support/recorded.ts"
import { deskWorld, headerWorld, menuWorld, navigationWorld, pageWorld, referenceWorld, tooltipWorld } from "../support/worlds.ts"

/** The same paths, pure and live: every state is reached, the invariant holds, the running machine agrees, its journal folds. */
const describeMachine = (name: string, world: World, table: string, invariant: (path: Path) => void) =>
  describe(`${name} machine`, () => {
    const paths = pathsThrough(world)

    it("comes to rest in every state", () => {
      expect(unreached(world, paths)).toEqual([])
    })

    it.each(paths)("holds to its promise: $title", (path) => {
      invariant(path)
    })

    it("lives through the same paths as it was computed, and its journals fold in a fresh process", async () => {
      const recordings = []
      for (const path of paths) {
        const { recorded, snapshot } = await walkLive(world, path.events)
        expect(plain(essence(snapshot)), path.title).toEqual(plain(essence(path.snapshot)))
        recordings.push(exported(recorded))
        recorded.root.stop()
      }
      const verdict = foldInFreshProcess(recordings, { module: "./worlds.ts", name: table })
      expect(verdict.differences).toEqual([])
      expect(verdict.compared).toBe(verdict.entries)
    })
  })

describeMachine("navigation", navigationWorld, "navigationMachines", ({ snapshot }) => {
  const { fault, leaveTo, place, refusal } = snapshot.context as NavigationContext
  if (snapshot.matches("ready")) expect(fault).toBeNull()
  if (snapshot.matches("missing")) expect(fault).toBe("missing")
  if (snapshot.matches("broken")) expect(fault).toBe("broken")
  if (refusal !== null) expect(refusal._tag).toBe(refusal.to.startsWith("javascript:") ? "UnsafeAddress" : "ExternalNotAllowed")
  expect(place.path.startsWith("/")).toBe(true)
  if (snapshot.matches("leaving")) expect(leaveTo).toBe("https://elsewhere.example/")
  expect(snapshot.hasTag("busy")).toBe(!snapshot.hasTag("settled"))
})

describeMachine("page", pageWorld, "pageMachines", ({ snapshot }) => {
  const { refusal, view, wanted } = snapshot.context as PageContext
  if (snapshot.matches("success")) expect([view === null, wanted, refusal?._tag ?? "Broken"]).toEqual([false, null, "Broken"])
  if (snapshot.matches("error")) expect(refusal).not.toBeNull()
  if (snapshot.matches("pending")) expect(wanted).not.toBeNull()
  expect(snapshot.hasTag("busy")).toBe(snapshot.matches("pending"))
})

describeMachine("menu", menuWorld, "menuMachines", ({ snapshot }) => {
  expect(snapshot.context.menu !== null).toBe(snapshot.matches("ready"))
  expect(snapshot.hasTag("settled")).toBe(!snapshot.matches("loading"))
})

describeMachine("journal desk", deskWorld, "deskMachines", ({ snapshot }) => {
  expect(snapshot.can({ type: "desk.read" })).toBe(snapshot.matches("idle"))
  expect(snapshot.hasTag("busy")).toBe(!snapshot.matches("idle"))
})

describeMachine("header", headerWorld, "headerMachines", ({ snapshot }) => {
  const { branch, item, overlay, text, wanted } = snapshot.context as HeaderContext
  const isOpen = snapshot.matches({ overlay: "open" })
  const open = ["desktopMenu", "hamburger", "search"].filter((name) => snapshot.matches({ overlay: { open: name } }))
  expect(open).toHaveLength(isOpen ? 1 : 0)
  if (isOpen) expect(overlay).toBe(open[0])
  expect("holdScroll" in snapshot.children).toBe(isOpen)
  expect(snapshot.hasTag("white")).toBe(isOpen || snapshot.matches({ page: "scrolled" }))
  expect(shownVariant(wanted, snapshot.hasTag("white"))).toBe(snapshot.hasTag("white") ? "white" : wanted)
  if (overlay === "desktopMenu") expect(item).not.toBeNull()
  if (overlay !== "hamburger") expect(branch).toBeNull()
  if (overlay !== "search") expect(text).toBe("")
  if (snapshot.matches({ overlay: { closed: "resting" } })) expect(overlay).toBeNull()
  if (isOpen) expect(snapshot.matches({ panels: "absent" })).toBe(false)
})

describeMachine("tooltip", tooltipWorld, "tooltipMachines", ({ snapshot }) => {
  expect(snapshot.hasTag("shown")).toBe(snapshot.matches("open"))
  if (!snapshot.matches("closed")) expect(snapshot.context.of).not.toBeNull()
})

describeMachine("reference", referenceWorld, "referenceMachines", ({ snapshot }) => {
  const { countries, domain, tooltips } = snapshot.context
  if (snapshot.matches("ready")) expect([countries, domain, tooltips]).not.toContain(null)
  expect(snapshot.can({ type: "reference.want" })).toBe(snapshot.matches("idle"))
})

describe("the tables of transitions", () => {
  it("of header", () => {
    expect(tableOfRegions(headerWorld)).toMatchInlineSnapshot(`
      [
        "* --header.chooseItem--> keeps item",
        "* --header.enterBranch--> keeps branch",
        "* --header.leaveBranch--> keeps branch",
        "* --header.lift--> keeps touch",
        "* --header.point--> keeps item",
        "* --header.search--> keeps text",
        "* --header.touch--> keeps touch",
        "* --navigation.lost--> keeps wanted",
        "* --page.broke--> keeps wanted",
        "* --page.failed--> keeps wanted",
        "* --page.shown--> keeps wanted",
        "* --page.wasMissing--> keeps wanted",
        "overlay.closed.fading --header.chooseHamburger--> overlay.open.hamburger",
        "overlay.closed.fading --header.chooseItem--> overlay.open.desktopMenu.staying",
        "overlay.closed.fading --header.chooseSearch--> overlay.open.search",
        "overlay.closed.fading --header.point--> overlay.closed.intending",
        "overlay.closed.fading --xstate.after.disposal.header.overlay.closed.fading--> overlay.closed.resting",
        "overlay.closed.intending --header.chooseHamburger--> overlay.open.hamburger",
        "overlay.closed.intending --header.chooseItem--> overlay.open.desktopMenu.staying",
        "overlay.closed.intending --header.chooseSearch--> overlay.open.search",
        "overlay.closed.intending --header.leave--> overlay.closed.resting",
        "overlay.closed.intending --navigation.lost--> overlay.closed.resting",
        "overlay.closed.intending --navigation.resolved--> overlay.closed.resting",
        "overlay.closed.intending --xstate.after.intent.header.overlay.closed.intending--> overlay.open.desktopMenu.staying",
        "overlay.closed.resting --header.chooseHamburger--> overlay.open.hamburger",
        "overlay.closed.resting --header.chooseItem--> overlay.open.desktopMenu.staying",
        "overlay.closed.resting --header.chooseSearch--> overlay.open.search",
        "overlay.closed.resting --header.point--> overlay.closed.intending",
        "overlay.open.desktopMenu.leaving --header.chooseHamburger--> overlay.open.hamburger",
        "overlay.open.desktopMenu.leaving --header.chooseItem--> overlay.closed.fading",
        "overlay.open.desktopMenu.leaving --header.chooseItem--> overlay.open.desktopMenu.staying",
        "overlay.open.desktopMenu.leaving --header.chooseSearch--> overlay.open.search",
        "overlay.open.desktopMenu.leaving --header.close--> overlay.closed.fading",
        "overlay.open.desktopMenu.leaving --header.point--> overlay.open.desktopMenu.staying",
        "overlay.open.desktopMenu.leaving --navigation.lost--> overlay.closed.fading",
        "overlay.open.desktopMenu.leaving --navigation.resolved--> overlay.closed.fading",
        "overlay.open.desktopMenu.leaving --xstate.after.hiding.header.overlay.open.desktopMenu.leaving--> overlay.closed.fading",
        "overlay.open.desktopMenu.leaving --xstate.error.actor.loadPanels--> overlay.closed.fading",
        "overlay.open.desktopMenu.staying --header.chooseHamburger--> overlay.open.hamburger",
        "overlay.open.desktopMenu.staying --header.chooseItem--> overlay.closed.fading",
        "overlay.open.desktopMenu.staying --header.chooseSearch--> overlay.open.search",
        "overlay.open.desktopMenu.staying --header.close--> overlay.closed.fading",
        "overlay.open.desktopMenu.staying --header.leave--> overlay.open.desktopMenu.leaving",
        "overlay.open.desktopMenu.staying --navigation.lost--> overlay.closed.fading",
        "overlay.open.desktopMenu.staying --navigation.resolved--> overlay.closed.fading",
        "overlay.open.desktopMenu.staying --xstate.error.actor.loadPanels--> overlay.closed.fading",
        "overlay.open.hamburger --header.chooseHamburger--> overlay.closed.fading",
        "overlay.open.hamburger --header.chooseItem--> overlay.open.desktopMenu.staying",
        "overlay.open.hamburger --header.chooseSearch--> overlay.open.search",
        "overlay.open.hamburger --header.close--> overlay.closed.fading",
        "overlay.open.hamburger --header.lift--> overlay.closed.fading",
        "overlay.open.hamburger --navigation.lost--> overlay.closed.fading",
        "overlay.open.hamburger --navigation.resolved--> overlay.closed.fading",
        "overlay.open.hamburger --xstate.error.actor.loadPanels--> overlay.closed.fading",
        "overlay.open.search --header.chooseHamburger--> overlay.open.hamburger",
        "overlay.open.search --header.chooseItem--> overlay.open.desktopMenu.staying",
        "overlay.open.search --header.chooseSearch--> overlay.closed.fading",
        "overlay.open.search --header.close--> overlay.closed.fading",
        "overlay.open.search --navigation.lost--> overlay.closed.fading",
        "overlay.open.search --navigation.resolved--> overlay.closed.fading",
        "overlay.open.search --xstate.error.actor.loadPanels--> overlay.closed.fading",
        "page.scrolled --scroll.crossed--> page.top",
        "page.top --scroll.crossed--> page.scrolled",
        "panels.absent --header.chooseHamburger--> panels.fetching",
        "panels.absent --header.chooseItem--> panels.fetching",
        "panels.absent --header.chooseSearch--> panels.fetching",
        "panels.absent --header.point--> panels.fetching",
        "panels.absent --header.prepare--> panels.fetching",
        "panels.absent --xstate.after.intent.header.overlay.closed.intending--> panels.fetching",
        "panels.fetching --xstate.done.actor.loadPanels--> panels.ready",
        "panels.fetching --xstate.error.actor.loadPanels--> panels.absent",
      ]
    `)
  })
  it("of tooltip", () => {
    expect(tableOf(tooltipWorld)).toMatchInlineSnapshot(`
      [
        "closed --tooltip.point--> waiting",
        "closing --tooltip.point--> open.fresh",
        "closing --tooltip.point--> waiting",
        "closing --xstate.after.disposal.tooltip.closing--> closed",
        "open.fresh --tooltip.dismiss--> closing",
        "open.fresh --tooltip.leave--> closing",
        "open.fresh --tooltip.point--> waiting",
        "open.fresh --xstate.after.suppression.tooltip.open.fresh--> open.settled",
        "open.settled --tooltip.dismiss--> closing",
        "open.settled --tooltip.leave--> closing",
        "open.settled --tooltip.point--> waiting",
        "open.settled --tooltip.pressedOutside--> closing",
        "waiting --tooltip.dismiss--> closed",
        "waiting --tooltip.leave--> closed",
        "waiting --tooltip.point--> waiting",
        "waiting --xstate.after.delay.tooltip.waiting--> open.fresh",
      ]
    `)
  })
  it("of reference", () => {
    expect(tableOf(referenceWorld)).toMatchInlineSnapshot(`
      [
        "idle --reference.want--> loading",
        "loading --xstate.done.actor.loadReference--> partial",
        "loading --xstate.done.actor.loadReference--> ready",
        "loading --xstate.error.actor.loadReference--> partial",
        "partial --xstate.after.pause.reference.partial--> idle",
      ]
    `)
  })
  it("of navigation", () => {
    expect(tableOf(navigationWorld)).toMatchInlineSnapshot(`
      [
        "broken --navigation.go--> broken",
        "broken --navigation.go--> leaving",
        "broken --navigation.go--> writing",
        "broken --navigation.popped--> writing",
        "failed --navigation.go--> failed",
        "failed --navigation.go--> leaving",
        "failed --navigation.go--> writing",
        "failed --navigation.popped--> writing",
        "failed --navigation.retry--> resolving",
        "leaving --navigation.go--> leaving",
        "leaving --navigation.go--> writing",
        "leaving --navigation.popped--> writing",
        "leaving --page.broke--> leaving",
        "leaving --xstate.error.actor.leave--> missing",
        "loading --navigation.go--> leaving",
        "loading --navigation.go--> loading",
        "loading --navigation.go--> writing",
        "loading --navigation.popped--> writing",
        "loading --navigation.retry--> resolving",
        "loading --page.broke--> loading",
        "loading --page.failed--> failed",
        "loading --page.moved--> failed",
        "loading --page.moved--> leaving",
        "loading --page.moved--> writing",
        "loading --page.shown--> ready",
        "loading --page.wasMissing--> missing",
        "missing --navigation.go--> leaving",
        "missing --navigation.go--> missing",
        "missing --navigation.go--> writing",
        "missing --navigation.popped--> writing",
        "ready --navigation.go--> leaving",
        "ready --navigation.go--> ready",
        "ready --navigation.go--> writing",
        "ready --navigation.popped--> writing",
        "ready --page.broke--> broken",
        "resolving --navigation.go--> leaving",
        "resolving --navigation.go--> resolving",
        "resolving --navigation.go--> writing",
        "resolving --navigation.popped--> writing",
        "resolving --page.broke--> resolving",
        "resolving --xstate.done.actor.resolve--> failed",
        "resolving --xstate.done.actor.resolve--> loading",
        "resolving --xstate.done.actor.resolve--> missing",
        "resolving --xstate.done.actor.resolve--> writing",
        "resolving --xstate.error.actor.resolve--> failed",
        "writing --navigation.go--> leaving",
        "writing --navigation.go--> writing",
        "writing --navigation.popped--> writing",
        "writing --page.broke--> writing",
        "writing --xstate.done.actor.writeHistory--> resolving",
        "writing --xstate.error.actor.writeHistory--> resolving",
      ]
    `)
  })
  it("of page", () => {
    expect(tableOf(pageWorld)).toMatchInlineSnapshot(`
      [
        "error --page.abandon--> idle",
        "error --page.break--> error",
        "error --page.open--> pending.brief",
        "idle --page.abandon--> idle",
        "idle --page.break--> idle",
        "idle --page.open--> pending.brief",
        "pending.brief --page.abandon--> idle",
        "pending.brief --page.break--> pending.brief",
        "pending.brief --page.open--> pending.brief",
        "pending.brief --xstate.after.patience.page.pending.brief--> pending.long",
        "pending.brief --xstate.done.actor.openPage--> error",
        "pending.brief --xstate.done.actor.openPage--> idle",
        "pending.brief --xstate.done.actor.openPage--> success",
        "pending.brief --xstate.error.actor.openPage--> error",
        "pending.long --page.abandon--> idle",
        "pending.long --page.break--> pending.long",
        "pending.long --page.open--> pending.brief",
        "pending.long --xstate.done.actor.openPage--> error",
        "pending.long --xstate.done.actor.openPage--> idle",
        "pending.long --xstate.done.actor.openPage--> success",
        "pending.long --xstate.error.actor.openPage--> error",
        "success --page.abandon--> idle",
        "success --page.break--> success",
        "success --page.open--> pending.brief",
      ]
    `)
  })
  it("of menu", () => {
    expect(tableOf(menuWorld)).toMatchInlineSnapshot(`
      [
        "absent --xstate.after.pause.menu.absent--> loading",
        "loading --xstate.done.actor.loadMenu--> absent",
        "loading --xstate.done.actor.loadMenu--> ready",
        "loading --xstate.error.actor.loadMenu--> absent",
      ]
    `)
  })
  it("of journal desk", () => {
    expect(tableOf(deskWorld)).toMatchInlineSnapshot(`
      [
        "idle --desk.open--> reporting",
        "idle --desk.read--> reporting",
        "idle --desk.save--> saving",
        "reporting --xstate.done.actor.report--> idle",
        "reporting --xstate.error.actor.report--> idle",
        "saving --xstate.done.actor.save--> idle",
        "saving --xstate.error.actor.save--> idle",
      ]
    `)
  })
})
