import { Schema } from "effect"
import { constants } from "node:fs"
import { open, readdir } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { photographLimits } from "../core/domain/gallery/photograph.ts"
import { withUsage } from "./arguments.ts"
import { callOperator, exitWith } from "./operator.ts"

/** `npm run photos`: replaces the drawn pictures of an article by photographs, lists or removes them. */
const usage = "npm run photos -- ARTICLE FILE… | --folder FOLDER (FOLDER/ARTICLE/1.jpg …) | --list | --remove ARTICLE"
const { positionals, values } = await withUsage(usage, () =>
  parseArgs({ allowPositionals: true, options: { folder: { type: "string" }, list: { type: "boolean" }, remove: { type: "string" } } })
)
const [article = "", ...files] = positionals
const chosen = [positionals.length > 0, values.folder !== undefined, values.list === true, values.remove !== undefined]
const articlePattern = /^[\w-]{1,20}$/
const isArticle = (text: string) => articlePattern.test(text)
if (chosen.filter(Boolean).length !== 1) exitWith(`usage: ${usage}`, 2)

const Chosen = Schema.Struct({
  ...{ article: Schema.String, metalColor: Schema.NullOr(Schema.String), name: Schema.String, before: Schema.Int, count: Schema.Int }
})
const Sent = Schema.Struct({ photograph: Schema.String, unfitForLists: Schema.NullOr(Schema.String) })
const Listed = Schema.Struct({
  ...{ article: Schema.String, metalColor: Schema.NullOr(Schema.String), count: Schema.Int, addedAt: Schema.String }
})

if (values.list === true) await list()
else if (values.remove !== undefined) await choose(values.remove, [])
else if (values.folder === undefined) await replace(article, files)
else for (const [each, paths] of await articlesOf(values.folder)) await replace(each, paths)

async function list() {
  for (const { addedAt, article: of, count, metalColor } of await callOperator("photographs", Schema.Array(Listed), { about: "photos" }))
    console.log([of, metalColor ?? "stone", count, addedAt].join("\t"))
}

/**
 * Sends all files before any picture changes: a refused file changes nothing. Lists show the first photograph, whose border must be light
 * and even.
 */
async function replace(of: string, paths: ReadonlyArray<string>) {
  if (!isArticle(of) || paths.length === 0) exitWith(`usage: ${usage}`, 2)
  if (paths.length > photographLimits.most) exitWith(`${of}: ${paths.length} files, at most ${photographLimits.most}`, 2)
  await callOperator(`photographs/${of}`, Schema.Unknown, { about: of })
  const sent: Array<string> = []
  for (const path of paths) {
    const { photograph, unfitForLists } = await callOperator("photograph-files", Sent, { about: path, body: await bytesOf(path) })
    if (sent.length === 0 && unfitForLists !== null) exitWith(`${path}: ${unfitForLists}`, 1)
    sent.push(photograph)
  }
  await choose(of, sent)
}

async function choose(of: string, photographs: ReadonlyArray<string>) {
  if (!isArticle(of)) exitWith(`usage: ${usage}`, 2)
  const answer = await callOperator(`photographs/${of}`, Chosen, { about: of, body: { photographs } })
  console.log([answer.article, answer.metalColor ?? "stone", answer.name, `${answer.before} before`, `${answer.count} now`].join("\t"))
}

/** Refuses links, which could lead out of the folder. */
async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(({ code }: { readonly code?: string }) =>
    exitWith(`${path}: ${code === "ELOOP" ? "is a link, not a file" : `cannot be read (${code ?? "unknown"})`}`, 1)
  )
  try {
    const found = await file.stat()
    if (!found.isFile()) exitWith(`${path}: not a file`, 1)
    if (found.size > photographLimits.maxBytes) exitWith(`${path}: more than ${photographLimits.maxBytes / 1024 / 1024} MB`, 1)
    return Uint8Array.from(await file.readFile())
  } finally {
    await file.close()
  }
}

/** Folders by article with their files in numeric order, without hidden files. */
async function articlesOf(folder: string): Promise<ReadonlyArray<readonly [string, ReadonlyArray<string>]>> {
  const inside = await entriesOf(folder)
  const stray = inside.find((entry) => !entry.isDirectory() || !isArticle(entry.name))
  if (stray !== undefined) exitWith(`${join(folder, stray.name)}: no folder of an article`, 1)
  if (inside.length === 0) exitWith(`${folder}: no folders of articles`, 1)
  return Promise.all(
    inside.map(async ({ name }) => [name, (await entriesOf(join(folder, name))).map((file) => join(folder, name, file.name))] as const)
  )
}

async function entriesOf(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => exitWith(`${folder}: no folder that can be read`, 1))
  return entries
    .filter(({ name }) => !name.startsWith("."))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }))
}
