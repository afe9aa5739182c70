import { nbsp } from "../../core/domain/numbers.ts"

type Props = { readonly value: string; readonly russian: string | null }

/** A laboratory's grade and, in grey brackets, the same on the Russian scale. */
export function Grade({ russian, value }: Props) {
  return russian === null ? (
    value
  ) : (
    <>
      {value + nbsp}
      <span className="russian">{`(${russian})`}</span>
    </>
  )
}
