import { memo } from "react"
import type { PlotTones } from "../../../core/domain/catalogue/arrangement.ts"
import type { Bin, Dot, Mark } from "../../../core/domain/catalogue/plot-marks.ts"
import { isHue, paints, type Tone, toneOf, tonesOf } from "./plot-tones.ts"

type Props = { readonly marks: ReadonlyArray<Mark>; readonly by: PlotTones }

/** One path per tone and availability or level: at most 7 × 17 paths for any number of stones. */
export const PlotMarks = memo(function PlotMarks({ by, marks }: Props) {
  return (
    <svg width="100%" height="100%" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      {tonesOf(by).map((tone) => {
        const toneMarks = marks.filter((mark) => toneOf(mark, by) === tone)
        return toneMarks.length === 0 ? null : <TonedMarks key={tone} tone={tone} marks={toneMarks} />
      })}
    </svg>
  )
})

function TonedMarks({ marks, tone }: { readonly marks: ReadonlyArray<Mark>; readonly tone: Tone }) {
  const dots = marks.filter((mark) => mark.kind === "dot")
  const bins = marks.filter((mark) => mark.kind === "bin")
  return (
    <>
      <path {...dotStyle(tone)} strokeOpacity={0.25} d={pathOf(dots.filter(({ isAvailable }) => !isAvailable))} />
      <path {...dotStyle(tone)} strokeOpacity={0.8} d={pathOf(dots.filter(({ isAvailable }) => isAvailable))} />
      {opacities.map((opacity, level) => (
        <path key={opacity} fill={paints[tone]} fillOpacity={opacity} d={boxesOf(bins.filter((bin) => bin.level === level))} />
      ))}
    </>
  )
}

/** Opacity by bin level. */
export const opacities = [0.3, 0.45, 0.62, 0.8, 1] as const

/** Draws dots as zero-length lines, whose caps keep their size in pixels. */
const dotStyle = (tone: Tone) =>
  ({
    stroke: paints[tone],
    strokeWidth: isHue(tone) ? 7 : 6,
    strokeLinecap: isHue(tone) ? "square" : "round",
    vectorEffect: "non-scaling-stroke"
  }) as const

const pathOf = (dots: ReadonlyArray<Dot>): string => dots.map(({ at }) => `M${toViewX(at.x)} ${toViewY(at.y)}h0`).join("")

const boxesOf = (bins: ReadonlyArray<Bin>): string =>
  bins
    .map(
      ({ corners: [lower, upper] }) =>
        `M${toViewX(lower.x)} ${toViewY(lower.y)}H${toViewX(upper.x)}V${toViewY(upper.y)}H${toViewX(lower.x)}z`
    )
    .join("")

/** Converts fractions to viewBox units; y grows downwards. */
const toViewX = (fraction: number): number => Math.round(fraction * 10_000) / 10
const toViewY = (fraction: number): number => Math.round((1 - fraction) * 10_000) / 10
