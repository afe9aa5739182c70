import type { ComponentType } from "react"
import type { Menu } from "../../core/contract/shell.ts"
import { Guarded } from "../guarded.tsx"
import { ShopSearch } from "../search/shop-search.tsx"
import { Drawer } from "./drawer.tsx"
import type { HeaderView } from "./header-view.ts"
import { MegaMenu } from "./mega-menu.tsx"
import { MenuSections } from "./menu-sections.tsx"
import { SlowNotice } from "../notices/slow-notice.tsx"

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

type SearchProps = Pick<HeaderView, "domain" | "header" | "send"> & { readonly menu: Menu; readonly stage: "open" | "fading" }

function Search({ domain, header, menu, send, stage }: SearchProps) {
  const { text } = header.context
  return <ShopSearch text={text} send={send} stage={stage} sections={<MenuSections domain={domain} menu={menu} text={text} />} />
}

export const panels = {
  Drawer: guarded(Drawer, "Меню не открылось"),
  MegaMenu: guarded(MegaMenu, "Меню не открылось"),
  SearchPanel: guarded(Search, "Поиск не открылся")
}
