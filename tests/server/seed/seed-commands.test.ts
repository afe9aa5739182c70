import { expect, test } from "vitest"
import { seedCommand } from "../../support/server/seed-command.ts"

test.each(["cli", "reset"] as const)("the seed's %s does not touch a production shop without permission", (command) => {
  const FILES_KEY = Buffer.alloc(32, 1).toString("base64")
  const settings = { SHOP_DATA_DIR: "/nowhere", SHOP_ENV: "production", FILES_KEY, DATABASE_URL: "postgres://shop:secret@db.example/gran" }
  expect(seedCommand(command, settings)).toEqual({
    status: 1,
    stdout: "",
    stderr: "This would destroy data of a production shop (PostgreSQL at db.example/gran). Add --yes if you mean it.\n"
  })
})
