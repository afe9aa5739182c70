import type { ReactNode } from "react"
import type { PageView } from "../../core/machines/navigation/page.machine.ts"
import { type ScreenName, screenNames } from "../../core/routes/route.ts"
import { loadCode } from "../islands/code.ts"
import { settleIslands } from "../islands/late-island.tsx"
import { setHeartLoader } from "../favourites/heart.tsx"
import { hasInteracted } from "../islands/first-interaction.ts"
import { type Draw, drawOf } from "./draw.ts"

setHeartLoader(() => import("../favourites/heart.late.tsx"))

/** Loads a screen through its group's file, for a smaller first load. */
const fromGroup =
  <N extends ScreenName>(group: () => Promise<{ readonly screens: { readonly [S in N]: () => Promise<Draw> } }>) =>
  (name: N): Promise<Draw> =>
    group().then(({ screens }) => screens[name]())

const content = fromGroup(() => import("./content-screens.ts"))
const member = fromGroup(() => import("./member-screens.ts"))
const shopping = fromGroup(() => import("./shopping-screens.ts"))
const step = fromGroup(() => import("./constructor-screens.ts"))
const tool = fromGroup(() => import("./tool-screens.tsx"))

/** Loaders of screens. A screen loads before its page is shown. */
const screens: { readonly [S in ScreenName]: (name: S) => Promise<Draw> } = {
  home: () => import("./home-screen.tsx").then(drawOf),
  diamonds: () => import("./diamonds-screen.tsx").then(drawOf),
  diamond: () => import("./product/diamond-screen.tsx").then(drawOf),
  jewelry: () => import("./jewelry-screen.tsx").then(drawOf),
  product: () => import("./product/product-screen.tsx").then(drawOf),
  search: () => import("./search-screen.tsx").then(drawOf),
  collections: content,
  landing: content,
  static: content,
  contacts: content,
  blog: content,
  blogSkeleton: content,
  article: content,
  askQuestion: content,
  getInTouch: content,
  questionSent: content,
  horoscope: content,
  sign: content,
  giftcards: content,
  wishlist: shopping,
  cart: shopping,
  checkout: shopping,
  pay: shopping,
  success: shopping,
  visit: shopping,
  profile: member,
  addresses: member,
  orders: member,
  order: member,
  visits: member,
  alerts: member,
  diamondOrders: member,
  diamondOrder: member,
  constructorStart: step,
  constructorSample: step,
  frames: step,
  frame: step,
  frameStones: step,
  frameSets: step,
  frameStone: step,
  ready: step,
  dialogs: tool,
  icons: tool,
  parts: tool,
  journal: tool
}

const codeOf = <S extends ScreenName>(name: S): Promise<Draw> => screens[name](name)

const loadedScreens = new Map<ScreenName, Draw>()

/** Loads a screen; on client-side navigation with its late parts. */
export const loadScreen = async (name: ScreenName): Promise<void> => {
  loadedScreens.set(name, loadedScreens.get(name) ?? (await loadCode(() => codeOf(name))))
  if (hasInteracted()) await settleIslands()
}

/** Loads every screen, for server rendering. */
export const loadScreens = (): Promise<unknown> => Promise.all(screenNames.map(loadScreen))

export const drawScreen = (view: PageView): ReactNode => loadedScreens.get(view.match.screen)?.(view) ?? null
