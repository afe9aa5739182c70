import { describe, expect, it } from "vitest"
import { tableOf, tableOfRegions } from "../support/paths/paths.ts"
import { model as account } from "./models/account.model.ts"
import { model as addresses } from "./models/addresses.model.ts"
import { model as auth } from "./models/auth.model.ts"
import { model as builds } from "./models/builds.model.ts"
import { model as cart } from "./models/cart.model.ts"
import { model as catalogue } from "./models/catalogue.model.ts"
import { model as comparison } from "./models/comparison.model.ts"
import { model as checkout } from "./models/checkout.model.ts"
import { model as checkoutGate } from "./models/checkout-gate.model.ts"
import { model as confirmation } from "./models/confirmation.model.ts"
import { model as consent } from "./models/consent.model.ts"
import { model as dialogs } from "./models/dialogs.model.ts"
import { model as gate } from "./models/gate.model.ts"
import { model as favourites } from "./models/favourites.model.ts"
import { model as gallery } from "./models/gallery.model.ts"
import { model as header } from "./models/header.model.ts"
import { model as hints } from "./models/hints.model.ts"
import { model as household } from "./models/household.model.ts"
import { model as inspector } from "./models/inspector.model.ts"
import { model as journalDesk } from "./models/journal-desk.model.ts"
import { model as login } from "./models/login.model.ts"
import { model as marketing } from "./models/marketing.model.ts"
import { model as menu } from "./models/menu.model.ts"
import { model as navigation } from "./models/navigation.model.ts"
import { model as orders } from "./models/orders.model.ts"
import { model as page } from "./models/page.model.ts"
import { model as papers } from "./models/papers.model.ts"
import { model as payment } from "./models/payment.model.ts"
import { model as placedOrder } from "./models/placed-order.model.ts"
import { model as platform } from "./models/platform.model.ts"
import { model as recovery } from "./models/recovery.model.ts"
import { model as reference } from "./models/reference.model.ts"
import { model as newsletter } from "./models/newsletter.model.ts"
import { model as network } from "./models/network.model.ts"
import { model as report } from "./models/report.model.ts"
import { model as session } from "./models/session.model.ts"
import { model as search } from "./models/search.model.ts"
import { model as toasts } from "./models/toasts.model.ts"
import { model as tooltip } from "./models/tooltip.model.ts"
import { model as viewed } from "./models/viewed.model.ts"
import { model as wishlist } from "./models/wishlist.model.ts"

