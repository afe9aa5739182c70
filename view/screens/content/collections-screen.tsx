import { Link } from "wouter"
import type { AnswerByKey } from "../../../core/contract/calls.ts"
import { formatCount } from "../../../core/domain/text/plural.ts"
import { Crumbs } from "../../ui/crumbs.tsx"
import { Picture } from "../../product/picture.tsx"
import plate from "../../content/picture-card.module.css"
import styles from "./collections-screen.module.css"
import { type Draw, requireData, emptyRecord } from "../draw.ts"

type Landings = AnswerByKey["content.landings"]["items"]

type Props = {
  readonly landings: Landings
  readonly meta: { readonly h1: string | null; readonly text: string | null }
}

/** Collections with pictures, the first large (RT-044, GEN-007). */
export function CollectionsScreen({ landings, meta }: Props) {
  return (
    <div className={`container ${styles["page"]}`}>
      <Crumbs here="Коллекции" />
      <h1 className="display-l">{meta.h1 ?? "Коллекции"}</h1>
      <ul className={styles["list"]}>
        {landings.map((landing, index) => (
          <Card key={landing.code} landing={landing} isFirst={index === 0} />
        ))}
      </ul>
      {meta.text === null ? null : <p className={styles["more"]}>{meta.text}</p>}
    </div>
  )
}

function Card({ isFirst, landing }: { readonly landing: Landings[number]; readonly isFirst: boolean }) {
  const { count, kind, lead, link, name, picture } = landing
  return (
    <li className={`${plate["card"]} ${styles["card"]}`}>
      <Picture className={styles["frame"]} base={picture} alt="" sizes={isFirst ? firstSizes : sizes} first={isFirst} />
      <div className={`${plate["text"]} ${styles["text"]}`}>
        <p className="eyebrow">{kind}</p>
        <h2 className={isFirst ? "display-l" : "display-s"}>
          <Link href={link} lang={isLatin(name) ? "en" : undefined}>
            {name}
          </Link>
        </h2>
        <p>{lead}</p>
        {count === 0 ? null : <p className="caption">{formatCount(count, ["изделие", "изделия", "изделий"])}</p>}
      </div>
    </li>
  )
}

const isLatin = (name: string): boolean => /^[a-z ]+$/i.test(name)

const firstSizes = "(min-width: 90em) 760px, (min-width: 64em) 57vw, 91vw"
const sizes = "(min-width: 120em) 555px, (min-width: 90em) 30vw, (min-width: 48em) 46vw, 91vw"

export const draw: Draw = ({ data }) => (
  <CollectionsScreen landings={requireData(data, "content.landings").items} meta={data["pages.meta"] ?? emptyRecord} />
)
