import type { ComponentType } from "react"
import { Guarded } from "../guarded.tsx"
import { ShopSearch } from "../search/shop-search.tsx"
import { Drawer } from "./drawer.tsx"
import { MegaMenu } from "./mega-menu.tsx"
import { SlowNotice } from "./slow-notice.tsx"

/** A panel whose own failure leaves the page and the header as they are. */
const guarded = <Props extends object>(Panel: ComponentType<Props>) =>
  function GuardedPanel(props: Props) {
    return (
      <Guarded of={0} instead={broken}>
        <Panel {...props} />
      </Guarded>
    )
  }

const broken = (retry: () => void) => <SlowNotice text="Меню не открылось: сбой на нашей стороне" onRetry={retry} />

/** Panels that open from the header; they come when one is first wanted, because no page begins with them. */
export const panels = { Drawer: guarded(Drawer), MegaMenu: guarded(MegaMenu), SearchPanel: guarded(ShopSearch) }
