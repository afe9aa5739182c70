import { marked, type MarkedToken, type Token, type Tokens } from "marked"
import type { Run, StoredBlock } from "../../core/contract/content/articles.ts"
import { drawingNames, plotNames } from "../../core/domain/articles/article.ts"
import { liveNames } from "../../core/domain/articles/live-examples.ts"
import { fragmentOf } from "../../core/domain/text/fragments.ts"
import { typesetProse } from "../../core/domain/text/prose.ts"

/** Throws at anything outside the format: HTML, code, nested lists, other heading levels. */
export const readBlocks = (body: string): ReadonlyArray<StoredBlock> => {
  const blocks = marked.lexer(body).flatMap(blockOf)
  if (blocks.filter(({ kind }) => kind === "heading").length < 2) throw new Error("expected at least two headings")
  if (blocks.filter(({ kind }) => kind === "live").length > 1) throw new Error("expected at most one illustration «live:…»")
  return blocks
}

const blockOf = (unmarked: Token): ReadonlyArray<StoredBlock> => {
  const token = unmarked as MarkedToken
  if (token.type === "space") return []
  if (token.type === "heading") {
    if (token.depth !== 2 && token.depth !== 3) throw new Error(`unsupported heading level ${token.depth}: «${token.text}»`)
    return [{ kind: "heading", level: token.depth, id: fragmentOf(set(token.text)), text: set(token.text) }]
  }
  if (token.type === "paragraph") return [illustrationOf(token) ?? { kind: "text", line: lineOf(token.tokens) }]
  if (token.type === "blockquote") return [{ kind: "quote", line: token.tokens.flatMap((part) => lineOf(partsOf(part))) }]
  if (token.type === "list") {
    return [{ kind: "list", isOrdered: token.ordered, items: token.items.map(({ tokens }) => tokens.flatMap(itemOf)) }]
  }
  if (token.type === "table") return [{ kind: "table", head: token.header.map(cellOf), rows: token.rows.map((row) => row.map(cellOf)) }]
  throw new Error(`unsupported block «${token.type}»: ${token.raw.slice(0, 60)}`)
}

/** `![caption](figure:carats)`. */
const illustrationOf = ({ tokens }: Tokens.Paragraph): StoredBlock | undefined => {
  const [image, ...others] = tokens
  if (image?.type !== "image" || others.length > 0) return undefined
  const [kind = "", name = ""] = String(image["href"]).split(":")
  const caption = set(String(image["text"]))
  const drawing = drawingNames.find((candidate) => candidate === name)
  const plot = plotNames.find((candidate) => candidate === name)
  if (kind === "figure" && drawing !== undefined) return { kind: "drawing", name: drawing, caption }
  if (kind === "plot" && plot !== undefined) return { kind: "plot", name: plot, caption }
  const live = liveNames.find((candidate) => candidate === name)
  if (kind === "live" && live !== undefined) return { kind: "live", name: live, caption }
  throw new Error(`unknown illustration «${String(image["href"])}»`)
}

const itemOf = (token: Token): ReadonlyArray<Run> => {
  if (token.type === "list") throw new Error("nested lists are not supported")
  return lineOf(partsOf(token))
}

const partsOf = (token: Token): ReadonlyArray<Token> => ("tokens" in token ? token.tokens : undefined) ?? [token]

const cellOf = ({ text }: Tokens.TableCell): string => set(text.replaceAll(/[*_]{1,2}/g, ""))

const lineOf = (tokens: ReadonlyArray<Token> = []): ReadonlyArray<Run> => tokens.flatMap((token) => runsOf(token, "plain", null))

const runsOf = (unmarked: Token, style: Run["style"], link: string | null): ReadonlyArray<Run> => {
  const token = unmarked as MarkedToken
  if (token.type === "text" || token.type === "escape") return [{ text: set(unescaped(token.text)), style, link }]
  if (token.type === "strong") return token.tokens.flatMap((part) => runsOf(part, "strong", link))
  if (token.type === "em") return token.tokens.flatMap((part) => runsOf(part, "emphasis", link))
  if (token.type === "link") {
    if (!/^\/[\w/.-]*(?:[?#][\w=&-]*)?$/.test(token.href)) throw new Error(`the link leaves the shop: ${token.href}`)
    return token.tokens.flatMap((part) => runsOf(part, style, token.href))
  }
  if (token.type === "br") return [{ text: " ", style, link }]
  throw new Error(`unsupported inline text «${token.type}»: ${token.raw.slice(0, 60)}`)
}

/** Keeps a dash from starting a line. */
const set = (text: string): string => typesetProse(text).replaceAll(" — ", "\u00A0— ")

const unescaped = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&")
