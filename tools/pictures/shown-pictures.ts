import { globSync, readFileSync } from "node:fs"
import { blanks } from "../../server/seed/frames/frames.ts"
import { jewelry } from "../../server/seed/jewelry/jewelry.ts"
import { inRoot } from "../root.ts"

/** Base paths of the pictures that pieces, frames and texts of the shop show. */
export const shownPictures = (): ReadonlySet<string> => {
  shown ??= new Set([
    ...[...jewelry(), ...blanks()].flatMap(({ previews }) => previews.flatMap(({ pictures }) => pictures)),
    ...texts.flatMap((glob) =>
      globSync(inRoot(glob)).flatMap((file) => readFileSync(file, "utf8").match(/\/pictures\/jewelry\/[a-z-]+/g) ?? [])
    )
  ])
  return shown
}

let shown: ReadonlySet<string> | undefined

/** Files that name pictures of pieces. */
const texts = ["server/seed/content/**/*.ts", "server/platform/db/migrations/*.sql", "core/domain/gallery/turns.ts", "view/dev/*.ts"]
