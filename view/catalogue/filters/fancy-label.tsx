import type { ReactNode } from "react"
import { valuesOf } from "../../../core/domain/catalogue/change.ts"
import type { Option } from "../../../core/domain/catalogue/facet.ts"
import type { Filter } from "../../../core/domain/catalogue/filter.ts"
import { swatchOf } from "../../../core/domain/optics/swatch.ts"
import { type Hue, hues, intensities, nameFancyColor } from "../../../core/domain/product/fancy-color.ts"
import { russianIntensities } from "../../../core/domain/product/fancy-color-text.ts"
import { useIsHydrated } from "../../islands/use-is-hydrated.ts"
import styles from "./fancy-label.module.css"

type Props = { readonly code: string; readonly option: Option; readonly filters: ReadonlyArray<Filter> }

/** Swatches are added at hydration, because they would enlarge the HTML. */
export function OptionLabel({ code, filters, option: { label, value } }: Props) {
  if (!useIsHydrated()) return label
  if (code === "hue") return <Label color={nameFancyColor({ hue: hueOf([value]), intensity: "Fancy Intense" })}>{label}</Label>
  const intensity = code === "intensity" ? intensities.find((each) => each === label) : undefined
  if (intensity === undefined) return label
  return (
    <Label color={nameFancyColor({ hue: hueOf(valuesOf(filters, "hue")), intensity })}>
      {label} <span className={styles["russian"]}>{russianIntensities[intensity]}</span>
    </Label>
  )
}

/** Returns the first chosen hue, else yellow, the most common. */
const hueOf = (values: ReadonlyArray<string>): Hue => hues.find((hue) => values.includes(hue.toLowerCase())) ?? "Yellow"

function Label({ children, color }: { readonly children: ReactNode; readonly color: string }) {
  return (
    <span className={styles["label"]}>
      <svg className={styles["swatch"]} viewBox="0 0 24 24" aria-hidden="true">
        <path fill={swatchOf(color)} d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z" />
      </svg>
      <span>{children}</span>
    </span>
  )
}
