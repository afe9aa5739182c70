import { Schema } from "effect"
import { plain } from "../../domain/schema/privacy.ts"

export const TitleAndLink = Schema.Struct({ title: plain(Schema.String), link: plain(Schema.String) })

/** Fields of a headline in two halves, the second in italics. */
export const Headline = { title: plain(Schema.String), accent: plain(Schema.String) }
