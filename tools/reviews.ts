import { Schema } from "effect"
import { mkdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { withUsage } from "./arguments.ts"
import { callOperator, exitWith, callInternal } from "./operator.ts"

/** `npm run reviews`: lists unread reviews; `show` prints one and saves its photos, other actions send a letter to the author. */
const usage = 'npm run reviews -- list | show N | publish N | reject N --why "…" | answer N --text "…"'
const { positionals, values } = await withUsage(usage, () =>
  parseArgs({ allowPositionals: true, options: { why: { type: "string" }, text: { type: "string" } } })
)
const [what = "list", number = "", ...others] = positionals
const message = what === "reject" ? values.why : what === "answer" ? values.text : undefined
const isValid = what === "list" ? number === "" : ["show", "publish", "reject", "answer"].includes(what) && /^\d{1,9}$/.test(number)
const needsText = what === "reject" || what === "answer"
if (!isValid || others.length > 0 || needsText !== (message !== undefined && message.trim() !== "")) exitWith(`usage: ${usage}`, 2)

const Review = Schema.Struct({
  ...{ id: Schema.Int, orderId: Schema.Int, productCode: Schema.String, thing: Schema.String, stars: Schema.Int, body: Schema.String },
  ...{ signature: Schema.String, state: Schema.String, writtenAt: Schema.String, photos: Schema.Array(Schema.String) },
  ...{ reason: Schema.NullOr(Schema.String), answer: Schema.NullOr(Schema.String) }
})
const reviews =
  what === "list"
    ? await callOperator("reviews", Schema.Array(Review), { about: "reviews" })
    : [
        await callOperator(`reviews/${number}`, Review, {
          about: number,
          ...(what !== "show" && { body: { do: what, ...(message !== undefined && { words: message }) } })
        })
      ]
for (const review of reviews) {
  const { answer, body, id, orderId, photos, productCode, reason, signature, stars, state, thing, writtenAt } = review
  const text = body.replaceAll(/\s+/g, " ")
  if (what !== "show") console.log([id, state, stars, productCode, thing, signature, writtenAt, `${photos.length} photos`, text].join("\t"))
  else {
    console.log([`${id} ${state}, ${stars}/5, ${writtenAt}, order ${orderId}`, `${productCode} ${thing}`, signature, body].join("\n"))
    if (reason !== null) console.log(`not published: ${reason}`)
    if (answer !== null) console.log(`answered: ${answer}`)
    for (const [index, photo] of photos.entries()) console.log(await savePhoto(`${id}-${index + 1}.webp`, photo))
  }
}

async function savePhoto(name: string, photo: string): Promise<string> {
  const folder = join(tmpdir(), "gran-reviews")
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  const sent = await callInternal(`reviews/photos/${photo}.webp`)
  if (!sent.ok) exitWith(`photo ${photo}: ${sent.status}`, 1)
  writeFileSync(file, new Uint8Array(await sent.arrayBuffer()), { mode: 0o600 })
  return file
}
