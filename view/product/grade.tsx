import { nbsp } from "../../core/domain/text/numbers.ts"
import { Figure } from "../ui/figure.tsx"

type Props = { readonly value: string; readonly russian: string | null }

/** A laboratory's grade and, in grey brackets, the same on the Russian scale; what is long there may go to a line of its own. */
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
