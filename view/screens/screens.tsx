import type { ReactNode } from "react"
import type { PageView } from "../../core/machines/page.machine.ts"
import { type ScreenName, screenNames } from "../../core/routes/route.ts"
import type { PageData } from "../../core/services/pages.ts"

type Draw = (view: PageView) => ReactNode

/** Each screen's code, and what of a page's data it draws. A screen is loaded before its page is shown, so drawing never waits. */
const screens: { readonly [S in ScreenName]: () => Promise<Draw> } = {
  home: () => import("./home-screen.tsx").then(({ HomeScreen }) => ({ data }) => <HomeScreen main={given(data, "pages.main")} />),
  diamonds: () =>
    import("./diamonds-screen.tsx").then(({ DiamondsScreen }) => ({ data }) => (
      <DiamondsScreen list={given(data, "catalog.diamonds")} meta={data["pages.meta"] ?? silent} />
    )),
  diamond: () =>
    import("./diamond-screen.tsx").then(({ DiamondScreen }) => ({ data }) => <DiamondScreen diamond={given(data, "catalog.diamond")} />),
  journal: () => import("./journal-screen.tsx").then(({ JournalScreen }) => () => <JournalScreen />)
}

const drawn = new Map<ScreenName, Draw>()

/** Loads the code of a screen. */
export const loadScreen = async (name: ScreenName): Promise<void> => {
  drawn.set(name, drawn.get(name) ?? (await screens[name]()))
}

/** Loads every screen, where pages are rendered. */
export const loadScreens = (): Promise<unknown> => Promise.all(screenNames.map(loadScreen))

/** A page as its screen draws it. */
export const drawScreen = (view: PageView): ReactNode => drawn.get(view.match.screen)?.(view) ?? null

const silent = { h1: null, text: null }

const given = <K extends keyof PageData>(data: PageData, key: K): NonNullable<PageData[K]> => {
  const answer = data[key]
  if (answer === undefined || answer === null) throw new Error(`a page without its "${key}"`)
  return answer
}
