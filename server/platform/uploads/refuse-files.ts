import { documentTexts, manyFiles } from "../../../core/domain/files/document-files.ts"
import { fieldTexts } from "../../../core/domain/form/field-rules.ts"
import { refuseField } from "../api/refusal.ts"
import type { DocumentUnfit } from "../files/document-unfit.ts"
import type { FilesUnfit } from "./incoming-files.ts"

export const refuseFiles =
  (field: string, most: number) =>
  ({ fault }: FilesUnfit) => {
    const text = fault === "none" ? fieldTexts.required : fault === "many" ? manyFiles(most) : documentTexts[fault]
    return refuseField(field, text)
  }

export const refuseDocument =
  (field: string) =>
  ({ fault }: DocumentUnfit) => {
    const text = fault === "case" ? documentTexts.format : documentTexts[fault]
    return refuseField(field, text)
  }
