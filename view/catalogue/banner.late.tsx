import { Link } from "wouter"
import type { Banner } from "../../core/contract/shell.ts"
import { chooseBanners } from "../../core/domain/catalogue/banners.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { CatalogueProps } from "./catalogue.tsx"
import styles from "./banner.module.css"
import { Picture } from "../product/picture.tsx"
import { useCatalogue } from "./use-catalogue.ts"

type Props = Pick<CatalogueProps, "kind" | "place"> & { readonly banners: ReadonlyArray<Banner> }
type BannerProps = Props & { readonly kind: "diamonds" | "jewelry"; readonly number: number }

/** `number` rotates the list's banners (CAT-019, CAT-020). */
export function BannerBetween({ banners, number, ...listProps }: BannerProps) {
  const { state } = useCatalogue(listProps)
  const matching = chooseBanners(banners, `banner_between_${listProps.kind}`, state.filters)
  const banner = matching[number % Math.max(1, matching.length)]
  return banner === undefined ? null : <LargeBanner banner={banner} />
}

/** CAT-021. */
export function BannerHeader({ banners, ...listProps }: Props) {
  const { state } = useCatalogue(listProps)
  const [banner] = chooseBanners(banners, "catalog_header", state.filters)
  if (banner === undefined) return null
  return (
    <p className={styles["header"]}>
      <Link className="link" href={banner.link}>
        {typeset(banner.title)}
      </Link>
      <ChildLink banner={banner} />
    </p>
  )
}

/** CAT-023 to CAT-025. */
function LargeBanner({ banner: { child, link, previews, title, video }, banner }: { readonly banner: Banner }) {
  return (
    <section className={styles["scene"]} data-scene="night" aria-label={title}>
      <div className={styles["pictures"]}>
        {video === null ? (
          previews.map((base, index) => (
            <Picture
              key={base + index}
              className={styles[base.endsWith("/round") ? "stone" : "picture"]}
              base={base}
              alt=""
              sizes="400px"
            />
          ))
        ) : (
          <video className={styles["film"]} autoPlay muted loop playsInline aria-hidden="true">
            <source media="(min-width: 64em)" src={video.desktop.link} />
            <source src={video.mobile.link} />
          </video>
        )}
      </div>
      <div className={styles["text"]}>
        <p className="display-s">
          <Link href={link}>{typeset(title)}</Link>
        </p>
        {child === null ? null : <ChildLink banner={banner} />}
      </div>
    </section>
  )
}

const ChildLink = ({ banner: { child } }: { readonly banner: Banner }) =>
  child === null ? null : (
    <Link className="link" href={child.link}>
      {typeset(child.title)}
    </Link>
  )
