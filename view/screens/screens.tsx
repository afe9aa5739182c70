import type { ReactNode } from "react"
import type { PageView } from "../../core/machines/navigation/page.machine.ts"
import { type ScreenName, screenNames } from "../../core/routes/route.ts"
import { loadCode } from "../islands/code.ts"
import { lateHasCome } from "../islands/late.tsx"
import { bringHearts } from "../favourites/heart.tsx"
import { hasInteracted } from "../islands/first-interaction.ts"
import type { Draw } from "./draw.ts"
import type { MemberScreen } from "./member-screens.ts"
import type { StepName } from "../constructor/screens/steps.ts"
import type { ToolName } from "../dev/tools.tsx"

bringHearts(() => import("../islands/heart.late.tsx"))

/** The screens of those who build the shop: no shopper carries so much as their names. */
const tool = (name: ToolName): Promise<Draw> => import("../dev/tools.tsx").then(({ tools }) => tools[name]())

/** The screens of the constructor, under one name of a file in the first load. */
const step = (name: StepName): Promise<Draw> => import("../constructor/screens/steps.ts").then(({ steps }) => steps[name]())

/** Screens of the personal area, under one name of a file as well. */
const member = (name: MemberScreen): Promise<Draw> => import("./member-screens.ts").then(({ memberScreens }) => memberScreens[name]())

/** Screens that come through the file of their group: their names alone are in the first load. */
const members: { readonly [S in MemberScreen]: 1 } = {
  profile: 1,
  addresses: 1,
  orders: 1,
  order: 1,
  visits: 1,
  diamondOrders: 1,
  diamondOrder: 1
}
const steps: { readonly [S in StepName]: 1 } = {
  constructorStart: 1,
  constructorSample: 1,
  frames: 1,
  frame: 1,
  frameStones: 1,
  frameSets: 1,
  frameStone: 1,
  ready: 1
}
const isMember = (name: ScreenName): name is MemberScreen => name in members
const isStep = (name: ScreenName): name is StepName => name in steps

const drawOf = ({ draw }: { readonly draw: Draw }): Draw => draw

/** Each screen's code, which says what of a page's data it draws. A screen is loaded before its page is shown, so drawing never waits. */
const screens: { readonly [S in Exclude<ScreenName, MemberScreen | StepName>]: () => Promise<Draw> } = {
  home: () => import("./home-screen.tsx").then(drawOf),
  diamonds: () => import("./diamonds-screen.tsx").then(drawOf),
  diamond: () => import("./diamond-screen.tsx").then(drawOf),
  jewelry: () => import("./jewelry-screen.tsx").then(drawOf),
  product: () => import("./product-screen.tsx").then(drawOf),
  collections: () => import("./collections-screen.tsx").then(drawOf),
  giftcards: () => import("./giftcards-screen.tsx").then(drawOf),
  search: () => import("./search-screen.tsx").then(drawOf),
  landing: () => import("./landing-screen.tsx").then(drawOf),
  static: () => import("./static-screen.tsx").then(drawOf),
  contacts: () => import("./contacts-screen.tsx").then(drawOf),
  wishlist: () => import("./wishlist-screen.tsx").then(drawOf),
  cart: () => import("./cart-screen.tsx").then(drawOf),
  checkout: () => import("./checkout-screen.tsx").then(drawOf),
  pay: () => import("./pay-screen.tsx").then(drawOf),
  success: () => import("./success-screen.tsx").then(drawOf),
  visit: () => import("./visit-screen.tsx").then(drawOf),
  dialogs: () => tool("dialogs"),
  icons: () => tool("icons"),
  parts: () => tool("parts"),
  journal: () => tool("journal")
}

const drawn = new Map<ScreenName, Draw>()

/** Loads the code of a screen; with its late parts where the visitor walks to it, so that nothing of the page comes after it. */
export const loadScreen = async (name: ScreenName): Promise<void> => {
  drawn.set(
    name,
    drawn.get(name) ?? (await loadCode(isMember(name) ? () => member(name) : isStep(name) ? () => step(name) : screens[name]))
  )
  if (hasInteracted()) await lateHasCome()
}

/** Loads every screen, where pages are rendered. */
export const loadScreens = (): Promise<unknown> => Promise.all(screenNames.map(loadScreen))

/** A page as its screen draws it. */
export const drawScreen = (view: PageView): ReactNode => drawn.get(view.match.screen)?.(view) ?? null
