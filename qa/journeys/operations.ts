import { ovalStone, roundStone, wideStone } from "../samples/live-stones.ts"
import { user } from "../samples/user.ts"
import type { MemoryTab } from "./memory-tab.ts"
import { answers } from "./answers.ts"

/** Operation on one tab, with its description. */
export type Operation = { readonly title: string; readonly do: (tab: MemoryTab) => void }

const intents: ReadonlyArray<readonly [actor: string, event: { readonly type: string; readonly [field: string]: unknown }]> = [
  ...[
    "/",
    "/diamonds",
    "/diamonds/10248617",
    "/personal/profile/",
    "/jewelry/",
    "/contacts",
    "/create-jewelry/?diamondId=7",
    "/create-jewelry/constructor/from-frame/kolco/?skuId=101",
    "/create-jewelry/constructor/from-frame/frame/opora/",
    "/dev/journal",
    "/%E0%A4%A",
    "https://elsewhere.example/",
    "javascript:alert(1)"
  ].map((to) => ["navigation", { type: "navigation.go", to }] as const),
  ["navigation", { type: "navigation.go", to: "https://elsewhere.example/", external: true }],
  ["navigation", { type: "navigation.retry" }],
  ["header", { type: "header.point", item: "jewelry" }],
  ["header", { type: "header.leave" }],
  ["header", { type: "header.chooseItem", item: "jewelry" }],
  ["header", { type: "header.chooseItem", item: "clients" }],
  ["header", { type: "header.chooseHamburger" }],
  ["header", { type: "header.chooseSearch" }],
  ["header", { type: "header.enterBranch", item: "clients" }],
  ["header", { type: "header.leaveBranch" }],
  ["header", { type: "header.search", text: "кольца" }],
  ["header", { type: "header.back" }],
  ["header", { type: "header.touch", at: { x: 300, y: 400 } }],
  ["header", { type: "header.lift", at: { x: 200, y: 400 } }],
  ["tooltip", { type: "tooltip.point", of: "cut" }],
  ["tooltip", { type: "tooltip.point", of: "color" }],
  ["tooltip", { type: "tooltip.leave" }],
  ["catalogue", { type: "catalogue.setDraft", to: "/diamonds/filter/shape--oval" }],
  ["catalogue", { type: "catalogue.compare", id: 1 }],
  ["catalogue", { type: "catalogue.clearCompared" }],
  ["layers", { type: "layers.opened", name: "filters" }],
  ["layers", { type: "layers.closed", name: "filters" }],
  ["layers", { type: "layers.back" }],
  ["catalogue", { type: "catalogue.arrange", by: { mobileGridLayout: "two" } }],
  ["viewed", { type: "viewed.record", looked: { kind: "diamond", code: "10248617" }, visitor: "guest-1" }],
  ["viewed", { type: "viewed.record", looked: { kind: "jewelry", code: "0241073" }, visitor: "guest-2" }],
  ["gallery", { type: "gallery.setFrames", frames: [0, 24] }],
  ["gallery", { type: "gallery.clear" }],
  ["gallery", { type: "gallery.open", at: 0 }],
  ["gallery", { type: "gallery.step", by: -1 }],
  ["gallery", { type: "gallery.zoom", factor: 2 }],
  ["gallery", { type: "gallery.toggleTurning" }],
  ["gallery", { type: "gallery.turn", by: 1 }],
  ["gallery", { type: "gallery.close" }],
  ["liveStone", { type: "liveStone.place", stones: [roundStone] }],
  ["liveStone", { type: "liveStone.place", stones: [ovalStone] }],
  ["liveStone", { type: "liveStone.place", stones: [ovalStone, roundStone, wideStone] }],
  ["liveStone", { type: "liveStone.choose", side: 0, stone: 2 }],
  ["liveStone", { type: "liveStone.remove" }],
  ["liveStone", { type: "liveStone.start", isSwaying: true }],
  ["liveStone", { type: "liveStone.end" }],
  ["liveStone", { type: "liveStone.fail", failure: "lost" }],
  ["liveStone", { type: "liveStone.setLight", light: "candle" }],
  ["liveStone", { type: "liveStone.setView", view: "profile" }],
  ["liveStone", { type: "liveStone.setView", view: "hearts" }],
  ["liveStone", { type: "liveStone.roll", by: { right: 30, down: -10 } }],
  ["liveStone", { type: "liveStone.toggleSway" }],
  ["trueSize", { type: "trueSize.open", size: null }],
  ["trueSize", { type: "trueSize.open", size: 16.5 }],
  ["trueSize", { type: "trueSize.choose", size: 19 }],
  ["trueSize", { type: "trueSize.calibrate" }],
  ["trueSize", { type: "trueSize.adjust", step: 120 }],
  ["trueSize", { type: "trueSize.confirm" }],
  ["trueSize", { type: "trueSize.cancel" }],
  ["trueSize", { type: "trueSize.reset" }],
  ["trueSize", { type: "trueSize.close" }],
  ["newsletter", { type: "form.change", field: "email", value: "anna@" }],
  ["newsletter", { type: "form.change", field: "email", value: "anna@example.ru" }],
  ["newsletter", { type: "form.change", field: "accept", value: true }],
  ["newsletter", { type: "form.submit" }],
  ["search", { type: "search.type", text: "кольцо" }],
  ["search", { type: "search.type", text: "к" }],
  ["search", { type: "search.move", by: 1, count: 3 }],
  ["search", { type: "search.retry" }],
  ["hints", { type: "hints.type", field: "settlement", address: { country: "RU", text: "моск" } }],
  ["hints", { type: "hints.type", field: "street", address: { country: "RU", text: "Москва, т" } }],
  ["hints", { type: "hints.move", by: 1, count: 2 }],
  ["hints", { type: "hints.close" }],
  ["orders", { type: "orders.show", asked: { list: { status: null, isOldestFirst: false, page: 1 } } }],
  ["orders", { type: "orders.show", asked: { id: 100_001 } }],
  ["orders", { type: "orders.retry" }],
  ["orders", { type: "order:cancel", id: 100_001 }],
  ["alerts", { type: "alerts.retry" }],
  ["alerts", { type: "alerts.end", id: 7 }],
  ["visits", { type: "visits.retry" }],
  ["visits", { type: "visits.cancel", id: 5001 }],
  ["diamondOrders", { type: "diamondOrders.show", asked: { list: { isOldestFirst: false, page: 1 } } }],
  ["diamondOrders", { type: "diamondOrders.show", asked: { id: 300_001 } }],
  ["diamondOrders", { type: "diamondOrders.retry" }],
  ["diamondOrders", { type: "diamondOrders.cancel", id: 300_001 }],
  ["customPiece", { type: "customPiece.takeFrame", skuId: 101, stonesCount: 1, name: "Кольцо «Опора»", isStoneKept: true }],
  ["customPiece", { type: "customPiece.clear", choice: { skuId: 101 } }],
  ["customPiece", { type: "customPiece.retry" }],
  ["addresses", { type: "addresses.require" }],
  ["addresses", { type: "addresses.retry" }],
  ["addresses", { type: "addresses.change", operation: { kind: "remove", id: 8 } }],
  ["addresses", { type: "addresses.change", operation: { kind: "prefer", id: 8 } }],
  ["dialogs", { type: "dialogs.open", key: "login", props: {} }],
  ["dialogs", { type: "dialogs.open", key: "passRecovery", props: { email: "anna@example.ru" } }],
  ["dialogs", { type: "dialogs.close" }],
  ["auth", { type: "auth.enter", user, by: "login" }],
  ["auth", { type: "auth.logOut" }],
  ["auth", { type: "auth.tokenLost", isRefused: true, isWrite: false }],
  ["auth", { type: "auth.tokenLost", isRefused: true, isWrite: true }],
  ["auth", { type: "auth.enter", user: { ...user, id: 8, name: "Вера" }, by: "login" }],
  ["cart", { type: "cart.add", id: "0-1", quantity: 1, price: 100 }],
  ["cart", { type: "cart.remove", ids: ["0-1"] }],
  ["cart", { type: "page.shown", screen: "cart", header: "default" }],
  ["checkoutGate", { type: "checkout.enter" }],
  ["wishlist", { type: "wishlist.toggle", item: { id: "1", type: 1 } }],
  ["wishlist", { type: "wishlist.clear" }],
  ["favourites", { type: "favourites.show", list: [{ id: "1", type: 1 }], isMember: false, isSettled: true }],
  ["favourites", { type: "favourites.retry" }],
  ["favourites", { type: "favourites.copy", path: "/wishlist/?ids=1-1" }],
  ["papers", { type: "papers.request", kind: "open", url: "/receipts/100001.pdf" }],
  ["papers", { type: "papers.request", kind: "copy", url: "/gifts/G-2222-3333.pdf" }],
  ["papers", { type: "papers.request", kind: "withdraw", url: "/gifts/G-2222-3333.pdf" }],
  ["papers", { type: "papers.confirm" }],
  ["papers", { type: "papers.decline" }],
  ["papers", { type: "papers.retry" }],
  ["toasts", { type: "toasts.pause" }],
  ["toasts", { type: "toasts.undo", id: 1 }],
  ["session", { type: "session.renew" }],
  ["builds", { type: "builds.returned" }],
  ["recovery", { type: "chunk.failed", at: 100_000, reloadedAt: null }],
  ["recovery", { type: "chunk.failed", at: 100_000, reloadedAt: 90_100 }],
  ["recovery", { type: "recovery.renew" }],
  ["report", { type: "report.send" }],
  ["report", { type: "report.save" }],
  ["journalDesk", { type: "desk.read" }],
  ["journalDesk", { type: "desk.open" }],
  ["journalDesk", { type: "desk.save", masked: true }]
]

