import { Schema } from "effect"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { orderMoves } from "../core/domain/orders/order-moves.ts"
import { isOpenQuickOrder, quickOrderMoves, quickOrderStates } from "../core/domain/orders/quick-order.ts"
import { callOperator, exitWith } from "./operator.ts"

/**
 * `npm run orders`: advances, postpones or cancels an order, takes back a certificate of it (buyers get letters), prints its packing,
 * writes its gift cards; lists and advances quick orders.
 */
type Command = {
  /** Subject of an error message. */
  readonly about: string
  readonly path: string
  /** Without a body the request is a GET. */
  readonly body?: object
  readonly format: (data: typeof Reply.Type) => string
}

const Cards = Schema.Struct({ cards: Schema.Array(Schema.Struct({ name: Schema.String, pdf: Schema.String })) })

const args = process.argv.slice(2)
const StoredQuickOrder = Schema.Struct({
  ...{ id: Schema.Int, kind: Schema.String, state: Schema.Literals(quickOrderStates), placedAt: Schema.String },
  ...{ thing: Schema.Struct({ name: Schema.NullOr(Schema.String) }), answer: Schema.NullOr(Schema.String) },
  ...{ userName: Schema.String, email: Schema.String, phone: Schema.String, comment: Schema.String }
})
const Lines = Schema.Struct({ lines: Schema.optionalKey(Schema.Array(Schema.String)) })
const Reply = Schema.Union([Schema.Array(StoredQuickOrder), StoredQuickOrder, Cards, Lines])

const command = commandOf(args)
if (command === null) {
  const usages = [
    "",
    `-- number ${orderMoves.join("|")}`,
    '-- cancel number "why"',
    '-- return number certificate "why"',
    '-- delay number 2026-12-05 "why"',
    "-- parcel number",
    "-- cards number folder",
    '-- quick number work|done ["words"]',
    '-- quick number cancel "why"'
  ]
  exitWith(`usage: ${usages.map((usage) => `npm run orders ${usage}`.trim()).join("\n       ")}`, 2)
}

const { about, body, path } = command
console.log(command.format(await callOperator(path, Reply, { about, ...(body !== undefined && { body }) })))

/** `null` for wrong usage. */
function commandOf([first = "", ...rest]: ReadonlyArray<string>): Command | null {
  switch (first) {
    case "":
      return { about: "orders", path: "quick-orders", format: (data) => linesOf(data).join("\n") || "заявок нет" }
    case "delay":
      return delayOf(rest)
    case "cancel":
      return cancelOf(rest)
    case "return":
      return returnOf(rest)
    case "parcel":
      return parcelOf(rest)
    case "cards":
      return cardsOf(rest)
    case "quick":
      return quickOf(rest)
    default:
      return moveOf(first, rest)
  }
}

function moveOf(number: string, [status = "", ...others]: ReadonlyArray<string>): Command | null {
  const isValid = isNumber(number) && others.length === 0 && orderMoves.some((move) => move === status)
  return isValid ? { about: number, path: `orders/${number}/status`, body: { status }, format: () => `${number}: ${status}` } : null
}

function delayOf([number = "", day = "", reason = "", ...others]: ReadonlyArray<string>): Command | null {
  const isValid = isNumber(number) && day !== "" && reason !== "" && others.length === 0
  return isValid ? { about: number, path: `orders/${number}/delay`, body: { day, reason }, format: () => `${number}: ${day}` } : null
}

function cancelOf([number = "", reason = "", ...others]: ReadonlyArray<string>): Command | null {
  const isValid = isNumber(number) && reason !== "" && others.length === 0
  return isValid ? { about: number, path: `orders/${number}/cancel`, body: { reason }, format: () => `${number}: cancelled` } : null
}

function returnOf([number = "", certificate = "", reason = "", ...others]: ReadonlyArray<string>): Command | null {
  const isValid = isNumber(number) && certificate !== "" && reason !== "" && others.length === 0
  const format = () => `${number}: ${certificate} returned`
  return isValid ? { about: number, path: `orders/${number}/return`, body: { certificate, reason }, format } : null
}

function parcelOf([number = "", ...others]: ReadonlyArray<string>): Command | null {
  if (!isNumber(number) || others.length > 0) return null
  const format = (data: typeof Reply.Type) => {
    const lines = "lines" in data ? (data.lines ?? []) : []
    return [`${number}: ${lines.length === 0 ? "обычная упаковка, без записки" : ""}`, ...lines].join("\n")
  }
  return { about: number, path: `orders/${number}/parcel`, body: {}, format }
}

function quickOf([number = "", what = "", reason, ...others]: ReadonlyArray<string>): Command | null {
  const isValid = /^\d{1,9}$/.test(number) && quickOrderMoves.some((move) => move === what) && others.length === 0
  if (!isValid || (what === "cancel" && reason === undefined)) return null
  return {
    about: number,
    path: `quick-orders/${number}`,
    body: { do: what, ...(reason !== undefined && { words: reason }) },
    format: (data) => linesOf(data).join("\n")
  }
}

/** Writes cards readable by this user only, because their codes are money; never overwrites. */
function cardsOf([number = "", folder = "", ...others]: ReadonlyArray<string>): Command | null {
  if (!isNumber(number) || folder === "" || others.length > 0) return null
  const format = (data: typeof Reply.Type) => {
    const cards = "cards" in data ? data.cards : []
    mkdirSync(folder, { recursive: true })
    const files = cards.map(({ name, pdf }) => ({ file: join(folder, basename(name)), pdf }))
    const there = files.find(({ file }) => existsSync(file))
    if (there !== undefined) exitWith(`${number}: ${there.file} already exists`, 1)
    for (const { file, pdf } of files) writeFileSync(file, Buffer.from(pdf, "base64"), { flag: "wx", mode: 0o600 })
    return files.map(({ file }) => `${number}: ${file}`).join("\n")
  }
  return { about: number, path: `orders/${number}/cards`, body: {}, format }
}

function isNumber(text: string): boolean {
  return /^\d{1,15}$/.test(text)
}

/** One line per quick order; closed ones without contacts. */
function linesOf(data: typeof Reply.Type): ReadonlyArray<string> {
  return [data].flat().flatMap((each) => {
    if (!("kind" in each)) return []
    const { answer: reason, comment, email, id, kind, phone, placedAt, state, thing, userName } = each
    const whom = isOpenQuickOrder(state) ? [userName, phone, email, comment] : [reason ?? ""]
    return [
      [id, kind, state, placedAt.slice(0, 10), thing.name ?? "", ...whom].map((part) => String(part).replaceAll(/\s+/g, " ")).join("\t")
    ]
  })
}
