import { Link } from "wouter"
import { formatCount, type PluralForms } from "../../core/domain/text/plural.ts"
import { Badge } from "./badge.tsx"
import styles from "./counted.module.css"
import { Sign } from "../ui/sign.tsx"

type Props = { readonly href: string; readonly label: string; readonly sign: "heart" | "bag"; readonly count: number }

export function CountedLink({ count, href, label, sign }: Props) {
  return (
    <Link className={styles["counted"]} href={href} aria-label={count === 0 ? label : `${label}, ${formatCount(count, itemForms)}`}>
      <Sign name={sign} />
      <Badge count={count} />
    </Link>
  )
}

const itemForms: PluralForms = ["изделие", "изделия", "изделий"]
