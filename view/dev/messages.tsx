import { typeset } from "../../core/domain/text/typography.ts"
import { Badge } from "../shell/badge.tsx"
import { Icon } from "../ui/icon.tsx"
import { loader } from "../ui/loader.tsx"
import { Notice } from "../ui/notice.tsx"
import { TextLink } from "../ui/text-link.tsx"
import { Toast } from "../ui/toast.tsx"
import { Tooltip } from "../ui/tooltip.tsx"
import { Term } from "../product/term.tsx"
import styles from "./parts.module.css"
import { Row, Section, State } from "./section.tsx"

export function Messages() {
  return (
    <Section id="messages">
      <Row isWide>
        <State name="уведомление: сделано">
          <Toast kind="done" isCounting link={<TextLink href="/cart">Перейти в корзину</TextLink>}>
            {typeset("Товар добавлен в корзину")}
          </Toast>
        </State>
        <State name="уведомление: ошибка">
          <Toast kind="error">{typeset("Не удалось добавить товар в корзину")}</Toast>
        </State>
        <State name="сообщение на странице: ошибка">
          <Notice kind="error">{typeset("Неверный логин или пароль")}</Notice>
        </State>
        <State name="сообщение на странице: справка">
          <Notice kind="info">{typeset("Заказ закреплён за вами до 14:52")}</Notice>
        </State>
        <State name="подсказка открыта">
          <span className={styles["tooltip"]}>
            <Tooltip id="parts-tooltip" text={typeset(tooltip)} stage="open" onPoint={doNothing} onLeave={doNothing}>
              Рундист
            </Tooltip>
          </span>
        </State>
        <State name="подсказка: наведите курсор или перейдите клавишей Tab">
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
        <State name="ожидание">{loader}</State>
      </Row>
    </Section>
  )
}

const tooltip = "Поясок камня, за который его держит оправа."

const doNothing = () => undefined
