import type { ComponentProps } from "react"
import type { Shape } from "../../core/domain/product/diamond.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { CutIcon } from "../product/cut-icon.tsx"
import styles from "./message.module.css"
import { TextLink } from "../ui/text-link.tsx"

type Way = { readonly title: string; readonly link: string }

type Props = {
  readonly shape: Shape
  readonly title: string
  readonly text: string
  readonly action: Way | { readonly title: string; readonly button: ComponentProps<"button"> }
  readonly other?: Way
  readonly heading: "h1" | "h2" | "h3"
}

export function EmptyState({ action, heading: Heading, other, shape, text, title }: Props) {
  return (
    <div className={styles["empty"]}>
      <CutIcon shape={shape} size={72} />
      <Heading className="display-m">{typeset(title)}</Heading>
      <p>{typeset(text)}</p>
      {"link" in action ? (
        <TextLink className="button" href={action.link}>
          {action.title}
        </TextLink>
      ) : (
        <button type="button" className="button" {...action.button}>
          {action.title}
        </button>
      )}
      {other === undefined ? null : (
        <TextLink className="link" href={other.link}>
          {other.title}
        </TextLink>
      )}
    </div>
  )
}
