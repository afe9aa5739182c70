import { landingLabel } from "../../core/domain/content/landing-label.ts"
import type { Landing } from "../../core/contract/content/static-pages.ts"
import { Crumbs, homeCrumb } from "../ui/crumbs.tsx"
import styles from "./landing-hero.module.css"
import { Picture } from "../product/picture.tsx"
import { TextLink } from "../ui/text-link.tsx"

type Props = {
  readonly landing: Pick<Landing, "accent" | "kind" | "lead" | "name" | "picture" | "products" | "scene" | "showcase" | "title">
  readonly h1: string | null
}

export function LandingHero({ h1, landing: { accent, kind, lead, name, picture, products, scene, showcase, title } }: Props) {
  const action = showcase?.action ?? (products.length === 0 ? null : toPieces)
  return (
    <section className={styles["hero"]} data-scene={scene} aria-labelledby="landing">
      <div className={`container ${styles["crumbs"]}`}>
        <Crumbs trail={trailTo(showcase)} here={name} />
      </div>
      <Picture className={styles["picture"]} base={picture} alt="" sizes="(min-width: 64em) 780px, (min-width: 48em) 520px, 92vw" first />
      <div className={`container ${styles["text"]}`}>
        <p className="eyebrow">{showcase === null ? landingLabel(kind, name) : kind}</p>
        <h1 id="landing" className="display-xl">
          {h1 ?? (
            <>
              {title} <em>{accent}</em>
            </>
          )}
        </h1>
        <p className="lead">{lead}</p>
        {action === null ? null : (
          <TextLink className="button" href={action.link}>
            {action.title}
          </TextLink>
        )}
      </div>
    </section>
  )
}

const toPieces = { title: "Смотреть украшения", link: "#pieces" }

/** The list of collections, or the parent of a showcase. */
const trailTo = (showcase: Landing["showcase"]): ReadonlyArray<readonly [name: string, link: string]> => {
  const parent = showcase === null ? collections : showcase.parent
  return [homeCrumb, ...(parent === null ? [] : [[parent.title, parent.link] as const])]
}

const collections = { title: "Коллекции", link: "/collection" }
