import { answersNow } from "../../../core/domain/content/shop-hours.ts"
import { organization } from "../../../core/domain/content/organization.ts"
import { askQuestionPath } from "../../../core/domain/questions/question-paths.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { unbrokenPhone } from "../../../core/domain/form/phone.ts"
import styles from "../../questions/question-page.module.css"
import { Crumbs, homeCrumb } from "../../ui/crumbs.tsx"
import { TextLink } from "../../ui/text-link.tsx"
import { useFeature } from "../../shop-context.tsx"
import { useSelector } from "../../use-selector.ts"
import type { Draw } from "../draw.ts"

/** Confirmation of a question (RT-019); says "sent" only if this tab sent one. */
export function QuestionSentScreen() {
  const question = useSelector(useFeature("question"), (form) => (form?.hasTag("done") === true ? form.context : null))
  return (
    <div className="container">
      <Crumbs trail={trail} here={question ? "Вопрос отправлен" : "Ответ письмом"} />
      <div className={styles["sent"]}>
        <h1 className="display-l">{typeset(question ? "Вопрос отправлен" : "Отвечаем письмом")}</h1>
        <p className="lead" role="status">
          {typeset(
            question
              ? `${numberOf(question.answer)} Подтверждение отправим на ${String(question.values["email"]).trim()}, туда же придёт ответ.`
              : "На каждый вопрос из формы мы отправляем письмо с его номером, а следом ответ. Если письма нет, загляните в папку «Спам» или спросите ещё раз."
          )}
        </p>
        <p>{typeset(`На письма ${answersNow}. Если это срочно, позвоните: ${unbrokenPhone(organization.phone)}.`)}</p>
        <TextLink className="button" href="/customer-service/questions-and-answers">
          Вопросы и&nbsp;ответы
        </TextLink>
        <ul>
          <Way title={question ? "Задать ещё вопрос" : "Задать вопрос"} link={askQuestionPath} />
          <Way title="Украшения" link="/jewelry/" />
          <Way title="Бриллианты" link="/diamonds" />
        </ul>
      </div>
    </div>
  )
}

const Way = ({ link, title }: { readonly title: string; readonly link: string }) => (
  <li>
    <TextLink className="link" href={link}>
      {typeset(title)}
    </TextLink>
  </li>
)

const numberOf = (answer: unknown): string =>
  typeof answer === "object" && answer !== null && "id" in answer ? `Его номер ${String(answer.id)}.` : ""

const trail = [homeCrumb, ["Задать вопрос", askQuestionPath]] as const

export const draw: Draw = () => <QuestionSentScreen />
