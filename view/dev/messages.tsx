import { Badge } from "../shell/badge.tsx"
import { EmptyState } from "../shell/empty-state.tsx"
import { Icon } from "../ui/icon.tsx"
import { Notice } from "../ui/notice.tsx"
import { Term } from "../product/term.tsx"
import { TextLink } from "../ui/text-link.tsx"
import { Toast } from "../ui/toast.tsx"
import { LoadFailedScreen } from "../screens/load-failed-screen.tsx"
import styles from "./parts.module.css"
import { Row, Section, State } from "./section.tsx"

/** What the shop says: briefly, in the page, at a word, and when there is nothing to show. */
export function Messages() {
  return (
    <>
      <Section id="messages" title="Уведомления, подсказка, сообщения, счётчик">
        <Row isWide>
          <Toast kind="done" link={<TextLink href="/cart">Перейти в корзину</TextLink>}>
            Товар добавлен в&nbsp;корзину
          </Toast>
          <Toast kind="error">Не&nbsp;удалось добавить товар в&nbsp;корзину</Toast>
          <Notice kind="error">Неверный логин или пароль</Notice>
          <Notice kind="info">Камни закреплены за&nbsp;вами до&nbsp;14:52</Notice>
          <State name="подсказка: под курсором и с фокусом">
            <span>
              <Term name="Цвет" />
            </span>
          </State>
          <State name="счётчик: 0, 2 и больше девяти">
            <div className={styles["badges"]}>
              {[0, 2, 12].map((count) => (
                <span key={count} className={styles["badge"]}>
                  <Icon name="bag" size={24} />
                  <Badge count={count} />
                </span>
              ))}
            </div>
          </State>
        </Row>
      </Section>
      <Section id="empty" title="Пусто">
        <EmptyState
          heading="h3"
          shape="emerald"
          title="Ничего не нашлось"
          text="Снимите фильтр «Беркана» или расширьте цену."
          action={{ title: "Смотреть украшения", link: "/jewelry/" }}
        />
      </Section>
      <Section id="failed" title="Не загрузилось">
        <div className={styles["bleed"]}>
          <LoadFailedScreen heading="h3" reason="server" requestId="7f3a-19c2" onRetry={() => undefined} retryHref="#failed" />
        </div>
        <p>
          <TextLink className="link" href="/net-takoy-stranitsy">
            Страница ошибки
          </TextLink>
        </p>
      </Section>
    </>
  )
}
