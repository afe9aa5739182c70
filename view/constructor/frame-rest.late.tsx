import type { AnswerByKey } from "../../core/contract/calls.ts"
import type { Frame } from "../../core/contract/custom-jewelry.ts"
import { nameMetal } from "../../core/domain/product/jewelry.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatNumber, nbsp } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { GalleryViewer } from "../gallery/gallery-viewer.tsx"
import { InsertsTable } from "../product/inserts-table.tsx"
import { SpecList } from "../product/spec-list.tsx"
import styles from "./frame-rest.module.css"

type Props = {
  readonly blank: AnswerByKey["custom.blank"]
  readonly frame: Frame
  readonly pictures: ReadonlyArray<string>
}

export function FrameRest({ blank: { description, inserts, name, stonesCount, work }, frame, pictures }: Props) {
  return (
    <>
      <section className={styles["part"]} aria-labelledby="specs">
        <h2 id="specs" className="display-s">
          Характеристики
        </h2>
        <SpecList
          rows={[
            ["Металл", nameMetal(frame).replace(/ \d+$/, "")],
            ["Проба", String(frame.metalProbe)],
            ["Масса оправы", `${formatNumber(frame.weight, 2)}${nbsp}г`],
            ["Камней на выбор", formatNumber(stonesCount, 0)],
            ["Закрепка и пробирование", formatPrice(work)],
            ["Артикул", frame.code]
          ]}
        />
      </section>
      {inserts.length === 0 ? null : (
        <section className={styles["part"]} aria-labelledby="inserts">
          <h2 id="inserts" className="display-s">
            {typeset("Камни, которые уже в оправе")}
          </h2>
          <InsertsTable inserts={inserts} labelledBy="inserts" />
        </section>
      )}
      <section className={styles["part"]} id="description" aria-labelledby="about">
        <h2 id="about" className="display-s">
          {typeset("Об оправе")}
        </h2>
        <div className={styles["words"]}>
          {description.map((paragraph) => (
            <p key={paragraph}>{typeset(paragraph)}</p>
          ))}
        </div>
      </section>
      <GalleryViewer name={name} pictures={pictures} />
    </>
  )
}
