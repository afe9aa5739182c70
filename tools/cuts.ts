import { mkdirSync, writeFileSync } from "node:fs"
import sharp from "sharp"
import { giftDesigns, giftPicture } from "../core/domain/cart/gift-designs.ts"
import { smallestFile } from "../core/domain/product/picture-files.ts"
import { takeNoArguments } from "./arguments.ts"
import { giftThumbnail } from "./cuts/gift-thumbnail.ts"
import { spriteOfCuts } from "./cuts/sprite.ts"
import { inRoot } from "./root.ts"

/** `npm run cuts`: draws the icons of the shapes (view/product/cuts.svg) and the thumbnails of gift certificates for letters. */
await takeNoArguments("npm run cuts")

writeFileSync(inRoot("view/product/cuts.svg"), spriteOfCuts())

mkdirSync(inRoot("public/pictures/gifts"), { recursive: true })
for (const design of giftDesigns)
  await sharp(Buffer.from(giftThumbnail(design)))
    .webp({ lossless: true })
    .toFile(inRoot(`public${smallestFile(giftPicture(design))}`))
