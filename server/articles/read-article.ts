import { Schema } from "effect"
import { parse } from "yaml"
import type { StoredBlock } from "../../core/contract/content/articles.ts"
import { drawingNames, readingMinutes, topics } from "../../core/domain/articles/article.ts"
import { stateAt } from "../../core/domain/catalogue/address.ts"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import type { Listing } from "../../core/domain/catalogue/facet.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { isDay } from "../../core/domain/text/days.ts"
import { typesetProse } from "../../core/domain/text/prose.ts"
import { readBlocks } from "./read-blocks.ts"

const Text = (most: number) => Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(most))
const Code = Schema.String.check(Schema.isPattern(/^(?!topics$)[a-z0-9-]{3,60}$/))

/** `/diamonds/filter/shape--round`. */
const addressOf = (listing: Listing) =>
  Schema.String.check(
    Schema.makeFilter((address) => stateAt(listing, address, "") !== undefined || `${address} is not an address of this list`)
  )

const Header = Schema.Struct({
  title: Text(80),
  lead: Text(240),
  topic: Schema.Literals(topics),
  author: Text(80),
  published: Schema.String.check(Schema.makeFilter(isDay)),
  figure: Schema.Literals(drawingNames),
  stones: Schema.optionalKey(addressOf(diamondListing)),
  pieces: Schema.optionalKey(addressOf(jewelryListing)),
  related: Schema.Array(Code).check(Schema.isMaxLength(3)),
  sources: Schema.Array(Text(300)).check(Schema.isMinLength(1))
})

/** Keys are the columns. */
export type StoredArticle = {
  readonly code: string
  readonly title: string
  readonly lead: string
  readonly topic: string
  readonly author: string
  readonly published_on: string
  readonly minutes: number
  readonly figure: string
  readonly stones: string | null
  readonly pieces: string | null
  readonly related: ReadonlyArray<string>
  readonly sources: ReadonlyArray<string>
  readonly blocks: ReadonlyArray<StoredBlock>
}

/** Parses an article (docs/articles.md). Throws an error with the file and the fault. */
export const readArticle = (code: string, file: string): StoredArticle => {
  try {
    const [, header = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(file.replaceAll("\r\n", "\n")) ?? []
    const read = decodeHeader(parse(header, { schema: "failsafe" }))
    const blocks = readBlocks(body)
    return {
      code: decodeCode(code),
      title: typesetProse(read.title),
      lead: typesetProse(read.lead),
      topic: read.topic,
      author: typesetProse(read.author),
      published_on: read.published,
      minutes: readingMinutes(body.split(/\s+/).length),
      figure: read.figure,
      stones: read.stones ?? null,
      pieces: read.pieces ?? null,
      related: read.related,
      sources: read.sources.map(typesetProse),
      blocks
    }
  } catch (cause) {
    throw new Error(`The article ${code}.md is invalid: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

const decodeHeader = Schema.decodeUnknownSync(Header, { onExcessProperty: "error", errors: "all" })
const decodeCode = Schema.decodeUnknownSync(Code)
