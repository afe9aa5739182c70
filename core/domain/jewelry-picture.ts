import type { Category, MetalColor } from "./jewelry.ts"

/** A piece that the shop has pictures of: `noun` stands for it as alternative text, `hasDetail` where its head is drawn close by too. */
type Drawn = { readonly code: string; readonly category: Category; readonly noun: string; readonly hasDetail: boolean }

/** The pieces in public/pictures/jewelry, each in every metal (drawn by scripts/pictures). */
export const pictureDesigns = [
  { code: "solitaire", category: "pomolvochnoe-kolco", noun: "кольцо с круглым бриллиантом", hasDetail: true },
  { code: "solitaire-oval", category: "pomolvochnoe-kolco", noun: "кольцо с овальным бриллиантом", hasDetail: false },
  { code: "solitaire-emerald", category: "pomolvochnoe-kolco", noun: "кольцо с бриллиантом огранки «изумруд»", hasDetail: false },
  { code: "halo", category: "kolco", noun: "кольцо с круглым бриллиантом в ореоле и дорожкой на шинке", hasDetail: true },
  { code: "three-stone", category: "kolco", noun: "кольцо с тремя круглыми бриллиантами", hasDetail: true },
  { code: "bezel", category: "kolco", noun: "кольцо с круглым бриллиантом в глухом касте", hasDetail: false },
  { code: "band", category: "obruchalnoe-kolco", noun: "гладкое обручальное кольцо", hasDetail: false },
  { code: "eternity", category: "obruchalnoe-kolco", noun: "обручальное кольцо с бриллиантами по кругу", hasDetail: false },
  { code: "studs", category: "sergi", noun: "серьги-пусеты с круглыми бриллиантами", hasDetail: false },
  { code: "drops", category: "sergi", noun: "серьги с бриллиантами-каплями", hasDetail: false },
  { code: "single-stud", category: "odinochnye-sergi", noun: "серьга-пусета с круглым бриллиантом", hasDetail: false },
  { code: "single-drop", category: "odinochnye-sergi", noun: "серьга с бриллиантом-каплей", hasDetail: false },
  { code: "pendant-pear", category: "podveska", noun: "подвеска с бриллиантом-каплей на цепи", hasDetail: false },
  { code: "pendant-round", category: "podveska", noun: "подвеска с круглым бриллиантом на цепи", hasDetail: false },
  { code: "riviera", category: "kole", noun: "колье-ривьера из круглых бриллиантов", hasDetail: false },
  { code: "station", category: "kole", noun: "колье-цепь с круглыми бриллиантами", hasDetail: false },
  { code: "tennis", category: "braslet", noun: "теннисный браслет из круглых бриллиантов", hasDetail: false },
  { code: "bar-brooch", category: "brosh", noun: "брошь-планка с бриллиантами", hasDetail: false },
  { code: "circle-brooch", category: "brosh", noun: "круглая брошь с бриллиантами", hasDetail: false }
] as const satisfies ReadonlyArray<Drawn>
export type PictureDesign = (typeof pictureDesigns)[number]["code"]

/** Metals of the pictures; platinum is drawn as white. */
export const pictureMetals = ["white", "rose", "yellow"] as const satisfies ReadonlyArray<MetalColor>
export type PictureMetal = (typeof pictureMetals)[number]

/** The whole piece, the whole piece from another side, its head from near by. */
export type PictureView = "main" | "side" | "detail"

/** A square picture as its files: `{path}-{width}.avif` and `{path}-{width}.webp`. */
export type JewelryPicture = { readonly path: string; readonly widths: ReadonlyArray<number> }

/** The picture of a piece in a metal; the whole piece where it has no detail. */
export const jewelryPicture = (design: PictureDesign, metal: PictureMetal, view: PictureView = "main"): JewelryPicture => {
  const isDrawn = view !== "detail" || pictureDesigns.some(({ code, hasDetail }) => code === design && hasDetail)
  return { path: `/pictures/jewelry/${design}${view === "main" || !isDrawn ? "" : `-${view}`}-${metal}`, widths: [320, 640, 800] }
}
