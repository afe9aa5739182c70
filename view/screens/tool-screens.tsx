import type { ScreenName } from "../../core/routes/route.ts"
import { Running } from "../running.tsx"
import type { Draw } from "./draw.ts"

export const screens = {
  dialogs: () =>
    import("./dev/dialogs-screen.tsx").then(({ DialogsScreen }) => ({ place }) => (
      <DialogsScreen open={new URLSearchParams(place.search).get("open")} />
    )),
  icons: () => import("./dev/icons-screen.tsx").then(({ IconsScreen }) => () => <IconsScreen />),
  parts: () => import("./dev/parts-screen.tsx").then(({ PartsScreen }) => () => <PartsScreen />),
  journal: () =>
    import("./dev/journal-screen.tsx").then(({ JournalScreen }) => () => (
      <Running feature="journalDesk">
        <JournalScreen />
      </Running>
    ))
} satisfies { readonly [S in ScreenName]?: () => Promise<Draw> }