describe("the tables of transitions", () => {
  it("of consent", () => {
    expect(tableOfRegions(consent.world)).toMatchInlineSnapshot(`
      [
        "* --consent.kept--> keeps consent",
        "* --consent.kept--> keeps consent, isGreeted",
        "* --consent.kept--> keeps isGreeted",
        "* --consent.toggle--> keeps draft",
        "panel.asking --consent.kept--> panel.closed",
        "panel.asking --consent.open--> panel.choosing",
        "panel.choosing --consent.close--> panel.asking",
        "panel.choosing --consent.close--> panel.closed",
        "panel.choosing --consent.kept--> panel.closed",
        "panel.closed --consent.open--> panel.choosing",
        "panel.recalling --consent.kept--> panel.closed",
        "panel.recalling --consent.look--> panel.asking",
        "panel.recalling --consent.look--> panel.closed",
        "telling.allowed --consent.kept--> telling.coming",
        "telling.allowed --consent.kept--> telling.silent",
        "telling.coming --consent.kept--> telling.silent",
        "telling.coming --xstate.done.actor.loadMarketing--> telling.allowed",
        "telling.coming --xstate.error.actor.loadMarketing--> telling.silent",
        "telling.silent --consent.kept--> telling.coming",
        "telling.unknown --consent.kept--> telling.coming",
        "telling.unknown --consent.kept--> telling.silent",
        "telling.unknown --consent.look--> telling.coming",
        "telling.unknown --consent.look--> telling.silent",
      ]
    `)
  })

  it("of marketing", () => {
    expect(tableOf(marketing.world)).toMatchInlineSnapshot(`
      [
        "listening.active --marketing.follow--> listening.active",
        "listening.active --marketing.heard--> listening.active",
        "listening.active --xstate.after.idle.marketing.listening.active--> listening.idle",
        "listening.idle --marketing.follow--> listening.active",
        "listening.idle --marketing.heard--> listening.active",
        "listening.idle --marketing.heard--> listening.idle",
        "recalling --marketing.look--> listening.active",
        "recalling --marketing.look--> listening.idle",
      ]
    `)
  })

  it("of platform", () => {
    expect(tableOf(platform.world)).toMatchInlineSnapshot(`
      [
        "beginning --platform.look--> resting",
        "beginning --platform.look--> sending",
        "beginning --platform.queue--> beginning",
        "parked --platform.queue--> sending",
        "parked --platform.wake--> sending",
        "pausing --platform.queue--> pausing",
        "pausing --platform.wake--> sending",
        "pausing --xstate.after.longPause.platform.pausing--> sending",
        "pausing --xstate.after.pause.platform.pausing--> sending",
        "resting --platform.queue--> sending",
        "sending --platform.queue--> sending",
        "sending --xstate.done.actor.send--> parked",
        "sending --xstate.done.actor.send--> pausing",
        "sending --xstate.done.actor.send--> resting",
        "sending --xstate.done.actor.send--> sending",
        "sending --xstate.error.actor.send--> parked",
        "sending --xstate.error.actor.send--> pausing",
      ]
    `)
  })

  it("of catalogue", () => {
    expect(tableOfRegions(catalogue.world)).toMatchInlineSnapshot(`
      [
        "* --catalogue.arrange--> keeps arrangement",
        "* --catalogue.choose--> keeps draft",
        "arrangement.keeping --xstate.done.actor.keepArrangement--> arrangement.kept",
        "arrangement.keeping --xstate.error.actor.keepArrangement--> arrangement.kept",
        "arrangement.kept --catalogue.arrange--> arrangement.keeping",
        "arrangement.recalling --catalogue.arrange--> arrangement.keeping",
        "arrangement.recalling --xstate.done.actor.recallArrangement--> arrangement.kept",
        "arrangement.recalling --xstate.error.actor.recallArrangement--> arrangement.kept",
        "choice.counted --catalogue.choose--> choice.gathering.pausing",
        "choice.counted --catalogue.close--> choice.resting",
        "choice.counted --catalogue.show--> choice.resting",
        "choice.counted --navigation.lost--> choice.resting",
        "choice.counted --navigation.resolved--> choice.resting",
        "choice.gathering.counting --catalogue.choose--> choice.gathering.pausing",
        "choice.gathering.counting --catalogue.close--> choice.resting",
        "choice.gathering.counting --catalogue.show--> choice.resting",
        "choice.gathering.counting --navigation.lost--> choice.resting",
        "choice.gathering.counting --navigation.resolved--> choice.resting",
        "choice.gathering.counting --xstate.done.actor.countChosen--> choice.counted",
        "choice.gathering.counting --xstate.done.actor.countChosen--> choice.uncounted",
        "choice.gathering.counting --xstate.error.actor.countChosen--> choice.uncounted",
        "choice.gathering.pausing --catalogue.close--> choice.resting",
        "choice.gathering.pausing --catalogue.show--> choice.resting",
        "choice.gathering.pausing --navigation.lost--> choice.resting",
        "choice.gathering.pausing --navigation.resolved--> choice.resting",
        "choice.gathering.pausing --xstate.after.breath.catalogue.choice.gathering.pausing--> choice.gathering.counting",
        "choice.resting --catalogue.choose--> choice.gathering.pausing",
        "choice.uncounted --catalogue.choose--> choice.gathering.pausing",
        "choice.uncounted --catalogue.close--> choice.resting",
        "choice.uncounted --catalogue.show--> choice.resting",
        "choice.uncounted --navigation.lost--> choice.resting",
        "choice.uncounted --navigation.resolved--> choice.resting",
      ]
    `)
  })

  it("of header", () => {
    expect(tableOfRegions(header.world)).toMatchInlineSnapshot(`
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
  it("of addresses", () => {
    expect(tableOf(addresses.world)).toMatchInlineSnapshot(`
      [
        "away --addresses.want--> loading",
        "away --auth.settled--> away",
        "changing --addresses.do--> changing",
        "changing --addresses.saved--> changing",
        "changing --auth.loggedIn--> loading",
        "changing --auth.loggedOut--> away",
        "changing --auth.loggedOut--> loading",
        "changing --auth.settled--> away",
        "changing --xstate.done.actor.changeAddressBook--> changing",
        "changing --xstate.done.actor.changeAddressBook--> ready",
        "changing --xstate.error.actor.changeAddressBook--> changing",
        "changing --xstate.error.actor.changeAddressBook--> ready",
        "failed --addresses.do--> changing",
        "failed --addresses.retry--> loading",
        "failed --addresses.saved--> ready",
        "failed --addresses.wake--> loading",
        "failed --addresses.want--> loading",
        "failed --auth.loggedIn--> loading",
        "failed --auth.loggedOut--> away",
        "failed --auth.loggedOut--> loading",
        "failed --auth.settled--> away",
        "loading --addresses.do--> loading",
        "loading --addresses.saved--> loading",
        "loading --auth.loggedIn--> loading",
        "loading --auth.loggedOut--> away",
        "loading --auth.loggedOut--> loading",
        "loading --auth.settled--> away",
        "loading --xstate.done.actor.readAddressBook--> changing",
        "loading --xstate.done.actor.readAddressBook--> failed",
        "loading --xstate.done.actor.readAddressBook--> ready",
        "loading --xstate.error.actor.readAddressBook--> changing",
        "loading --xstate.error.actor.readAddressBook--> failed",
        "ready --addresses.do--> changing",
        "ready --addresses.saved--> ready",
        "ready --addresses.want--> loading",
        "ready --auth.loggedIn--> loading",
        "ready --auth.loggedOut--> away",
        "ready --auth.loggedOut--> loading",
        "ready --auth.settled--> away",
      ]
    `)
  })
  it("of papers", () => {
    expect(tableOf(papers.world)).toMatchInlineSnapshot(`
      [
        "asking --papers.confirm--> performing",
        "asking --papers.decline--> idle",
        "asking --papers.leave--> idle",
        "asking --papers.want--> asking",
        "asking --papers.want--> performing",
        "asking --xstate.done.actor.look--> asking",
        "done --papers.leave--> idle",
        "done --papers.want--> asking",
        "done --papers.want--> performing",
        "done --xstate.after.brief.papers.done--> idle",
        "done --xstate.done.actor.look--> done",
        "failed --papers.leave--> idle",
        "failed --papers.retry--> performing",
        "failed --papers.want--> asking",
        "failed --papers.want--> performing",
        "failed --xstate.done.actor.look--> failed",
        "idle --papers.leave--> idle",
        "idle --papers.want--> asking",
        "idle --papers.want--> performing",
        "idle --xstate.done.actor.look--> idle",
        "performing --xstate.done.actor.look--> performing",
        "performing --xstate.done.actor.perform--> done",
        "performing --xstate.done.actor.perform--> failed",
        "performing --xstate.done.actor.perform--> idle",
        "performing --xstate.error.actor.perform--> failed",
      ]
    `)
  })

  it("of orders", () => {
    expect(tableOf(orders.world)).toMatchInlineSnapshot(`
      [
        "away --auth.settled--> away",
        "away --orders.look--> loading",
        "cancelling --auth.loggedIn--> loading",
        "cancelling --auth.loggedOut--> away",
        "cancelling --auth.loggedOut--> loading",
        "cancelling --auth.settled--> away",
        "cancelling --orders.look--> loading",
        "cancelling --xstate.done.actor.cancelOrder--> ready",
        "cancelling --xstate.error.actor.cancelOrder--> ready",
        "failed --auth.loggedIn--> loading",
        "failed --auth.loggedOut--> away",
        "failed --auth.loggedOut--> loading",
        "failed --auth.settled--> away",
        "failed --orders.look--> loading",
        "failed --orders.retry--> loading",
        "failed --orders.wake--> loading",
        "loading --auth.loggedIn--> loading",
        "loading --auth.loggedOut--> away",
        "loading --auth.loggedOut--> loading",
        "loading --auth.settled--> away",
        "loading --orders.look--> loading",
        "loading --xstate.done.actor.readOrders--> failed",
        "loading --xstate.done.actor.readOrders--> ready",
        "loading --xstate.error.actor.readOrders--> failed",
        "ready --auth.loggedIn--> loading",
        "ready --auth.loggedOut--> away",
        "ready --auth.loggedOut--> loading",
        "ready --auth.settled--> away",
        "ready --order:cancel--> cancelling",
        "ready --orders.look--> loading",
        "ready --orders.reread--> loading",
      ]
    `)
  })
  it("of hints", () => {
    expect(tableOf(hints.world)).toMatchInlineSnapshot(`
      [
        "closed --hints.close--> closed",
        "closed --hints.type--> closed",
        "closed --hints.type--> waiting",
        "failed --hints.close--> closed",
        "failed --hints.type--> closed",
        "failed --hints.type--> waiting",
        "loading --hints.close--> closed",
        "loading --hints.move--> loading",
        "loading --hints.type--> closed",
        "loading --hints.type--> waiting",
        "loading --xstate.done.actor.suggestAddresses--> failed",
        "loading --xstate.done.actor.suggestAddresses--> ready",
        "loading --xstate.error.actor.suggestAddresses--> failed",
        "ready --hints.close--> closed",
        "ready --hints.move--> ready",
        "ready --hints.type--> closed",
        "ready --hints.type--> waiting",
        "waiting --hints.close--> closed",
        "waiting --hints.move--> waiting",
        "waiting --hints.type--> closed",
        "waiting --hints.type--> waiting",
        "waiting --xstate.after.pause.hints.waiting--> loading",
      ]
    `)
  })
  it("of gallery", () => {
    expect(tableOf(gallery.world)).toMatchInlineSnapshot(`
      [
        "bare --gallery.hang--> hung",
        "bare --gallery.takeDown--> bare",
        "hung --gallery.hang--> hung",
        "hung --gallery.open--> open.whole",
        "hung --gallery.takeDown--> bare",
        "open.near --gallery.close--> hung",
        "open.near --gallery.hang--> hung",
        "open.near --gallery.lay--> open.near",
        "open.near --gallery.lay--> open.whole",
        "open.near --gallery.move--> open.near",
        "open.near --gallery.step--> open.whole",
        "open.near --gallery.switch--> open.turning",
        "open.near --gallery.takeDown--> bare",
        "open.near --gallery.zoom--> open.near",
        "open.near --gallery.zoom--> open.whole",
        "open.turning --gallery.close--> hung",
        "open.turning --gallery.hang--> hung",
        "open.turning --gallery.step--> open.whole",
        "open.turning --gallery.switch--> open.whole",
        "open.turning --gallery.takeDown--> bare",
        "open.turning --gallery.turn--> open.turning",
        "open.whole --gallery.close--> hung",
        "open.whole --gallery.hang--> hung",
        "open.whole --gallery.lay--> open.near",
        "open.whole --gallery.lay--> open.whole",
        "open.whole --gallery.step--> open.whole",
        "open.whole --gallery.switch--> open.turning",
        "open.whole --gallery.takeDown--> bare",
        "open.whole --gallery.zoom--> open.near",
      ]
    `)
  })
  it("of favourites", () => {
    expect(tableOfRegions(favourites.world)).toMatchInlineSnapshot(`
      [
        "* --favourites.look--> keeps asked",
        "link.copied --favourites.copy--> link.copying",
        "link.copied --xstate.after.brief.favourites.link.copied--> link.resting",
        "link.copying --xstate.done.actor.copy--> link.copied",
        "link.copying --xstate.done.actor.copy--> link.forbidden",
        "link.copying --xstate.error.actor.copy--> link.forbidden",
        "link.forbidden --favourites.copy--> link.copying",
        "link.resting --favourites.copy--> link.copying",
        "list.failed --favourites.look--> list.loading",
        "list.failed --favourites.retry--> list.loading",
        "list.failed --favourites.wake--> list.loading",
        "list.idle --favourites.look--> list.loading",
        "list.loading --xstate.done.actor.resolve--> list.failed",
        "list.loading --xstate.done.actor.resolve--> list.ready",
        "list.loading --xstate.error.actor.resolve--> list.failed",
        "list.ready --favourites.look--> list.loading",
      ]
    `)
  })
  it("of viewed", () => {
    expect(tableOf(viewed.world)).toMatchInlineSnapshot(`
      [
        "failed --viewed.look--> loading",
        "failed --xstate.after.pause.viewed.failed--> loading",
        "idle --viewed.look--> loading",
        "loading --viewed.look--> loading",
        "loading --xstate.done.actor.recallViewed--> failed",
        "loading --xstate.done.actor.recallViewed--> ready",
        "loading --xstate.error.actor.recallViewed--> failed",
        "ready --viewed.look--> loading",
      ]
    `)
  })
  it("of search", () => {
    expect(tableOf(search.world)).toMatchInlineSnapshot(`
      [
        "failed --search.retry--> loading",
        "failed --search.type--> idle",
        "failed --search.type--> waiting",
        "idle --search.type--> idle",
        "idle --search.type--> waiting",
        "loading --search.type--> idle",
        "loading --search.type--> waiting",
        "loading --xstate.done.actor.suggest--> failed",
        "loading --xstate.done.actor.suggest--> ready",
        "loading --xstate.error.actor.suggest--> failed",
        "ready --search.move--> ready",
        "ready --search.type--> idle",
        "ready --search.type--> waiting",
        "waiting --search.type--> idle",
        "waiting --search.type--> waiting",
        "waiting --xstate.after.pause.search.waiting--> loading",
      ]
    `)
  })
  it("of tooltip", () => {
    expect(tableOf(tooltip.world)).toMatchInlineSnapshot(`
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
  it("of builds", () => {
    expect(tableOf(builds.world)).toMatchInlineSnapshot(`
      [
        "current.known.asking --xstate.done.actor.isOutdated--> current.known.resting",
        "current.known.asking --xstate.done.actor.isOutdated--> outdated",
        "current.known.asking --xstate.error.actor.isOutdated--> current.known.resting",
        "current.known.resting --builds.wake--> current.known.asking",
        "current.known.resting --xstate.after.period.builds.current.known.resting--> current.known.asking",
        "current.reading --xstate.done.actor.readRules--> current.known.resting",
        "current.reading --xstate.error.actor.readRules--> current.known.resting",
      ]
    `)
  })

  it("of recovery", () => {
    expect(tableOf(recovery.world)).toMatchInlineSnapshot(`
      [
        "leaving --xstate.after.patience.recovery.leaving--> watching",
        "leaving --xstate.done.actor.anew--> watching",
        "leaving --xstate.error.actor.anew--> watching",
        "reaching --xstate.done.actor.isReachable--> waiting",
        "reaching --xstate.done.actor.isReachable--> watching",
        "reaching --xstate.error.actor.isReachable--> watching",
        "waiting --xstate.after.patience.recovery.waiting--> watching",
        "waiting --xstate.done.actor.untilCalm--> leaving",
        "waiting --xstate.error.actor.untilCalm--> leaving",
        "watching --chunk.missed--> reaching",
        "watching --chunk.missed--> watching",
      ]
    `)
  })

  it("of network", () => {
    expect(tableOf(network.world)).toMatchInlineSnapshot(`
      [
        "back --network.gone--> gone",
        "back --xstate.after.moment.network.back--> there",
        "gone --network.back--> back",
        "there --network.gone--> gone",
      ]
    `)
  })

  it("of report", () => {
    expect(tableOf(report.world)).toMatchInlineSnapshot(`
      [
        "offered --report.save--> saving",
        "offered --report.send--> sending",
        "saving --xstate.done.actor.saveReport--> offered",
        "saving --xstate.done.actor.saveReport--> sent",
        "saving --xstate.error.actor.saveReport--> offered",
        "saving --xstate.error.actor.saveReport--> sent",
        "sending --xstate.done.actor.sendReport--> sent",
        "sending --xstate.done.actor.sendReport--> unsent",
        "sending --xstate.error.actor.sendReport--> unsent",
        "sent --report.save--> saving",
        "unsent --report.save--> saving",
        "unsent --report.send--> sending",
      ]
    `)
  })

  it("of reference", () => {
    expect(tableOf(reference.world)).toMatchInlineSnapshot(`
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
    expect(tableOf(navigation.world)).toMatchInlineSnapshot(`
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
    expect(tableOf(page.world)).toMatchInlineSnapshot(`
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
    expect(tableOf(menu.world)).toMatchInlineSnapshot(`
      [
        "failed --xstate.after.pause.menu.failed--> loading",
        "loading --xstate.done.actor.loadMenu--> failed",
        "loading --xstate.done.actor.loadMenu--> ready",
        "loading --xstate.error.actor.loadMenu--> failed",
      ]
    `)
  })
  it("of journal desk", () => {
    expect(tableOf(journalDesk.world)).toMatchInlineSnapshot(`
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
  it("of a form", () => {
    expect(tableOf(login.world)).toMatchInlineSnapshot(`
      [
        "done --form.change--> open.editing",
        "done --form.open--> open.editing",
        "done --form.renew--> open.editing",
        "open.editing --form.change--> open.editing",
        "open.editing --form.judge--> open.editing",
        "open.editing --form.leave--> open.editing",
        "open.editing --form.open--> open.editing",
        "open.editing --form.renew--> open.editing",
        "open.editing --form.resume--> open.editing",
        "open.editing --form.submit--> open.editing",
        "open.editing --form.submit--> submitting",
        "open.refused --form.change--> open.editing",
        "open.refused --form.judge--> open.editing",
        "open.refused --form.leave--> open.refused",
        "open.refused --form.open--> open.editing",
        "open.refused --form.renew--> open.editing",
        "open.refused --form.resume--> open.editing",
        "open.refused --form.submit--> submitting",
        "submitting --xstate.done.actor.submit--> done",
        "submitting --xstate.done.actor.submit--> open.refused",
        "submitting --xstate.error.actor.submit--> open.refused",
      ]
    `)
  })
  it("of a form that waits for the network", () => {
    expect(tableOf(newsletter.world).filter((row) => row.includes("waiting"))).toMatchInlineSnapshot(`
      [
        "open.waiting --form.change--> open.editing",
        "open.waiting --form.judge--> open.editing",
        "open.waiting --form.leave--> open.waiting",
        "open.waiting --form.open--> open.editing",
        "open.waiting --form.renew--> open.editing",
        "open.waiting --form.resume--> open.editing",
        "open.waiting --form.submit--> submitting",
        "open.waiting --form.wake--> submitting",
        "submitting --xstate.done.actor.submit--> open.waiting",
      ]
    `)
  })
  it("of session", () => {
    expect(tableOf(session.world)).toMatchInlineSnapshot(`
      [
        "failed --session.changed--> failed",
        "failed --session.renew--> renewing",
        "failed --xstate.after.pause.session.failed--> loading",
        "loading --session.changed--> loading",
        "loading --session.renew--> renewing",
        "loading --xstate.done.actor.refreshIds--> failed",
        "loading --xstate.done.actor.refreshIds--> ready",
        "loading --xstate.error.actor.refreshIds--> failed",
        "ready --session.changed--> ready",
        "ready --session.renew--> renewing",
        "renewing --session.changed--> renewing",
        "renewing --xstate.done.actor.refreshIds--> failed",
        "renewing --xstate.done.actor.refreshIds--> ready",
        "renewing --xstate.error.actor.refreshIds--> failed",
      ]
    `)
  })
  it("of auth", () => {
    expect(tableOf(auth.world)).toMatchInlineSnapshot(`
      [
        "checking --auth.enter--> member",
        "checking --auth.follow--> following",
        "checking --auth.lose--> guest",
        "checking --xstate.done.actor.checkMe--> guest",
        "checking --xstate.done.actor.checkMe--> member",
        "checking --xstate.error.actor.checkMe--> guest",
        "entering --auth.enter--> member",
        "entering --auth.follow--> following",
        "entering --auth.lose--> guest",
        "entering --xstate.done.actor.enterByLink--> guest",
        "entering --xstate.done.actor.enterByLink--> member",
        "entering --xstate.error.actor.enterByLink--> guest",
        "expired --auth.enter--> member",
        "expired --auth.follow--> following",
        "expired --auth.giveUp--> guest",
        "following --auth.enter--> member",
        "following --auth.follow--> following",
        "following --auth.lose--> guest",
        "following --xstate.done.actor.checkMe--> guest",
        "following --xstate.done.actor.checkMe--> member",
        "following --xstate.error.actor.checkMe--> guest",
        "guest --auth.enter--> member",
        "guest --auth.follow--> following",
        "guest --auth.look--> following",
        "guest --auth.tell--> guest",
        "leaving --auth.enter--> member",
        "leaving --auth.follow--> following",
        "leaving --xstate.done.actor.logOut--> guest",
        "leaving --xstate.error.actor.logOut--> guest",
        "member --auth.change--> member",
        "member --auth.enter--> member",
        "member --auth.follow--> following",
        "member --auth.logOut--> leaving",
        "member --auth.lose--> expired",
        "member --auth.lose--> guest",
        "member --auth.tell--> member",
      ]
    `)
  })
  it("of gate", () => {
    expect(tableOf(gate.world)).toMatchInlineSnapshot(`
      [
        "closed --auth.loggedIn--> open",
        "closed --auth.loggedOut--> closed",
        "closed --auth.settled--> closed",
        "closed --auth.settled--> open",
        "closed --navigation.lost--> closed",
        "closed --navigation.resolved--> closed",
        "open --auth.loggedIn--> open",
        "open --auth.loggedOut--> closed",
        "open --auth.settled--> closed",
        "open --auth.settled--> open",
        "open --navigation.lost--> open",
        "open --navigation.resolved--> open",
        "unsure --auth.loggedIn--> open",
        "unsure --auth.loggedOut--> closed",
        "unsure --auth.settled--> closed",
        "unsure --auth.settled--> open",
        "unsure --navigation.lost--> unsure",
        "unsure --navigation.resolved--> unsure",
      ]
    `)
  })
  it("of checkout", () => {
    expect(tableOfRegions(checkout.world)).toMatchInlineSnapshot(`
      [
        "* --auth.loggedIn--> keeps user",
        "* --auth.loggedIn--> keeps user, values, section, reached",
        "* --checkout.chooseDelivery--> keeps delivery, values, errors",
        "* --checkout.chooseDelivery--> keeps values, errors",
        "* --checkout.chooseSettlement--> keeps values",
        "* --checkout.confirm--> keeps errors, tries",
        "* --checkout.confirm--> keeps errors, tries, section",
        "* --checkout.confirm--> keeps errors, tries, section, reached",
        "* --checkout.edit--> keeps errors",
        "* --checkout.edit--> keeps errors, section",
        "* --checkout.next--> keeps errors, tries",
        "* --checkout.next--> keeps errors, tries, section",
        "* --checkout.next--> keeps errors, tries, section, reached",
        "* --form.change--> keeps values, errors",
        "* --form.leave--> keeps errors",
        "choice.failed --auth.loggedIn--> choice.looking",
        "choice.failed --checkout.chooseDelivery--> choice.looking",
        "choice.failed --checkout.chooseSettlement--> choice.looking",
        "choice.failed --checkout.look--> choice.looking",
        "choice.failed --checkout.retry--> choice.looking",
        "choice.failed --checkout.wake--> choice.looking",
        "choice.looking --auth.loggedIn--> choice.none",
        "choice.looking --auth.loggedOut--> choice.none",
        "choice.looking --xstate.done.actor.look--> choice.failed",
        "choice.looking --xstate.done.actor.look--> choice.told",
        "choice.looking --xstate.error.actor.look--> choice.failed",
        "choice.none --checkout.chooseDelivery--> choice.looking",
        "choice.none --checkout.chooseSettlement--> choice.looking",
        "choice.none --checkout.look--> choice.looking",
        "choice.none --xstate.done.actor.load--> choice.looking",
        "choice.told --auth.loggedIn--> choice.none",
        "choice.told --auth.loggedOut--> choice.none",
        "choice.told --checkout.chooseDelivery--> choice.looking",
        "choice.told --checkout.chooseSettlement--> choice.looking",
        "choice.told --checkout.look--> choice.looking",
        "choice.told --xstate.done.actor.load--> choice.looking",
        "order.editing --auth.loggedIn--> order.recalling",
        "order.editing --auth.loggedOut--> order.waiting",
        "order.editing --checkout.confirm--> order.placing",
        "order.failed --auth.loggedIn--> order.recalling",
        "order.failed --checkout.retry--> order.recalling",
        "order.failed --checkout.wake--> order.recalling",
        "order.held --auth.loggedIn--> order.placing",
        "order.held --auth.loggedIn--> order.recalling",
        "order.held --auth.loggedOut--> order.waiting",
        "order.loading --auth.loggedIn--> order.recalling",
        "order.loading --auth.loggedOut--> order.waiting",
        "order.loading --xstate.done.actor.load--> order.editing",
        "order.loading --xstate.done.actor.load--> order.failed",
        "order.loading --xstate.done.actor.load--> order.over",
        "order.loading --xstate.error.actor.load--> order.failed",
        "order.placing --auth.loggedIn--> order.recalling",
        "order.placing --auth.loggedOut--> order.waiting",
        "order.placing --xstate.done.actor.place--> order.held",
        "order.placing --xstate.done.actor.place--> order.loading",
        "order.placing --xstate.done.actor.place--> order.over",
        "order.placing --xstate.done.actor.place--> order.unanswered",
        "order.placing --xstate.error.actor.place--> order.unanswered",
        "order.recalling --auth.loggedOut--> order.waiting",
        "order.recalling --xstate.done.actor.recall--> order.loading",
        "order.recalling --xstate.done.actor.recall--> order.placing",
        "order.recalling --xstate.error.actor.recall--> order.failed",
        "order.unanswered --auth.loggedIn--> order.recalling",
        "order.unanswered --auth.loggedOut--> order.waiting",
        "order.unanswered --checkout.retry--> order.placing",
        "order.unanswered --checkout.wake--> order.placing",
        "order.unanswered --xstate.after.pause.checkout.order.unanswered--> order.placing",
        "order.waiting --auth.loggedIn--> order.recalling",
        "order.waiting --auth.settled--> order.recalling",
      ]
    `)
  })

  it("of payment", () => {
    expect(tableOf(payment.world)).toMatchInlineSnapshot(`
      [
        "declined --auth.loggedOut--> missing",
        "declined --payment.look--> missing",
        "declined --payment.look--> waiting",
        "declined --payment.retry--> starting",
        "failed --auth.loggedOut--> missing",
        "failed --payment.look--> missing",
        "failed --payment.look--> waiting",
        "failed --payment.retry--> starting",
        "idle --auth.loggedOut--> missing",
        "idle --payment.look--> missing",
        "idle --payment.look--> waiting",
        "missing --auth.loggedIn--> starting",
        "missing --auth.loggedOut--> missing",
        "missing --payment.look--> missing",
        "missing --payment.look--> waiting",
        "open --auth.loggedOut--> missing",
        "open --payment.look--> missing",
        "open --payment.look--> waiting",
        "open --payment.settle--> settling",
        "refused --auth.loggedOut--> missing",
        "refused --payment.look--> missing",
        "refused --payment.look--> waiting",
        "refused --payment.retry--> starting",
        "settled --auth.loggedOut--> missing",
        "settled --payment.look--> missing",
        "settled --payment.look--> waiting",
        "settling --auth.loggedOut--> missing",
        "settling --payment.look--> missing",
        "settling --payment.look--> waiting",
        "settling --xstate.done.actor.settle--> declined",
        "settling --xstate.done.actor.settle--> failed",
        "settling --xstate.done.actor.settle--> settled",
        "settling --xstate.error.actor.settle--> failed",
        "starting --auth.loggedOut--> missing",
        "starting --payment.look--> missing",
        "starting --payment.look--> waiting",
        "starting --xstate.done.actor.start--> failed",
        "starting --xstate.done.actor.start--> missing",
        "starting --xstate.done.actor.start--> open",
        "starting --xstate.done.actor.start--> refused",
        "starting --xstate.done.actor.start--> settled",
        "starting --xstate.error.actor.start--> failed",
        "waiting --auth.loggedIn--> starting",
        "waiting --auth.loggedOut--> missing",
        "waiting --auth.settled--> missing",
        "waiting --auth.settled--> starting",
        "waiting --payment.look--> missing",
        "waiting --payment.look--> waiting",
      ]
    `)
  })

  it("of placedOrder", () => {
    expect(tableOf(placedOrder.world)).toMatchInlineSnapshot(`
      [
        "failed --auth.loggedOut--> missing",
        "failed --placedOrder.look--> waiting",
        "failed --placedOrder.retry--> loading",
        "idle --auth.loggedOut--> missing",
        "idle --placedOrder.look--> waiting",
        "loading --auth.loggedOut--> missing",
        "loading --placedOrder.look--> waiting",
        "loading --xstate.done.actor.load--> failed",
        "loading --xstate.done.actor.load--> missing",
        "loading --xstate.done.actor.load--> ready",
        "loading --xstate.error.actor.load--> failed",
        "missing --auth.loggedIn--> loading",
        "missing --auth.loggedOut--> missing",
        "missing --placedOrder.look--> waiting",
        "ready --auth.loggedOut--> missing",
        "ready --placedOrder.look--> waiting",
        "waiting --auth.loggedIn--> loading",
        "waiting --auth.loggedOut--> missing",
        "waiting --auth.settled--> loading",
        "waiting --auth.settled--> missing",
        "waiting --placedOrder.look--> waiting",
      ]
    `)
  })

  it("of checkoutGate", () => {
    expect(tableOf(checkoutGate.world)).toMatchInlineSnapshot(`
      [
        "asking --auth.loggedIn--> resting",
        "asking --auth.loggedOut--> resting",
        "asking --auth.settled--> resting",
        "asking --navigation.lost--> resting",
        "asking --navigation.resolved--> resting",
        "failed --auth.loggedIn--> failed",
        "failed --auth.loggedOut--> failed",
        "failed --auth.settled--> failed",
        "failed --checkout.enter--> looking",
        "failed --navigation.lost--> resting",
        "failed --navigation.resolved--> resting",
        "looking --auth.loggedIn--> looking",
        "looking --auth.loggedOut--> looking",
        "looking --auth.settled--> looking",
        "looking --navigation.lost--> resting",
        "looking --navigation.resolved--> resting",
        "looking --xstate.done.actor.look--> asking",
        "looking --xstate.done.actor.look--> failed",
        "looking --xstate.done.actor.look--> resting",
        "looking --xstate.error.actor.look--> failed",
        "resting --auth.loggedIn--> resting",
        "resting --auth.loggedOut--> resting",
        "resting --auth.settled--> resting",
        "resting --checkout.enter--> looking",
        "resting --navigation.lost--> resting",
        "resting --navigation.resolved--> resting",
      ]
    `)
  })

  it("of dialogs", () => {
    expect(tableOf(dialogs.world)).toMatchInlineSnapshot(`
      [
        "closed.fading --dialogs.forget--> closed.fading",
        "closed.fading --dialogs.interrupt--> closed.fading",
        "closed.fading --dialogs.interrupt--> open.fetching",
        "closed.fading --dialogs.open--> open.fetching",
        "closed.fading --dialogs.own--> closed.fading",
        "closed.fading --dialogs.recall--> closed.fading",
        "closed.fading --dialogs.renew--> closed.fading",
        "closed.fading --form.done--> closed.fading",
        "closed.fading --xstate.after.disposal.dialogs.closed.fading--> closed.resting",
        "closed.resting --dialogs.forget--> closed.resting",
        "closed.resting --dialogs.interrupt--> closed.resting",
        "closed.resting --dialogs.interrupt--> open.fetching",
        "closed.resting --dialogs.open--> open.fetching",
        "closed.resting --dialogs.own--> closed.resting",
        "closed.resting --dialogs.recall--> closed.resting",
        "closed.resting --dialogs.renew--> closed.resting",
        "closed.resting --form.done--> closed.resting",
        "open.counting --dialogs.close--> closed.fading",
        "open.counting --dialogs.close--> open.fetching",
        "open.counting --dialogs.forget--> open.counting",
        "open.counting --dialogs.hover--> open.paused",
        "open.counting --dialogs.interrupt--> open.counting",
        "open.counting --dialogs.interrupt--> open.fetching",
        "open.counting --dialogs.lift--> closed.fading",
        "open.counting --dialogs.lift--> open.counting",
        "open.counting --dialogs.open--> open.fetching",
        "open.counting --dialogs.own--> open.counting",
        "open.counting --dialogs.recall--> open.counting",
        "open.counting --dialogs.renew--> open.counting",
        "open.counting --dialogs.resume--> closed.fading",
        "open.counting --dialogs.resume--> open.fetching",
        "open.counting --dialogs.touch--> open.counting",
        "open.counting --form.done--> open.counting",
        "open.counting --xstate.after.brief.dialogs.open.counting--> closed.fading",
        "open.fetching --dialogs.close--> closed.fading",
        "open.fetching --dialogs.close--> open.fetching",
        "open.fetching --dialogs.forget--> open.fetching",
        "open.fetching --dialogs.interrupt--> open.fetching",
        "open.fetching --dialogs.lift--> closed.fading",
        "open.fetching --dialogs.lift--> open.fetching",
        "open.fetching --dialogs.open--> open.fetching",
        "open.fetching --dialogs.own--> open.fetching",
        "open.fetching --dialogs.recall--> open.fetching",
        "open.fetching --dialogs.renew--> open.fetching",
        "open.fetching --dialogs.resume--> closed.fading",
        "open.fetching --dialogs.resume--> open.fetching",
        "open.fetching --dialogs.touch--> open.fetching",
        "open.fetching --form.done--> open.fetching",
        "open.fetching --navigation.lost--> closed.fading",
        "open.fetching --navigation.lost--> open.fetching",
        "open.fetching --navigation.resolved--> closed.fading",
        "open.fetching --navigation.resolved--> open.fetching",
        "open.fetching --xstate.done.actor.loadDialog--> open.counting",
        "open.fetching --xstate.done.actor.loadDialog--> open.standing",
        "open.fetching --xstate.error.actor.loadDialog--> open.lost",
        "open.lost --dialogs.close--> closed.fading",
        "open.lost --dialogs.close--> open.fetching",
        "open.lost --dialogs.forget--> open.lost",
        "open.lost --dialogs.interrupt--> open.fetching",
        "open.lost --dialogs.interrupt--> open.lost",
        "open.lost --dialogs.lift--> closed.fading",
        "open.lost --dialogs.lift--> open.lost",
        "open.lost --dialogs.open--> open.fetching",
        "open.lost --dialogs.own--> open.lost",
        "open.lost --dialogs.recall--> open.lost",
        "open.lost --dialogs.renew--> open.lost",
        "open.lost --dialogs.resume--> closed.fading",
        "open.lost --dialogs.resume--> open.fetching",
        "open.lost --dialogs.retry--> open.fetching",
        "open.lost --dialogs.touch--> open.lost",
        "open.lost --form.done--> open.fetching",
        "open.lost --form.done--> open.lost",
        "open.lost --navigation.lost--> closed.fading",
        "open.lost --navigation.lost--> open.lost",
        "open.lost --navigation.resolved--> closed.fading",
        "open.lost --navigation.resolved--> open.lost",
        "open.paused --dialogs.close--> closed.fading",
        "open.paused --dialogs.close--> open.fetching",
        "open.paused --dialogs.forget--> open.paused",
        "open.paused --dialogs.interrupt--> open.fetching",
        "open.paused --dialogs.interrupt--> open.paused",
        "open.paused --dialogs.lift--> closed.fading",
        "open.paused --dialogs.lift--> open.paused",
        "open.paused --dialogs.open--> open.fetching",
        "open.paused --dialogs.own--> open.paused",
        "open.paused --dialogs.recall--> open.paused",
        "open.paused --dialogs.renew--> open.paused",
        "open.paused --dialogs.resume--> closed.fading",
        "open.paused --dialogs.resume--> open.fetching",
        "open.paused --dialogs.touch--> open.paused",
        "open.paused --dialogs.unhover--> open.counting",
        "open.paused --form.done--> open.paused",
        "open.standing --dialogs.close--> closed.fading",
        "open.standing --dialogs.close--> open.fetching",
        "open.standing --dialogs.forget--> open.standing",
        "open.standing --dialogs.interrupt--> open.fetching",
        "open.standing --dialogs.lift--> closed.fading",
        "open.standing --dialogs.lift--> open.standing",
        "open.standing --dialogs.open--> open.fetching",
        "open.standing --dialogs.own--> open.standing",
        "open.standing --dialogs.recall--> open.standing",
        "open.standing --dialogs.renew--> open.standing",
        "open.standing --dialogs.resume--> closed.fading",
        "open.standing --dialogs.resume--> open.fetching",
        "open.standing --dialogs.touch--> open.standing",
        "open.standing --form.done--> open.fetching",
        "open.standing --form.done--> open.standing",
        "open.standing --navigation.lost--> closed.fading",
        "open.standing --navigation.lost--> open.standing",
        "open.standing --navigation.resolved--> closed.fading",
        "open.standing --navigation.resolved--> open.standing",
      ]
    `)
  })
  it("of household", () => {
    expect(tableOf(household.world)).toMatchInlineSnapshot(`
      [
        "beginning --dialogs.want--> beginning",
        "beginning --navigation.lost--> beginning",
        "beginning --navigation.resolved--> beginning",
        "beginning --page.shown--> beginning",
        "beginning --reference.want--> beginning",
        "beginning --shopping.want--> beginning",
        "beginning --tab.began--> living.settled",
        "living.settled --account.changed--> living.settled",
        "living.settled --account.wanted--> living.settled",
        "living.settled --auth.expired--> living.settled",
        "living.settled --auth.loggedIn--> living.settled",
        "living.settled --auth.loggedOut--> living.settled",
        "living.settled --auth.registered--> living.settled",
        "living.settled --auth.settled--> living.settled",
        "living.settled --cart.added--> living.settled",
        "living.settled --cart.refused--> living.settled",
        "living.settled --cart.removed--> living.settled",
        "living.settled --cart.waited--> living.settled",
        "living.settled --catalogue.chosen--> living.settled",
        "living.settled --checkout.left--> living.settled",
        "living.settled --checkoutGate.foundMissing--> living.settled",
        "living.settled --checkoutGate.foundNothing--> living.settled",
        "living.settled --checkoutGate.metGuest--> living.settled",
        "living.settled --checkoutGate.opened--> living.settled",
        "living.settled --dialogs.formDone--> living.settled",
        "living.settled --dialogs.unasked--> living.settled",
        "living.settled --dialogs.want--> living.settled",
        "living.settled --gate.turnedAway--> living.settled",
        "living.settled --navigation.lost--> living.settled",
        "living.settled --navigation.resolved--> living.settled",
        "living.settled --network.turned--> living.settled",
        "living.settled --page.shown--> living.settled",
        "living.settled --papers.changed--> living.settled",
        "living.settled --reference.want--> living.settled",
        "living.settled --session.moved--> living.settled",
        "living.settled --shopping.want--> living.settled",
        "living.settled --toasts.undone--> living.settled",
        "living.settled --tooltip.asked--> living.settled",
        "living.settled --wishlist.refused--> living.settled",
        "living.settled --wishlist.waited--> living.settled",
        "living.settled --wishlist.wasFull--> living.settled",
      ]
    `)
  })
  it("of account", () => {
    expect(tableOf(account.world)).toMatchInlineSnapshot(`
      [
        "open.saved --account.recall--> open.saved",
        "open.saved --account.renew--> open.saved",
        "open.saved --account.return--> open.saved",
        "open.saved --auth.loggedIn--> open.saved",
        "open.saved --auth.loggedIn--> waiting",
        "open.saved --auth.loggedOut--> waiting",
        "open.saved --auth.settled--> open.saved",
        "open.saved --auth.settled--> waiting",
        "open.saved --confirmation.told--> open.saved",
        "open.saved --form.done--> open.saved",
        "open.saved --xstate.after.reading.account.open.saved--> open.standing",
        "open.standing --account.recall--> open.standing",
        "open.standing --account.renew--> open.standing",
        "open.standing --account.return--> open.standing",
        "open.standing --auth.loggedIn--> open.standing",
        "open.standing --auth.loggedIn--> waiting",
        "open.standing --auth.loggedOut--> waiting",
        "open.standing --auth.settled--> open.standing",
        "open.standing --auth.settled--> waiting",
        "open.standing --confirmation.told--> open.standing",
        "open.standing --form.done--> open.saved",
        "waiting --auth.loggedIn--> open.standing",
        "waiting --auth.settled--> open.standing",
        "waiting --drafts.left--> waiting",
      ]
    `)
  })
  it("of confirmation", () => {
    expect(tableOf(confirmation.world)).toMatchInlineSnapshot(`
      [
        "cancelling --xstate.done.actor.keepEmail--> refused",
        "cancelling --xstate.done.actor.keepEmail--> resting",
        "cancelling --xstate.error.actor.keepEmail--> refused",
        "looking --confirmation.cancel--> cancelling",
        "looking --confirmation.send--> sending",
        "looking --xstate.done.actor.readUser--> resting",
        "looking --xstate.error.actor.readUser--> resting",
        "refused --confirmation.cancel--> cancelling",
        "refused --confirmation.look--> looking",
        "refused --confirmation.send--> sending",
        "resting --confirmation.cancel--> cancelling",
        "resting --confirmation.look--> looking",
        "resting --confirmation.send--> sending",
        "sending --xstate.done.actor.sendEmailLetter--> refused",
        "sending --xstate.done.actor.sendEmailLetter--> sent",
        "sending --xstate.error.actor.sendEmailLetter--> refused",
        "sent --confirmation.cancel--> cancelling",
        "sent --confirmation.look--> looking",
        "sent --confirmation.send--> sending",
      ]
    `)
  })
  it("of inspector", () => {
    expect(tableOfRegions(inspector.world)).toMatchInlineSnapshot(`
      [
        "* --actor.choose--> keeps actor",
        "* --center.choose--> keeps center",
        "* --clock.ticked--> keeps now",
        "* --coverage.toggle--> keeps isCovered",
        "* --event.judged--> keeps verdict",
        "* --filter.change--> keeps filter",
        "* --journal.arrived--> keeps source",
        "* --journal.arrived--> keeps source, count",
        "* --journal.arrived--> keeps source, count, actor",
        "* --journal.arrived--> keeps source, count, position",
        "* --journal.arrived--> keeps source, position",
        "* --journal.grew--> keeps count",
        "* --panel.choose--> keeps panel",
        "* --screen.drawn--> keeps faults",
        "* --speed.choose--> keeps speed",
        "* --tab.gone--> keeps tabs",
        "* --tab.seen--> keeps tabs",
        "* --time.goTo--> keeps position",
        "* --time.play--> keeps position",
        "* --time.step--> keeps position",
        "* --xstate.after.beat.inspector.time.playing--> keeps position",
        "* --xstate.done.actor.readCoverage--> keeps coverage",
        "* --zoom.change--> keeps zoom",
        "journal.attaching --journal.arrived--> journal.live",
        "journal.attaching --journal.open--> journal.reading",
        "journal.attaching --xstate.after.patience.inspector.journal.attaching--> journal.kept",
        "journal.attaching --xstate.after.patience.inspector.journal.attaching--> journal.none",
        "journal.kept --journal.open--> journal.reading",
        "journal.kept --tab.choose--> journal.attaching",
        "journal.kept --tab.seen--> journal.attaching",
        "journal.live --journal.open--> journal.reading",
        "journal.live --tab.choose--> journal.attaching",
        "journal.live --tab.gone--> journal.kept",
        "journal.none --journal.open--> journal.reading",
        "journal.none --tab.choose--> journal.attaching",
        "journal.reading --tab.choose--> journal.attaching",
        "journal.reading --xstate.done.actor.read--> journal.kept",
        "journal.reading --xstate.done.actor.read--> journal.none",
        "journal.reading --xstate.error.actor.read--> journal.kept",
        "journal.reading --xstate.error.actor.read--> journal.none",
        "time.past --journal.arrived--> time.present",
        "time.past --journal.opened--> time.present",
        "time.past --time.play--> time.playing",
        "time.past --time.return--> time.present",
        "time.past --xstate.done.actor.read--> time.present",
        "time.playing --journal.arrived--> time.present",
        "time.playing --journal.opened--> time.present",
        "time.playing --time.goTo--> time.past",
        "time.playing --time.pause--> time.past",
        "time.playing --time.return--> time.present",
        "time.playing --time.step--> time.past",
        "time.playing --xstate.after.beat.inspector.time.playing--> time.past",
        "time.present --time.goTo--> time.past",
        "time.present --time.play--> time.playing",
        "time.present --time.step--> time.past",
      ]
    `)
  })
  it("of comparison", () => {
    expect(tableOf(comparison.world)).toMatchInlineSnapshot(`
      [
        "absent --comparison.close--> absent",
        "absent --comparison.open--> reading",
        "reading --comparison.close--> absent",
        "reading --comparison.open--> reading",
        "reading --xstate.done.actor.read--> absent",
        "reading --xstate.done.actor.read--> shown",
        "reading --xstate.error.actor.read--> absent",
        "reading --xstate.error.actor.read--> shown",
        "shown --comparison.close--> absent",
        "shown --comparison.open--> reading",
      ]
    `)
  })
  it("of cart", () => {
    expect(tableOf(cart.world)).toMatchInlineSnapshot(`
      [
        "beginning --auth.loggedIn--> beginning",
        "beginning --auth.loggedOut--> beginning",
        "beginning --cart.add--> beginning",
        "beginning --cart.follow--> beginning",
        "beginning --cart.leave--> beginning",
        "beginning --cart.look--> loading",
        "beginning --cart.reload--> beginning",
        "beginning --cart.watch--> beginning",
        "held --auth.expired--> held",
        "held --auth.loggedIn--> loading",
        "held --auth.loggedIn--> sending",
        "held --auth.loggedOut--> loading",
        "held --auth.loggedOut--> sending",
        "held --cart.add--> held",
        "held --cart.follow--> held",
        "held --cart.leave--> held",
        "held --cart.reload--> held",
        "held --cart.watch--> held",
        "loading --auth.expired--> held",
        "loading --auth.loggedIn--> loading",
        "loading --auth.loggedOut--> loading",
        "loading --auth.loggedOut--> sending",
        "loading --cart.add--> loading",
        "loading --cart.follow--> loading",
        "loading --cart.leave--> loading",
        "loading --cart.reload--> loading",
        "loading --cart.watch--> loading",
        "loading --xstate.done.actor.load--> loading",
        "loading --xstate.done.actor.load--> resting",
        "loading --xstate.done.actor.load--> sending",
        "loading --xstate.done.actor.load--> stale",
        "loading --xstate.error.actor.load--> sending",
        "loading --xstate.error.actor.load--> stale",
        "parked --auth.expired--> held",
        "parked --auth.loggedIn--> sending",
        "parked --auth.loggedOut--> loading",
        "parked --auth.loggedOut--> sending",
        "parked --cart.add--> sending",
        "parked --cart.follow--> parked",
        "parked --cart.leave--> parked",
        "parked --cart.reload--> parked",
        "parked --cart.wake--> sending",
        "parked --cart.watch--> parked",
        "resting --auth.expired--> held",
        "resting --auth.loggedIn--> loading",
        "resting --auth.loggedOut--> loading",
        "resting --cart.add--> sending",
        "resting --cart.change--> sending",
        "resting --cart.clear--> sending",
        "resting --cart.follow--> loading",
        "resting --cart.leave--> resting",
        "resting --cart.reload--> loading",
        "resting --cart.remove--> sending",
        "resting --cart.restore--> sending",
        "resting --cart.watch--> loading",
        "sending --auth.expired--> held",
        "sending --auth.loggedIn--> sending",
        "sending --auth.loggedOut--> loading",
        "sending --auth.loggedOut--> sending",
        "sending --cart.add--> sending",
        "sending --cart.follow--> sending",
        "sending --cart.leave--> sending",
        "sending --cart.reload--> sending",
        "sending --cart.watch--> sending",
        "sending --xstate.done.actor.send--> loading",
        "sending --xstate.done.actor.send--> parked",
        "sending --xstate.done.actor.send--> sending",
        "sending --xstate.done.actor.send--> waiting",
        "sending --xstate.error.actor.send--> waiting",
        "stale --auth.expired--> held",
        "stale --auth.loggedIn--> loading",
        "stale --auth.loggedOut--> loading",
        "stale --cart.add--> sending",
        "stale --cart.follow--> stale",
        "stale --cart.leave--> stale",
        "stale --cart.reload--> loading",
        "stale --cart.wake--> loading",
        "stale --cart.watch--> loading",
        "stale --xstate.after.longPause.cart.stale--> loading",
        "waiting --auth.expired--> held",
        "waiting --auth.loggedIn--> waiting",
        "waiting --auth.loggedOut--> loading",
        "waiting --auth.loggedOut--> sending",
        "waiting --cart.add--> waiting",
        "waiting --cart.follow--> waiting",
        "waiting --cart.leave--> waiting",
        "waiting --cart.reload--> waiting",
        "waiting --cart.wake--> sending",
        "waiting --cart.watch--> waiting",
        "waiting --xstate.after.longPause.cart.waiting--> sending",
        "waiting --xstate.after.pause.cart.waiting--> sending",
      ]
    `)
  })
  it("of wishlist", () => {
    expect(tableOf(wishlist.world)).toMatchInlineSnapshot(`
      [
        "beginning --auth.loggedIn--> beginning",
        "beginning --auth.loggedOut--> beginning",
        "beginning --auth.settled--> beginning",
        "beginning --wishlist.clear--> beginning",
        "beginning --wishlist.look--> guest",
        "beginning --wishlist.look--> merging",
        "beginning --wishlist.toggle--> beginning",
        "guest --auth.expired--> held",
        "guest --auth.loggedIn--> merging",
        "guest --auth.loggedOut--> guest",
        "guest --auth.settled--> merging",
        "guest --wishlist.clear--> guest",
        "guest --wishlist.follow--> guest",
        "guest --wishlist.toggle--> guest",
        "held --auth.expired--> held",
        "held --auth.loggedIn--> merging",
        "held --auth.loggedOut--> guest",
        "held --auth.settled--> merging",
        "held --wishlist.clear--> held",
        "held --wishlist.toggle--> held",
        "merging --auth.expired--> held",
        "merging --auth.loggedIn--> merging",
        "merging --auth.loggedOut--> guest",
        "merging --wishlist.clear--> merging",
        "merging --wishlist.toggle--> merging",
        "merging --xstate.done.actor.merge--> resting",
        "merging --xstate.done.actor.merge--> sending",
        "merging --xstate.done.actor.merge--> stale",
        "merging --xstate.error.actor.merge--> stale",
        "parked --wishlist.toggle--> parked",
        "parked --wishlist.toggle--> sending",
        "parked --wishlist.wake--> sending",
        "resting --auth.expired--> held",
        "resting --auth.loggedIn--> merging",
        "resting --auth.loggedOut--> guest",
        "resting --wishlist.clear--> sending",
        "resting --wishlist.follow--> merging",
        "resting --wishlist.toggle--> resting",
        "resting --wishlist.toggle--> sending",
        "sending --xstate.done.actor.send--> parked",
        "sending --xstate.done.actor.send--> resting",
        "sending --xstate.done.actor.send--> sending",
        "sending --xstate.done.actor.send--> waiting",
        "sending --xstate.error.actor.send--> waiting",
        "stale --auth.expired--> held",
        "stale --auth.loggedIn--> merging",
        "stale --auth.loggedOut--> guest",
        "stale --wishlist.clear--> stale",
        "stale --wishlist.toggle--> stale",
        "stale --wishlist.wake--> merging",
        "stale --xstate.after.longPause.wishlist.stale--> merging",
        "waiting --wishlist.wake--> sending",
        "waiting --xstate.after.longPause.wishlist.waiting--> sending",
        "waiting --xstate.after.pause.wishlist.waiting--> sending",
      ]
    `)
  })
  it("of toasts", () => {
    expect(tableOf(toasts.world)).toMatchInlineSnapshot(`
      [
        "empty --toasts.show--> shown.counting",
        "shown.counting --toasts.close--> empty",
        "shown.counting --toasts.close--> shown.counting",
        "shown.counting --toasts.hold--> shown.held",
        "shown.counting --toasts.show--> shown.counting",
        "shown.counting --toasts.undo--> empty",
        "shown.counting --toasts.undo--> shown.counting",
        "shown.counting --xstate.after.duration.toasts.shown.counting--> empty",
        "shown.counting --xstate.after.duration.toasts.shown.counting--> shown.counting",
        "shown.held --toasts.close--> empty",
        "shown.held --toasts.close--> shown.held",
        "shown.held --toasts.release--> shown.counting",
        "shown.held --toasts.show--> shown.held",
        "shown.held --toasts.undo--> empty",
        "shown.held --toasts.undo--> shown.held",
      ]
    `)
  })
})
