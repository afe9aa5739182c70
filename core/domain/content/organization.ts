import { shopName } from "./head.ts"
import { answeredHours } from "./shop-hours.ts"

/** Placeholders until the owner provides the facts. */
export const organization = {
  name: shopName,
  /** For display; the other form is for dialling. */
  phone: "8 800 000-00-00",
  phoneInternational: "+7-800-000-00-00",
  email: "client@gran.example",
  hours: answeredHours,
  logo: "/logo.svg",
  /** Social profiles (META-009). */
  sameAs: ["https://social.example/gran"]
} as const

export const phoneLink = `tel:${organization.phoneInternational.replaceAll("-", "")}`

/** JSON-LD (schema.org, META-006 … META-009); `origin` is the shop's. */
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
