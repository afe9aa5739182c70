import { Link } from "wouter"
import type { MainPage } from "../../core/contract/content/pages.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Icon } from "../ui/icon.tsx"
import styles from "./night-scene.module.css"
import { Picture } from "../product/picture.tsx"

export function NightScene({ scene }: { readonly scene: MainPage["scene"] }) {
  return (
    <section className={`container section ${styles["scene"]}`} data-scene="night" aria-labelledby="scene">
      <Picture
        className={styles["stone"]}
        base={stonePicture({ shape: "round", color: "D" })}
        alt=""
        sizes="(min-width: 64em) 45vw, 88vw"
      />
      <div className={styles["text"]}>
        <h2 id="scene" className="display-m">
          {typeset(scene.title)} <em>{typeset(scene.accent)}</em>
        </h2>
        <p>{typeset(scene.text)}</p>
        <ol className={styles["steps"]}>
          {scene.steps.map(({ link, title }, index) => (
            <li key={title}>
              <Link href={link}>
                <span className={styles["number"]}>{index + 1}</span>
                {typeset(title)}
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ol>
        <Link className="button" href={scene.link.link}>
          {typeset(scene.link.title)}
        </Link>
      </div>
    </section>
  )
}
