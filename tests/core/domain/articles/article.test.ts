import { expect, it } from "vitest"
import { blogAddress, readBlogSearch, readingMinutes } from "../../../../core/domain/articles/article.ts"

it("reads a topic and a page, and ignores invalid ones", () => {
  expect(readBlogSearch("?topic=care&page=2")).toEqual({ topic: "care", page: 2 })
  expect(readBlogSearch("")).toEqual({ topic: null, page: 1 })
  for (const search of ["?topic=nope", "?page=0", "?page=-1", "?page=1000", "?page=1e2", "?page=x"]) {
    expect(readBlogSearch(search)).toEqual({ topic: null, page: 1 })
  }
})

it("writes an address that it reads back", () => {
  for (const blog of [
    { topic: null, page: 1 },
    { topic: "craft", page: 1 },
    { topic: null, page: 3 },
    { topic: "stones", page: 12 }
  ] as const) {
    expect(readBlogSearch(blogAddress(blog).split("?")[1] ?? "")).toEqual(blog)
  }
  expect(blogAddress({ topic: null, page: 1 })).toBe("/customer-service/blog/")
})

it("estimates at least a minute of reading", () => {
  expect([1, 180, 900, 1000].map(readingMinutes)).toEqual([1, 1, 5, 6])
})
