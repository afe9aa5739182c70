import { returnTerm, warrantyTerm } from "../../core/domain/content/shop-phrases.ts"
import { unusedCertificateReturn } from "../../core/domain/content/shop-promises.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { TextLink } from "../ui/text-link.tsx"
import styles from "./trust-links.module.css"

/** Certificates have no warranty or hallmark, and their own return term. */
export const TrustLinks = ({ hasOnlyCertificates }: { readonly hasOnlyCertificates: boolean }) => (
  <ul className={styles["trust"]} aria-label="За что отвечает дом">
    {(hasOnlyCertificates ? linksOfCertificates : linksOfGoods).map(([name, href]) => (
      <li key={href}>
        <TextLink href={href}>{typeset(name)}</TextLink>
      </li>
    ))}
  </ul>
)

const payment = ["Как проходит оплата", "/customer-service/payment-and-shipping"] as const

const linksOfCertificates = [[unusedCertificateReturn, "/returns"], payment] as const

const linksOfGoods = [
  [`Возврат ${returnTerm}, кроме сделанного под вас`, "/returns"],
  payment,
  [`Гарантия ${warrantyTerm}`, "/customer-service/warranty"],
  ["Проба, УИН и документы", "/customer-service/certification"]
] as const
