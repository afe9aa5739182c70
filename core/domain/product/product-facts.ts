import { reviewBounds } from "../reviews/review.ts"
import type { ShownReviews } from "../reviews/review-schema.ts"
import { organization } from "../content/organization.ts"

export type ProductFacts = {
  readonly name: string
  readonly description: string
  readonly sku: string
  /** Paths of the page and of the variant with the stated price. */
  readonly path: string
  readonly offerPath: string
  readonly category: string
  /** File paths. */
  readonly images: ReadonlyArray<string>
  readonly price: number
  readonly availability: "InStock" | "OutOfStock" | "MadeToOrder"
  readonly properties: ReadonlyArray<readonly [name: string, value: string]>
  readonly reviews?: ShownReviews | undefined
}

const reviewData = ({ average, count, items }: ShownReviews, origin: string) => ({
  aggregateRating: { "@type": "AggregateRating", ratingValue: average, reviewCount: count, bestRating: reviewBounds.stars, worstRating: 1 },
  review: items.map(({ photographs, reviewBody, signature, stars, writtenOn }) => ({
    "@type": "Review",
    author: { "@type": "Person", name: signature },
    datePublished: writtenOn,
    reviewBody,
    reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: reviewBounds.stars, worstRating: 1 },
    ...(photographs.length > 0 && { image: photographs.map(({ whole }) => origin + whole) })
  }))
})

/** JSON-LD with the offer in roubles (schema.org). */
export const productData = (product: ProductFacts, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "Product",
  "@id": `${origin}${product.path}#product`,
  name: product.name,
  description: product.description,
  sku: product.sku,
  category: product.category,
  image: product.images.map((image) => origin + image),
  brand: { "@type": "Brand", name: organization.name },
  additionalProperty: product.properties.map(([name, value]) => ({ "@type": "PropertyValue", name, value })),
  offers: {
    "@type": "Offer",
    url: origin + product.offerPath,
    price: product.price,
    priceCurrency: "RUB",
    availability: `https://schema.org/${product.availability}`,
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@id": `${origin}/#organization` }
  },
  ...(product.reviews !== undefined && product.reviews.count > 0 && reviewData(product.reviews, origin))
})

type Crumb = readonly [name: string, path: string]

export const home: Crumb = ["Главная", "/"]

/** From the home page to the current one. */
export const breadcrumbData = (trail: ReadonlyArray<Crumb>, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: trail.map(([name, path], index) => ({ "@type": "ListItem", position: index + 1, name, item: origin + path }))
})
