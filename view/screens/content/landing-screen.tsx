import { Suspense } from "react"
import type { Landing } from "../../../core/contract/content/static-pages.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { Figures } from "../../content/figures.tsx"
import { LandingHero } from "../../content/landing-hero.tsx"
import { lateIsland } from "../../islands/late-island.tsx"
import { LandingPieces } from "../../content/landing-pieces.tsx"
import { Picture } from "../../product/picture.tsx"
import { TextLink } from "../../ui/text-link.tsx"
import { FurtherLinks } from "../../content/showcase/further-links.tsx"
import styles from "./landing-screen.module.css"
import { type Draw, requireData, emptyRecord } from "../draw.ts"

const Shelves = lateIsland(() => import("../../content/landing-shelves.late.tsx").then((part) => part.LandingShelves))

type Props = {
  readonly landing: Landing
  readonly meta: { readonly h1: string | null; readonly text: string | null }
}

/** Collection or theme (CNT-014), or a showcase with rows of products and links. */
export function LandingScreen({ landing, meta }: Props) {
  const { facts, others, products, showcase, stories } = landing
  return (
    <>
      <LandingHero landing={landing} h1={meta.h1} />
      {facts.length === 0 ? null : (
        <div className={`container ${styles["facts"]}`}>
          <Figures items={facts} narrow="rows" />
        </div>
      )}
      {showcase === null ? null : (
        <Suspense fallback={null}>
          <Shelves shelves={showcase.shelves} />
        </Suspense>
      )}
      {stories.map((story) => (
        <Story key={story.title} story={story} />
      ))}
      {products.length === 0 ? null : <LandingPieces products={products} />}
      {meta.text === null ? null : <p className={`container section ${styles["more"]}`}>{meta.text}</p>}
      <Others others={others} />
      {showcase === null ? null : <FurtherLinks ways={showcase.ways} />}
    </>
  )
}

function Story({ story: { accent, picture, text, title } }: { readonly story: Landing["stories"][number] }) {
  return (
    <section className={`container section columns ${styles["story"]}`}>
      <Picture base={picture} alt="" sizes="(min-width: 90em) 760px, (min-width: 64em) 54vw, 91vw" />
      <div>
        <h2 className="display-m">
          {title} <em>{accent}</em>
        </h2>
        <p>{text}</p>
      </div>
    </section>
  )
}

function Others({ others }: Pick<Landing, "others">) {
  if (others.length === 0) return null
  return (
    <nav className={`container section ${styles["others"]}`} aria-labelledby="others">
      <h2 id="others" className="eyebrow">
        {typeset("Другие коллекции и подборки")}
      </h2>
      <ul>
        {others.map(({ link, title }) => (
          <li key={link}>
            <TextLink className="display-s" href={link}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const draw: Draw = ({ data }) => (
  <LandingScreen landing={requireData(data, "content.landing")} meta={data["pages.meta"] ?? emptyRecord} />
)
