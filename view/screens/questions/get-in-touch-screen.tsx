import { readAbout } from "../../../core/domain/questions/question.ts"
import { Contacts } from "../../questions/contacts.tsx"
import { QuestionPage } from "../../questions/question-page.tsx"
import { type Draw, requireData, recordOf } from "../draw.ts"

/** Contacts of the shop with the question form (RT-064). */
export const draw: Draw = ({ data, place: { search } }) => (
  <QuestionPage
    title={recordOf(data).h1 ?? "Связаться с нами"}
    lead="Позвоните, напишите, зайдите в салон или спросите прямо здесь."
    topics={requireData(data, "questions.topics").items}
    about={readAbout(search)}
    beside={<Contacts contacts={requireData(data, "stores.contacts")} cities={requireData(data, "stores.cities").items} />}
  />
)