const describeEvent = ({ type, ...fields }: { readonly type: string }) =>
  `${type}${Object.values(fields)
    .map((value) => ` ${JSON.stringify(value)}`)
    .join("")}`

const answerCall = (index: number, choice: number): Operation => ({
  title: `call ${index} gets answer ${choice}`,
  do: ({ pending }) => {
    const [call] = pending.splice(index % Math.max(1, pending.length), 1)
    if (call === undefined || call.name === "resolveAddress" || call.name === "headOf") return
    const outcomes = answers[call.name]
    const chosen = outcomes[choice]
    if (chosen === undefined) call.breaks()
    else call.answer(chosen)
  }
})

/** All operations. Answers are frequent, because nothing else proceeds without them. */
export const operations: ReadonlyArray<Operation> = [
  ...intents.map(([actor, event]): Operation => ({ title: describeEvent(event), do: ({ send }) => send(actor, event) })),
  ...[0, 1].flatMap((index) => [0, 0, 0, 1, 2, 3, 4, 5].map((choice) => answerCall(index, choice))),
  ...[50, 150, 200, 300, 400, 3_000, 30_000].map((ms): Operation => ({
    title: `${ms} ms pass`,
    do: ({ recorded }) => recorded().clock.increment(ms)
  })),
  ...["/", "/diamonds"].map((path): Operation => ({
    title: `Back leads to ${path}`,
    do: ({ hand }) => hand.back({ path, search: "", index: 0 })
  })),
  ...[0, 53].map((top): Operation => ({ title: `the page is scrolled to ${top}`, do: ({ hand }) => hand.scroll(top) })),
  { title: "Back closes a dialog", do: ({ hand }) => hand.uncover() },
  { title: "the network is back", do: ({ hand }) => hand.reconnect() },
  { title: "Escape is pressed", do: ({ hand }) => hand.escape() },
  { title: "the page is pressed outside", do: ({ hand }) => hand.pressOutside() },
  { title: "the tab is reloaded", do: ({ reload }) => reload() }
]
