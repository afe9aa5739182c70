import { shapes } from "../../../core/domain/diamond.ts"
import { shapeNames } from "../../../core/domain/diamond-names.ts"
import { metalColorNames } from "../../../core/domain/jewelry-text.ts"
import { CutIcon } from "../../parts/cut-icon.tsx"
import { Icon } from "../../parts/icon.tsx"
import { iconNames } from "../../parts/icon-names.ts"
import { loader } from "../../parts/loader.tsx"
import { MetalSwatch } from "../../parts/metal-swatch.tsx"
import { TextLink } from "../../parts/text-link.tsx"
import { Row, Section, State } from "./section.tsx"

/** Octagons, drawings of cuts, signs. */
export function Drawings() {
  return (
    <>
      <Section id="octagons" title="Восьмиугольники">
        <Row>
          {(["white", "rose", "yellow"] as const).map((color) => (
            <State key={color} name={`металл: ${metalColorNames[color]}`}>
              <MetalSwatch metal="gold" color={color} />
            </State>
          ))}
          <State name="металл: платина">
            <MetalSwatch metal="platinum" color="white" />
          </State>
          <State name="ожидание">{loader}</State>
        </Row>
      </Section>
      <Section id="cuts" title="Огранки">
        <Row>
          {shapes.map((shape) => (
            <State key={shape} name={shapeNames[shape]}>
              <CutIcon shape={shape} size={72} />
            </State>
          ))}
        </Row>
      </Section>
      <Section id="signs" title={`Знаки: ${iconNames.length}`}>
        <Row>
          {iconNames.slice(0, 10).map((name) => (
            <State key={name} name={name}>
              <Icon name={name} size={24} />
            </State>
          ))}
        </Row>
        <p>
          <TextLink className="link" href="/_icons">
            Все знаки
          </TextLink>
        </p>
      </Section>
    </>
  )
}
