import type { StaticPage } from "../../../core/contract/content/static-pages.ts"
import type { SeedPage } from "./blocks.ts"
import { about } from "./static-pages/about.ts"
import { care } from "./static-pages/care.ts"
import { certification } from "./static-pages/certification.ts"
import { diamondGuide } from "./static-pages/diamond-guide.ts"
import { diamondsHistory } from "./static-pages/diamonds-history.ts"
import { giftCertificates } from "./static-pages/gift-certificates.ts"
import { kimberleyProcess } from "./static-pages/kimberley-process.ts"
import { ourHistory } from "./static-pages/our-history.ts"
import { passport } from "./static-pages/passport.ts"
import { paymentAndShipping } from "./static-pages/payment-and-shipping.ts"
import { personalDataConsent } from "./static-pages/personal-data-consent.ts"
import { personalization } from "./static-pages/personalization.ts"
import { privacyPolicy } from "./static-pages/privacy-policy.ts"
import { questionsAndAnswers } from "./static-pages/questions-and-answers.ts"
import { environmentalResponsibility, socialResponsibility } from "./static-pages/responsibility.ts"
import { returns } from "./static-pages/returns.ts"
import { ringSize } from "./static-pages/ring-size.ts"
import { russianCut } from "./static-pages/russian-cut.ts"
import { termsAndConditions } from "./static-pages/terms-and-conditions.ts"
import { tryOn } from "./static-pages/try-on.ts"
import { vacancies } from "./static-pages/vacancies.ts"
import { warranty } from "./static-pages/warranty.ts"

const aboutShop = [
  about,
  ourHistory,
  russianCut,
  kimberleyProcess,
  environmentalResponsibility,
  socialResponsibility,
  diamondsHistory,
  vacancies
]

const service = [
  paymentAndShipping,
  certification,
  warranty,
  returns,
  personalization,
  tryOn,
  ringSize,
  care,
  diamondGuide,
  passport,
  giftCertificates,
  questionsAndAnswers
]

const documents = [privacyPolicy, personalDataConsent, termsAndConditions]

const linkTo = ({ code, title }: SeedPage) => ({ title, link: `/${code}` })

export const sections: Readonly<Record<"about" | "customer-service" | "documents", NonNullable<StaticPage["section"]>>> = {
  about: { title: "О\u00A0доме", pages: aboutShop.map(linkTo) },
  "customer-service": {
    title: "Клиентам",
    pages: [...service.map(linkTo), { title: "Контакты", link: "/customer-service/contacts/" }]
  },
  documents: { title: "Документы", pages: documents.map(linkTo) }
}

export const staticPages: ReadonlyArray<SeedPage> = [...aboutShop, ...service, ...documents]
