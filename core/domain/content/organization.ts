import { shopName } from "./head.ts"
import { answeredHours } from "./house-hours.ts"

/** The facts of the house that its documents and its pages tell alike; placeholders until the owner gives others. */
export const organization = {
  name: shopName,
  /** As it is read, and as it is dialled. */
  phone: "8 800 000-00-00",
  phoneInternational: "+7-800-000-00-00",
  email: "client@gran.example",
  /** When calls and letters are answered. */
  hours: answeredHours,
  /** A file of the shop. */
  logo: "/logo.svg",
  /** Where else the house speaks (META-009). */
  sameAs: ["https://social.example/gran"]
} as const

/** The house's telephone as it is dialled. */
export const phoneLink = `tel:${organization.phoneInternational.replaceAll("-", "")}`

/** What the house says of itself to machines that read JSON-LD (schema.org, META-006 … META-009); `origin` is the shop's own. */
export const organizationData = (origin: string) => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  "@id": `${origin}/#organization`,
  name: organization.name,
  url: `${origin}/`,
  logo: `${origin}${organization.logo}`,
  email: organization.email,
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer service",
    telephone: organization.phoneInternational,
    email: organization.email,
    areaServed: "RU",
    availableLanguage: "ru"
  },
  sameAs: organization.sameAs
})
