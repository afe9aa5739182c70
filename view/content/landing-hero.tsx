import { landingLabel } from "../../core/domain/content/landing-label.ts"
import type { Landing } from "../../core/contract/content/static-pages.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import styles from "./landing-hero.module.css"
import { Picture } from "../product/picture.tsx"

type Props = {
  readonly landing: Pick<Landing, "accent" | "kind" | "lead" | "name" | "picture" | "products" | "scene" | "title">
  /** In place of the landing's own headline. */
  readonly h1: string | null
}

/** The first view of a landing: its headline beside a picture that melts into the ground, or on a scene of night. */
export function LandingHero({ h1, landing: { accent, kind, lead, name, picture, products, scene, title } }: Props) {
  return (
    <section className={styles["hero"]} data-scene={scene} aria-labelledby="landing">
      <div className={`container ${styles["crumbs"]}`}>
        <Crumbs trail={home} here={name} />
      </div>
      <Picture className={styles["picture"]} base={picture} alt="" sizes="(min-width: 64em) 780px, (min-width: 48em) 520px, 92vw" first />
      <div className={`container ${styles["text"]}`}>
        <p className="eyebrow">{landingLabel(kind, name)}</p>
        <h1 id="landing" className="display-xl">
          {h1 ?? (
            <>
              {title} <em>{accent}</em>
            </>
          )}
        </h1>
        <p className="lead">{lead}</p>
        {products.length === 0 ? null : (
          <a className="button" href="#pieces">
            Смотреть украшения
          </a>
        )}
      </div>
    </section>
  )
}

const home = [
  ["Главная", "/"],
  ["Коллекции", "/collection"]
] as const
