import { useSelector } from "../use-selector.ts"
import { use } from "react"
import { sendCommand } from "../../core/kernel/send-command.ts"
import { ShopProvider } from "../shop-context.tsx"
import { SearchPanel, type SearchPanelProps } from "./search-panel.tsx"

/** Connects the search panel to its machine; until it runs, typed text waits in the mailbox. */
export function ShopSearch(props: Omit<SearchPanelProps, "sendToSearch" | "search">) {
  const shop = use(ShopProvider)
  const actor = useSelector(shop ?? undefined, (snapshot) => snapshot?.children.search)
  const snapshot = useSelector(actor, (each) => each)
  const sendToSearch: SearchPanelProps["sendToSearch"] = (typed) => (shop === null ? undefined : sendCommand(shop, "search", typed))
  return <SearchPanel {...props} sendToSearch={sendToSearch} search={actor && snapshot && { snapshot, send: actor.send }} />
}
