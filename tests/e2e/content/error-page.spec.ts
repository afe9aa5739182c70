import { expect, test } from "../support/test.ts"

test("[ERR-002, ERR-003, ERR-007] the error page is dark to its edges under a transparent header, and leads home and to the catalogue in the same document", async ({
  error,
  header,
  home,
  jewelry,
  watched
}) => {
  await error.open("/net-takoy-stranitsy")
  await header.seeVariant("transparent-white")
  await error.seeDark(true)
  await error.goHome()
  await home.see()
  await error.seeDark(false)
  await error.goBack()
  await error.seeDark(true)
  await error.goToCatalogue()
  await jewelry.seeAddress("/jewelry/")
  await jewelry.see("Украшения", 1)
  expect(watched.documents).toEqual(["/net-takoy-stranitsy"])
})
