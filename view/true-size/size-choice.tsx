import { ringSizes } from "../../core/domain/product/ring-sizes.ts"
import { ringSizeText } from "../../core/domain/true-size/size-text.ts"
import { formatTenths } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./true-size.module.css"
import type { TrueSizeSend } from "./use-true-size.ts"

type Props = { readonly size: number; readonly send: TrueSizeSend }

/** Ring size of the drawn finger. */
export function SizeChoice({ send, size }: Props) {
  return (
    <fieldset className={styles["sizes"]}>
      <legend>{typeset(`Размер кольца: ${ringSizeText(size)}`)}</legend>
      {ringSizes.map((each) => (
        <label key={each}>
          <input
            className="unseen"
            type="radio"
            name="true-size"
            checked={each === size}
            onChange={() => send({ type: "trueSize.choose", size: each })}
          />
          {formatTenths(each)}
        </label>
      ))}
    </fieldset>
  )
}
