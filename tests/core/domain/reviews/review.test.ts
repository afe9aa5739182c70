import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { averageOf, canWrite, anonymousBuyer, shownNameOf, signatureOf } from "../../../../core/domain/reviews/review.ts"
import { photoFaultText, ratingNumber, ratingText, formatReviewCount } from "../../../../core/domain/reviews/review-text.ts"
import { type ProductFacts, productData } from "../../../../core/domain/product/product-facts.ts"
import type { ShownReviews } from "../../../../core/domain/reviews/review-schema.ts"

describe("a review", () => {
  it("is signed by a name and the surname's initial, unless its author chooses otherwise", () => {
    expect([
      shownNameOf({ name: "Анна", surname: "кузнецова" }),
      shownNameOf({ name: " Анна ", surname: null }),
      shownNameOf({ name: "Анна", surname: " " })
    ]).toEqual(["Анна К.", "Анна", "Анна"])
    expect([signatureOf("  Анна\n Вторая "), signatureOf(" ")]).toEqual(["Анна Вторая", anonymousBuyer])
  })

  it("is written once, and once more if it was not published", () => {
    expect((["open", "checking", "published", "rejected"] as const).filter(canWrite)).toEqual(["open", "rejected"])
  })

  it("has an average between the worst and the best, to one decimal", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (stars) => {
        const average = averageOf(
          stars.reduce((sum, each) => sum + each, 0),
          stars.length
        )
        expect(average).toBeGreaterThanOrEqual(Math.min(...stars))
        expect(average).toBeLessThanOrEqual(Math.max(...stars))
        expect(Number(average.toFixed(1))).toBe(average)
      })
    )
    expect(averageOf(0, 0)).toBe(0)
  })

  it("has its state in words", () => {
    expect([
      ratingNumber(5),
      ratingNumber(4.3),
      ratingText(4.3),
      formatReviewCount(1),
      formatReviewCount(3),
      formatReviewCount(11)
    ]).toEqual(["5", "4,3", "Оценка 4,3 из 5", "1\u00a0отзыв", "3\u00a0отзыва", "11\u00a0отзывов"])
    expect(photoFaultText(2, "kind")).toBe("Фото 2. Подойдут фотографии в JPEG, PNG или WebP")
  })
})

describe("structured data of a product", () => {
  const product: ProductFacts = {
    ...{ name: "Кольцо", description: "Кольцо", sku: "1-1", path: "/p/", offerPath: "/p/1/", category: "Кольца", images: [] },
    ...{ price: 1000, availability: "InStock", properties: [] }
  }
  const reviews: ShownReviews = {
    ...{ average: 4.5, count: 2, page: 1, pages: 1 },
    items: [
      {
        ...{
          id: 9001,
          stars: 5,
          signature: "Анна К.",
          reviewBody: "Сидит как влитое",
          writtenOn: "2026-11-24",
          shopAnswer: null,
          isReturned: false
        },
        photographs: [{ whole: "/review-photos/1.webp", square: "/review-photos/1-square.webp", width: 1600, height: 1200 }]
      }
    ]
  }

  it("have its reviews and their average", () => {
    expect(productData({ ...product, reviews }, "https://gran.test")).toMatchObject({
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, reviewCount: 2, bestRating: 5, worstRating: 1 },
      review: [
        {
          "@type": "Review",
          author: { "@type": "Person", name: "Анна К." },
          datePublished: "2026-11-24",
          reviewBody: "Сидит как влитое",
          reviewRating: { ratingValue: 5 },
          image: ["https://gran.test/review-photos/1.webp"]
        }
      ]
    })
  })

  it("have no rating without reviews", () => {
    for (const none of [undefined, { ...reviews, count: 0, average: 0, items: [] }]) {
      const data = productData({ ...product, reviews: none }, "https://gran.test")
      expect(Object.keys(data).filter((name) => /rating|review/i.test(name))).toEqual([])
    }
  })
})
