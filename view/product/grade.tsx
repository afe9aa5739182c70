import { nbsp } from "../../core/domain/text/numbers.ts"
import { Figure } from "../ui/figure.tsx"

type Props = { readonly value: string; readonly russian: string | null }

/** Laboratory grade with the Russian one in brackets; a long one may wrap. */
export function Grade({ russian, value }: Props) {
  return russian === null ? (
    <Figure>{value}</Figure>
  ) : (
    <>
      <Figure>{value + (russian.length > 3 ? " " : nbsp)}</Figure>
      <span className="russian" translate="no">{`(${russian})`}</span>
    </>
  )
}
