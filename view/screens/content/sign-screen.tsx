import { Suspense } from "react"
import { Link } from "wouter"
import type { SignPage } from "../../../core/contract/content/horoscope.ts"
import { stonePicture } from "../../../core/domain/product/picture-files.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { Constellation } from "../../content/horoscope/constellation.tsx"
import { SignStars } from "../../content/horoscope/sign-stars.tsx"
import { lateIsland } from "../../islands/late-island.tsx"
import { Picture } from "../../product/picture.tsx"
import { Crumbs, homeCrumb } from "../../ui/crumbs.tsx"
import { type Draw, requireData, recordOf } from "../draw.ts"
import styles from "./sign-screen.module.css"

const Goods = lateIsland(() => import("../../content/horoscope/sign-goods.late.tsx").then((part) => part.SignGoods))

type Props = {
  readonly sign: SignPage
  readonly meta: { readonly h1: string | null; readonly text: string | null }
}

/** Page of a sign (CNT-017). */
export function SignScreen({ meta, sign }: Props) {
  const { diamonds, pieces, stone, text } = sign
  return (
    <>
      <Hero sign={sign} h1={meta.h1} />
      <section className={`container section columns ${styles["words"]}`} aria-labelledby="words">
        <div>
          <h2 id="words" className="display-m">
            Что говорит <em>традиция</em>
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <SignStars sign={sign} />
      </section>
      <section className={`container section columns ${styles["stone"]}`} aria-labelledby="stone">
        <Picture base={stonePicture(stone)} alt="" sizes="(min-width: 64em) 36vw, 91vw" />
        <div>
          <p className="eyebrow">Камень знака</p>
          <h2 id="stone" className="display-m">
            {stone.title}
          </h2>
          <p>{stone.text}</p>
          <Link className="button" href={diamonds.all.link}>
            Смотреть бриллианты
          </Link>
        </div>
      </section>
      <Suspense fallback={null}>
        <Goods diamonds={diamonds} pieces={pieces} />
      </Suspense>
      <Neighbours sign={sign} />
      {meta.text === null ? null : <p className={`container section ${styles["more"]}`}>{meta.text}</p>}
    </>
  )
}

function Hero({ h1, sign }: { readonly sign: SignPage; readonly h1: string | null }) {
  const { chart, dates, element, genitive, lead, name } = sign
  const starNames = chart.stars.flatMap((star) => star.name ?? [])
  return (
    <section className={`container ${styles["hero"]}`} data-scene="night" aria-labelledby="sign">
      <Crumbs trail={trail} here={name} />
      <div className={`columns ${styles["head"]}`}>
        <div className={styles["text"]}>
          <p className="eyebrow">{element}</p>
          <h1 id="sign" className="display-xl">
            {h1 ?? name}
          </h1>
          <p className={styles["dates"]}>{typeset(dates)}</p>
          <p className="lead">{lead}</p>
        </div>
        <Constellation chart={chart} label={`Созвездие ${genitive}. Главные звёзды: ${starNames.join(", ")}`} />
      </div>
    </section>
  )
}

function Neighbours({ sign: { next, previous } }: Pick<Props, "sign">) {
  return (
    <nav className={`container section ${styles["neighbours"]}`} aria-label="Другие знаки">
      <ul>
        <li>
          <span className="caption">Предыдущий знак</span>
          <Link className="display-s" href={previous.link}>
            {previous.title}
          </Link>
        </li>
        <li>
          <Link className="link" href={index}>
            Все знаки
          </Link>
        </li>
        <li>
          <span className="caption">Следующий знак</span>
          <Link className="display-s" href={next.link}>
            {next.title}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

const index = "/brilliant-horoscope"
const trail = [homeCrumb, ["Гороскоп", index]] as const

export const draw: Draw = ({ data }) => <SignScreen sign={requireData(data, "horoscope.sign")} meta={recordOf(data)} />
