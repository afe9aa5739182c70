import { Schema } from "effect"
import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { diamondOrderStatuses } from "../core/domain/diamond-orders/diamond-order.ts"
import { withUsage } from "./arguments.ts"
import { callOperator, exitWith } from "./operator.ts"

/** `npm run diamonds`: lists requests for diamonds, advances or cancels one with a letter to its user, saves its files. */
const moves = diamondOrderStatuses.slice(1)
const usage = `npm run diamonds -- list | N ${moves.join("|")} [--text "…"] | N files FOLDER`
const { positionals, values } = await withUsage(usage, () => parseArgs({ allowPositionals: true, options: { text: { type: "string" } } }))
const [number = "list", action = "", folder, ...others] = positionals
const isNumber = /^\d{1,9}$/.test(number)
const text = values.text?.trim() ?? ""
const isList = number === "list" && action === "" && text === ""
const isFiles = isNumber && action === "files" && folder !== undefined && text === ""
const isMove = isNumber && moves.some((each) => each === action) && folder === undefined && (action !== "cancelled" || text !== "")
if ((!isList && !isFiles && !isMove) || others.length > 0) exitWith(`usage: ${usage}`, 2)

const Request = Schema.Struct({
  ...{ id: Schema.Int, status: Schema.String, shape: Schema.String, weightFrom: Schema.Number, weightTo: Schema.Number },
  ...{ colorFrom: Schema.String, colorTo: Schema.String, clarityFrom: Schema.String, clarityTo: Schema.String, comment: Schema.String },
  ...{ budget: Schema.NullOr(Schema.Int), wishedOn: Schema.NullOr(Schema.String), askedAt: Schema.String, filesCount: Schema.Int }
})
const SentFile = Schema.Struct({ kind: Schema.Literals(["jpeg", "png", "pdf"]), base64: Schema.String })

if (isFiles) await saveFiles(folder)
else await show()

async function show() {
  const requests = isList
    ? await callOperator("diamond-orders", Schema.Array(Request), { about: "diamonds" })
    : [
        await callOperator(`diamond-orders/${number}`, Request, {
          about: number,
          body: { status: action, ...(text !== "" && { words: text }) }
        })
      ]
  for (const each of requests) {
    const grades = `${each.colorFrom}-${each.colorTo} ${each.clarityFrom}-${each.clarityTo}`
    const wish = `${each.shape} ${each.weightFrom}-${each.weightTo} ct ${grades}`
    const comment = each.comment.replaceAll(/\s+/g, " ")
    const rest = [each.budget ?? "no budget", each.wishedOn ?? "no day", each.askedAt, `${each.filesCount} files`, comment]
    console.log([each.id, each.status, wish, ...rest].join("\t"))
  }
}

/** Readable by this user only: the files are personal. */
async function saveFiles(where: string) {
  const files = await callOperator(`diamond-orders/${number}/files`, Schema.Array(SentFile), { about: number })
  for (const [place, { base64, kind }] of files.entries()) {
    const path = resolve(where, `${number}-${place + 1}.${kind}`)
    writeFileSync(path, Buffer.from(base64, "base64"), { mode: 0o600 })
    console.log(path)
  }
}
