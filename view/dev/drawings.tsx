import { shapes } from "../../core/domain/product/diamond.ts"
import { shapeNames } from "../../core/domain/product/diamond-names.ts"
import { metalColorNames } from "../../core/domain/product/jewelry-text.ts"
import { CutIcon } from "../product/cut-icon.tsx"
import { Icon } from "../ui/icon.tsx"
import { iconNames } from "../ui/icon-names.ts"
import { loader } from "../ui/loader.tsx"
import { MetalSwatch } from "../product/metal-swatch.tsx"
import { TextLink } from "../ui/text-link.tsx"
import { Row, Section, State } from "./section.tsx"

export function Drawings() {
  return (
    <>
      <Section id="signs">
        <Row>
          {iconNames.slice(0, 12).map((name) => (
            <State key={name} name={name}>
              <Icon name={name} size={24} />
            </State>
          ))}
        </Row>
        <p>
          <TextLink className="link" href="/_icons">
            Все иконки
          </TextLink>
        </p>
      </Section>
      <Section id="cuts">
        <Row>
          {shapes.map((shape) => (
            <State key={shape} name={shapeNames[shape]}>
              <CutIcon shape={shape} size={72} />
            </State>
          ))}
        </Row>
      </Section>
      <Section id="octagons">
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
    </>
  )
}
