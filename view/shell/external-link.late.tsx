import type { ComponentProps } from "react"
import { destinationOf } from "../../core/domain/links.ts"
import { useDialogLink } from "../dialog-link.ts"
import { ForeignLink } from "./foreign-link.tsx"

/** A link to another site that asks, at a plain press, before the shop is left (DLG-038, `design §9`). */
export function ExternalLink(link: ComponentProps<typeof ForeignLink>) {
  const opens = useDialogLink()
  return (
    <ForeignLink {...link} {...(destinationOf(link.href) === "outside" ? opens({ key: "externalLink", props: { url: link.href } }) : {})} />
  )
}
