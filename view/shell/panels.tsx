import type { ComponentType } from "react"
import { Guarded } from "../guarded.tsx"
import { ShopSearch } from "../search/shop-search.tsx"
import { Drawer } from "./drawer.tsx"
import { MegaMenu } from "./mega-menu.tsx"
import { SlowNotice } from "./slow-notice.tsx"

/** A panel whose own failure leaves the page and the header as they are, and says `notOpen`. */
const guarded = <Props extends object>(Panel: ComponentType<Props>, notOpen: string) => {
  const instead = (retry: () => void) => <SlowNotice text={`${notOpen}: сбой на нашей стороне`} onRetry={retry} />
  return function GuardedPanel(props: Props) {
    return (
      <Guarded of={0} instead={instead}>
        <Panel {...props} />
      </Guarded>
    )
  }
}

/** Panels that open from the header; they come when one is first wanted, because no page begins with them. */
export const panels = {
  Drawer: guarded(Drawer, "Меню не открылось"),
  MegaMenu: guarded(MegaMenu, "Меню не открылось"),
  SearchPanel: guarded(ShopSearch, "Поиск не открылся")
}
