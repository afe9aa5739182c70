import { categories } from "../../../core/domain/product/jewelry.ts"
import { landings } from "../../../server/seed/content/landings.ts"
import { staticPages } from "../../../server/seed/content/static-pages.ts"
import { pieces } from "./seed-jewelry.ts"

/** Pages that search engines index. */
export const publicPages = () => [
  "/",
  "/diamonds",
  "/diamonds/2",
  "/jewelry/",
  ...categories.map((code) => `/jewelry/${code}`),
  ...pieces.filter((_, index) => index % 90 === 0).map(({ category, productCode }) => `/jewelry/${category.code}/${productCode}/`),
  "/collection",
  ...landings.map(({ code }) => `/${code}`),
  ...staticPages.map(({ code }) => `/${code}`),
  "/customer-service/contacts/"
]
