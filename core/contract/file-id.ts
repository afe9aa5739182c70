import { Schema } from "effect"
import { documentTexts } from "../domain/files/document-files.ts"
import { secret } from "../domain/schema/privacy.ts"

/** Id of an uploaded file (`diamondOrders.addFiles`, `passport.addFiles`). */
export const FileId = secret(
  Schema.String.check(
    Schema.isMaxLength(36, { message: documentTexts.gone }),
    Schema.isPattern(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { message: documentTexts.gone })
  )
)
