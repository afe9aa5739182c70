import type { StaticPage } from "../../contract/content/static-pages.ts"
import { answersCode } from "../../domain/questions/find-answers.ts"
import { fragmentOf } from "../../domain/text/fragments.ts"

/** schema.org `FAQPage` of the questions page; empty for other pages. */
export const answersFacts = ({ blocks, code }: StaticPage, origin: string): ReadonlyArray<object> =>
  code !== answersCode
    ? []
    : [
        {
          "@context": "https://schema.org",
          "@type": "FAQPage",
          "@id": `${origin}/${code}#faq`,
          mainEntity: blocks
            .flatMap((block) => (block.kind === "questions" ? block.items : []))
            .map(({ answer, question }) => ({
              "@type": "Question",
              name: question,
              url: `${origin}/${code}#${encodeURIComponent(fragmentOf(question))}`,
              acceptedAnswer: { "@type": "Answer", text: answer }
            }))
        }
      ]
