import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import { homeArrivalText } from "../../core/domain/delivery/arrival-text.ts"
import { clarities, colors, finishes } from "../../core/domain/product/diamond.ts"
import { isGraded, russianClarities, russianColors, russianFinishes } from "../../core/domain/product/diamond-grades.ts"
import { explainBrightness } from "../../core/domain/optics/brightness-text.ts"
import { brightnessNames, claritySentences, cutSentences, explainColor } from "../../core/domain/product/diamond-text.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { GradeRuler } from "./grade-ruler.tsx"

type GradedStone = Pick<Diamond, "arrival" | "brightness" | "clarity" | "clarityRf" | "color" | "colorRf" | "cut" | "cutRf" | "shape">

/** Grades of a stone. Fancy colours and the cuts of fancy shapes have no scale. */
export function StoneGrades({ diamond }: { readonly diamond: GradedStone }) {
  const { arrival = null, brightness, clarity, clarityRf, color, colorRf, cut, cutRf, shape } = diamond
  const hasScale = isGraded(color)
  return (
    <>
      {arrival === null ? null : <p className="caption">{typeset(homeArrivalText(arrival))}</p>}
      <GradeRuler title="Цвет" value={color} russian={hasScale ? colorRf : null} steps={hasScale ? colorSteps : []}>
        {typeset(explainColor(color))}
      </GradeRuler>
      <GradeRuler title="Чистота" value={clarity} russian={clarityRf} steps={claritySteps}>
        {typeset(claritySentences[clarity])}
      </GradeRuler>
      <GradeRuler title="Огранка" value={cut} russian={cutRf} steps={cut === null ? [] : cutSteps}>
        {typeset(cut === null ? notGraded : cutSentences[cut])}
      </GradeRuler>
      {brightness === null ? null : (
        <GradeRuler title="Яркость по пропорциям" value={brightnessNames[brightness]} language="ru" russian={null} steps={[]}>
          {typeset(explainBrightness(brightness, shape))}
        </GradeRuler>
      )}
    </>
  )
}

const colorSteps = colors.map((grade) => [grade, russianColors[grade]] as const)
const claritySteps = clarities.map((grade) => [grade, russianClarities[grade]] as const)
const cutSteps = finishes.map((grade) => [grade, russianFinishes[grade]] as const)

const notGraded = "Лаборатории оценивают огранку только у круглых камней, у остальных указывают полировку и симметрию."
