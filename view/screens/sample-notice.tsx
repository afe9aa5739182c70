import type { PageView } from "../../core/machines/navigation/page.machine.ts"
import type { ScreenName } from "../../core/routes/route.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Notice } from "../ui/notice.tsx"
import type { Draw } from "./draw.ts"
import styles from "./sampled.module.css"

type Screens = { readonly [S in ScreenName]?: () => Promise<Draw> }

/** Draws sample pages with a notice, as at their sample's address. */
export const withSampleNotice = <S extends Screens>(screens: S): S => {
  const entries = Object.entries(screens).map(([name, load]) => [name, () => load().then(withSample)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of `screens`
  return Object.fromEntries(entries) as S
}

const withSample =
  (draw: Draw): Draw =>
  (view) =>
    view.match.sample === undefined ? (
      draw(view)
    ) : (
      <>
        <SampleNotice />
        {draw(atSampleAddress(view, view.match.sample))}
      </>
    )

/** Replaces a sample's params, and an empty search, by those of its address. */
const atSampleAddress = (view: PageView, { params, search }: NonNullable<PageView["match"]["sample"]>): PageView => ({
  ...view,
  match: { ...view.match, params },
  place: { ...view.place, search: view.place.search === "" ? search : view.place.search }
})

const SampleNotice = () => (
  <div className={`container ${styles["notice"]}`}>
    <Notice kind="info">
      {typeset("Образец страницы: данные выдуманы, изменения не сохраняются. ")}
      <a className={styles["index"]} href="/markup">
        Все образцы
      </a>
    </Notice>
  </div>
)
