import type { AnswerByKey } from "../../../core/contract/calls.ts"
import { type Choice, readChoice, stonesPath } from "../../../core/domain/constructor/choice.ts"
import { formatCount } from "../../../core/domain/text/plural.ts"
import type { Place } from "../../../core/domain/url/place.ts"
import { ListHead } from "../../catalogue/list-frame.tsx"
import { EmptyState } from "../../notices/empty-state.tsx"
import type { Draw } from "../draw.ts"
import { FrameSummary } from "../../constructor/frame-summary.tsx"
import { PagesFoot } from "../../constructor/pages-foot.tsx"
import { SetCard } from "../../constructor/set-card.tsx"
import { ListHint } from "../../constructor/steps/list-hint.tsx"
import { StepFrame } from "../../constructor/steps/step-frame.tsx"
import { FrameMissing } from "../../constructor/steps/step-missing.tsx"
import styles from "./frame-sets-screen.module.css"

type Props = {
  readonly place: Place
  readonly choice: Choice
  readonly frame: AnswerByKey["custom.short"]
  readonly list: AnswerByKey["custom.diamonds"]
}

/** Sets of stones for a frame with several seats (CTOR-005). */
export function FrameSetsScreen({ choice, frame, list, place }: Props) {
  const next = frame.stonesCount === 1 ? undefined : list.total === 0 ? null : <ListHint isSet />
  return (
    <StepFrame choice={choice} frame={frame} next={next}>
      <ListHead title="Выберите комплект" note={note} />
      <FrameSummary frame={frame} stone={null} choice={choice} />
      {frame.stonesCount === 1 ? (
        <EmptyState
          shape="round"
          heading="h2"
          title="Этой оправе нужен один камень"
          text="Выберите его из всех, которые встанут в каст."
          action={{ title: "Выбрать бриллиант", link: stonesPath(choice) }}
        />
      ) : list.total === 0 ? (
        <EmptyState
          shape="round"
          heading="h2"
          title="Свободных комплектов для неё сейчас нет"
          text="Комплекты собираем по цвету, чистоте и размеру. Выберите другую оправу или загляните позже."
          action={{ title: "Другие оправы", link: "/create-jewelry/" }}
        />
      ) : (
        <>
          <p className={styles["count"]}>{formatCount(list.total, ["комплект подходит", "комплекта подходят", "комплектов подходят"])}</p>
          <ul className={styles["sets"]}>
            {list.complects.map((set) => (
              <SetCard key={set.complectId} set={set} choice={choice} heading="h2" />
            ))}
          </ul>
          <PagesFoot place={place} page={list.page} pages={list.pages} total={list.total} />
        </>
      )}
    </StepFrame>
  )
}

const note = "Камни в комплекте подобраны друг к другу по размеру, цвету и чистоте. Цена включает оправу и закрепку."

export const draw: Draw = ({ data, place }) => {
  const choice = readChoice(place.search)
  const frame = data["custom.short"]
  const list = data["custom.diamonds"]
  return !frame || !list ? <FrameMissing choice={choice} /> : <FrameSetsScreen place={place} choice={choice} frame={frame} list={list} />
}
