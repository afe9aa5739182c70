import { Schema } from "effect"
import { parseArgs } from "node:util"
import { withUsage } from "./arguments.ts"
import { callOperator, exitWith } from "./operator.ts"

/** `npm run questions`: lists visitors' unanswered questions, or replies by letter. */
const usage = 'npm run questions -- list | answer N --text "…"'
const { positionals, values } = await withUsage(usage, () => parseArgs({ allowPositionals: true, options: { text: { type: "string" } } }))
const [what = "list", number = "", ...others] = positionals
const text = values.text?.trim() ?? ""
const isList = what === "list" && number === "" && text === ""
const isReply = what === "answer" && /^\d{1,9}$/.test(number) && text !== ""
if ((!isList && !isReply) || others.length > 0) exitWith(`usage: ${usage}`, 2)

const Question = Schema.Struct({
  ...{ id: Schema.Int, topic: Schema.String, about: Schema.String, questionText: Schema.String, askedAt: Schema.String },
  ...{ name: Schema.String, email: Schema.String, replyText: Schema.NullOr(Schema.String) }
})

const questions = isList
  ? await callOperator("questions", Schema.Array(Question), { about: "questions" })
  : [await callOperator(`questions/${number}`, Question, { about: number, body: { replyText: text } })]
for (const { about, askedAt, email, id, name, questionText, replyText, topic } of questions) {
  const line = [id, replyText === null ? "open" : "answered", topic, askedAt, name, email, about || "of no thing", oneLine(questionText)]
  console.log(line.join("\t"))
}

function oneLine(typed: string): string {
  return typed.replaceAll(/\s+/g, " ")
}
