import type { ComponentType } from "react"
import type { Menu } from "../../core/contract/shell.ts"
import { ErrorBoundary } from "../error-boundary.tsx"
import { ShopSearch } from "../search/shop-search.tsx"
import { Drawer } from "./drawer.tsx"
import type { HeaderView } from "./header-view.ts"
import { MegaMenu } from "./mega-menu.tsx"
import { MenuSections } from "./menu-sections.tsx"
import { SlowNotice } from "../notices/slow-notice.tsx"

const withBoundary = <Props extends object>(Panel: ComponentType<Props>, notOpen: string) => {
  const fallback = (retry: () => void) => <SlowNotice text={`${notOpen}: сбой на нашей стороне`} onRetry={retry} />
  return function BoundedPanel(props: Props) {
    return (
      <ErrorBoundary fallback={fallback}>
        <Panel {...props} />
      </ErrorBoundary>
    )
  }
}

type SearchProps = Pick<HeaderView, "domain" | "header" | "send"> & { readonly menu: Menu; readonly stage: "open" | "fading" }

function Search({ domain, header, menu, send, stage }: SearchProps) {
  const { text } = header.context
  return <ShopSearch text={text} send={send} stage={stage} sections={<MenuSections domain={domain} menu={menu} text={text} />} />
}

export const panels = {
  Drawer: withBoundary(Drawer, "Меню не открылось"),
  MegaMenu: withBoundary(MegaMenu, "Меню не открылось"),
  SearchPanel: withBoundary(Search, "Поиск не открылся")
}
