import { Schema } from "effect"
import { parseArgs } from "node:util"
import { withUsage } from "./arguments.ts"
import { callOperator, exitWith } from "./operator.ts"

/**
 * `npm run passports`: lists requests to change a passport, or decides one with a letter; `allow` archives the saved passport, so that a
 * new one can be added.
 */
const usage = 'npm run passports -- list | allow N [--text "…"] | refuse N --text "…"'
const { positionals, values } = await withUsage(usage, () => parseArgs({ allowPositionals: true, options: { text: { type: "string" } } }))
const [what = "list", number = "", ...others] = positionals
const isValid = what === "list" ? number === "" : (what === "allow" || what === "refuse") && /^\d{1,9}$/.test(number)
const text = values.text?.trim() ?? ""
if (!isValid || others.length > 0 || (what === "refuse" && text === "") || (what === "list" && text !== "")) exitWith(`usage: ${usage}`, 2)

const Request = Schema.Struct({
  ...{ id: Schema.Int, userId: Schema.Int, name: Schema.String, surname: Schema.String, email: Schema.String, question: Schema.String },
  ...{ askedAt: Schema.String, decision: Schema.NullOr(Schema.String) }
})
const requests =
  what === "list"
    ? await callOperator("passports", Schema.Array(Request), { about: "passports" })
    : [
        await callOperator(`passports/${number}`, Request, {
          about: number,
          body: { decision: what === "allow" ? "allowed" : "refused", ...(text !== "" && { words: text }) }
        })
      ]
for (const { askedAt, decision, email, id, name, question, surname } of requests)
  console.log([id, decision ?? "open", `${name} ${surname}`, email, askedAt, question.replaceAll(/\s+/g, " ")].join("\t"))
