import type { LoadFailure } from "../../core/domain/navigation/load-failure.ts"
import { Rows } from "../account/rows.tsx"
import { NothingFound } from "../catalogue/nothing-found.tsx"
import { LinesSkeleton } from "../cart/lines-skeleton.tsx"
import { OrderSkeleton } from "../orders/order-states.tsx"
import { LoadFailed } from "../notices/load-failed.tsx"
import { EmptyState } from "../notices/empty-state.tsx"
import { CardSkeleton } from "../ui/skeleton.tsx"
import { emptyPages } from "./content-fixtures.ts"
import styles from "./parts.module.css"
import { Pages, Section, State, Wide } from "./section.tsx"

export function PageStates() {
  return (
    <>
      <Section id="waiting" note="Коробки будущего содержания. Они появляются, если ответ идёт дольше 300 мс, и стоят на местах настоящих.">
        <Wide name="списки, поиск, избранное, блог">
          <ul className={styles["row"]} data-wide="true">
            {["1", "2", "3"].map((card) => (
              <CardSkeleton key={card} />
            ))}
          </ul>
        </Wide>
        <Pages>
          <State name="корзина и оформление">
            <LinesSkeleton lines={2} />
          </State>
        </Pages>
        <Pages>
          <State name="личный кабинет">
            <div>
              <Rows label="Образец загрузки кабинета" />
            </div>
          </State>
          <State name="один заказ">
            <div>
              <OrderSkeleton text="Образец загрузки заказа" />
            </div>
          </State>
        </Pages>
      </Section>
      <Section id="empty" note="Чертёж огранки, одно предложение и один шаг дальше.">
        <Pages>
          <State name="поиск по фильтрам">
            <NothingFound link="/jewelry/" />
          </State>
          {emptyPages.map(({ name, ...page }) => (
            <State key={name} name={name}>
              <EmptyState heading="h2" {...page} />
            </State>
          ))}
        </Pages>
      </Section>
      <Section id="failed">
        <Pages>
          {failures.map((reason) => (
            <State key={reason} name={failureNames[reason]}>
              <LoadFailed
                heading="h3"
                reason={reason}
                requestId={reason === "server" ? "7f3a-19c2" : null}
                onRetry={() => undefined}
                retryHref="#failed"
              />
            </State>
          ))}
          <State name="нет такой страницы">
            <p>
              <a className="link" href="/notfound">
                Страница ошибки 404
              </a>
            </p>
          </State>
        </Pages>
      </Section>
    </>
  )
}

const failures = ["network", "timeout", "tooOften", "server", "unreadable"] as const satisfies ReadonlyArray<LoadFailure>

const failureNames: Readonly<Record<LoadFailure, string>> = {
  network: "нет связи",
  timeout: "долгий ответ",
  tooOften: "много запросов",
  server: "сбой магазина, с номером запроса",
  unreadable: "нечитаемый ответ"
}
