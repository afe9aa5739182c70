import type { ComponentProps } from "react"
import type { Insert } from "../../core/domain/product/jewelry-schema.ts"
import type { EngravingPreview } from "../engraving/engraving-preview.tsx"
import type { StoneGrades } from "../product/stone-grades.late.tsx"

export const galleryPictures = [
  "/pictures/jewelry/solitaire-white",
  "/pictures/jewelry/solitaire-detail-white",
  "/pictures/jewelry/solitaire-rose"
] as const

export const gradedStone: ComponentProps<typeof StoneGrades>["diamond"] = {
  arrival: null,
  shape: "round",
  brightness: "very_high",
  color: "E",
  colorRf: "2",
  clarity: "VS1",
  clarityRf: "4",
  cut: "EX",
  cutRf: "А"
}

export const specs = [
  ["Металл", "Белое золото"],
  ["Проба", "585"],
  ["Масса изделия", "3,42 г"],
  ["Размер", "16,5"],
  ["Вставки", "1 бриллиант, 1,02 карата"],
  ["Артикул", "0241073-1"]
] as const

export const inserts: ReadonlyArray<Insert> = [
  { type: "Бриллиант", quantity: 1, shape: "round", weight: 1.02, color: "E", colorRF: "2", clarity: "VS1", clarityRF: "4" },
  { type: "Бриллиант", quantity: 42, shape: "round", weight: 0.012, color: "F", colorRF: "3", clarity: "VS2", clarityRF: "5" },
  { type: "Бриллиант", quantity: 2, shape: "pear", weight: 0.15, color: "G", colorRF: "4", clarity: "SI1", clarityRF: "6" }
]

type Sample = ComponentProps<typeof EngravingPreview> & { readonly name: string }

const ring = { side: "inside", length: 38.8, letter: 2, radius: 8.2 } as const

/** Engravings on a ring and on a flat back; one is too long. */
export const engravings: ReadonlyArray<Sample> = [
  { name: "внутри кольца", place: ring, engraving: { side: "inside", font: "script", text: "Анна и Пётр" } },
  {
    name: "строка длиннее места",
    place: ring,
    engraving: { side: "inside", font: "plain", text: "Навсегда и ещё на один день" }
  },
  {
    name: "на обратной стороне",
    place: { side: "back", length: 18, letter: 2, radius: null },
    engraving: { side: "back", font: "plain", text: "12.06.2026" }
  }
]
