import { contrastOf } from "../../core/domain/shell/contrast.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import styles from "./parts.module.css"
import { Row, Section } from "./section.tsx"
import { colors, spaces, typeRoles } from "./token-values.ts"

export function Tokens() {
  return (
    <>
      <Section id="colors">
        <Row>
          {colors.map(([name, hex, use]) => (
            <div key={name}>
              <svg className={styles["swatch"]} width="100%" height="72" role="img" aria-label={`Цвет ${name}`}>
                <rect width="100%" height="100%" fill={hex} stroke="#e0dcd6" />
              </svg>
              <p className="caption">
                <span lang="en">{name}</span> {hex}
                <br />
                {use}
                <br />
                на бумаге {formatNumber(contrastOf(hex, "#ffffff"), 1)}
              </p>
            </div>
          ))}
        </Row>
      </Section>
      <Section id="type">
        {typeRoles.map(([role, sample]) => (
          <div key={role} className={styles["type"]}>
            <span className="caption" lang="en">
              {role}
            </span>
            <p className={role}>{sample}</p>
          </div>
        ))}
      </Section>
      <Section id="spaces">
        {spaces.map((space) => (
          <div key={space} className={styles["type"]}>
            <span className="caption">{space}</span>
            <svg width={space} height="12" aria-hidden="true">
              <rect width={space} height="12" fill="currentColor" />
            </svg>
          </div>
        ))}
      </Section>
    </>
  )
}
