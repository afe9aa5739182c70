import { readAbout } from "../../../core/domain/questions/question.ts"
import { OtherContacts } from "../../questions/other-contacts.tsx"
import { QuestionPage } from "../../questions/question-page.tsx"
import { type Draw, requireData, recordOf } from "../draw.ts"

/** Question form (RT-018); the URL may name its subject. */
export const draw: Draw = ({ data, place: { search } }) => (
  <QuestionPage
    title={recordOf(data).h1 ?? "Задать вопрос"}
    lead="Напишите, что хотите узнать о камне, украшении, заказе или доставке. Ответ придёт письмом."
    topics={requireData(data, "questions.topics").items}
    about={readAbout(search)}
    beside={<OtherContacts />}
  />
)
