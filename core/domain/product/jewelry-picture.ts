import type { Category, MetalColor } from "./jewelry.ts"

/** Front, other side, turned further, close-up of the head. */
export type PictureView = "main" | "side" | "turned" | "detail"

/** `noun` is the alternative text. */
type DesignPictures = {
  readonly code: string
  readonly category: Category
  readonly noun: string
  readonly views: ReadonlyArray<PictureView>
}

const bothSides: ReadonlyArray<PictureView> = ["main", "side"]
const turnedToo: ReadonlyArray<PictureView> = [...bothSides, "turned"]
const withDetail: ReadonlyArray<PictureView> = [...bothSides, "detail"]
const fromAllSides: ReadonlyArray<PictureView> = [...turnedToo, "detail"]

/** Rendered in every metal by tools/pictures; those without views only with stones of the piece's own size (`scaled-picture.ts`). */
export const pictureDesigns = [
  { code: "solitaire", category: "pomolvochnoe-kolco", noun: "кольцо с круглым бриллиантом", views: fromAllSides },
  { code: "solitaire-six", category: "pomolvochnoe-kolco", noun: "кольцо с круглым бриллиантом в шести крапанах", views: [] },
  { code: "solitaire-basket", category: "pomolvochnoe-kolco", noun: "кольцо с круглым бриллиантом в касте-корзинке", views: [] },
  { code: "solitaire-oval", category: "pomolvochnoe-kolco", noun: "кольцо с овальным бриллиантом", views: fromAllSides },
  { code: "solitaire-emerald", category: "pomolvochnoe-kolco", noun: "кольцо с бриллиантом огранки «изумруд»", views: fromAllSides },
  { code: "solitaire-cushion", category: "pomolvochnoe-kolco", noun: "кольцо с бриллиантом огранки «кушон»", views: [] },
  { code: "solitaire-princess", category: "pomolvochnoe-kolco", noun: "кольцо с бриллиантом огранки «принцесса»", views: [] },
  { code: "solitaire-pear", category: "pomolvochnoe-kolco", noun: "кольцо с бриллиантом огранки «груша»", views: [] },
  { code: "solitaire-marquise", category: "pomolvochnoe-kolco", noun: "кольцо с бриллиантом огранки «маркиз»", views: [] },
  { code: "halo", category: "kolco", noun: "кольцо с круглым бриллиантом в ореоле и дорожкой на шинке", views: fromAllSides },
  { code: "three-stone", category: "kolco", noun: "кольцо с тремя круглыми бриллиантами", views: fromAllSides },
  { code: "bezel", category: "kolco", noun: "кольцо с круглым бриллиантом в глухом касте", views: withDetail },
  { code: "cluster", category: "kolco", noun: "кольцо с цветком из семи круглых бриллиантов", views: [] },
  { code: "cushion-halo", category: "kolco", noun: "кольцо с бриллиантом огранки «кушон» в ореоле", views: [] },
  { code: "half-bezel", category: "kolco", noun: "кольцо с круглым бриллиантом между двумя стенками", views: [] },
  { code: "band", category: "obruchalnoe-kolco", noun: "обручальное кольцо без вставок", views: bothSides },
  { code: "eternity", category: "obruchalnoe-kolco", noun: "обручальное кольцо с бриллиантами по кругу", views: fromAllSides },
  { code: "bevelled", category: "obruchalnoe-kolco", noun: "обручальное кольцо со скошенными краями", views: ["main"] },
  {
    code: "half-eternity",
    category: "obruchalnoe-kolco",
    noun: "обручальное кольцо с дорожкой бриллиантов по верхней половине",
    views: withDetail
  },
  { code: "studs", category: "sergi", noun: "серьги-пусеты с круглыми бриллиантами", views: bothSides },
  { code: "drops", category: "sergi", noun: "серьги с бриллиантами огранки «груша»", views: turnedToo },
  { code: "halo-studs", category: "sergi", noun: "серьги-пусеты с круглыми бриллиантами в ореоле", views: withDetail },
  { code: "hoops", category: "sergi", noun: "серьги-кольца с дорожкой бриллиантов", views: withDetail },
  { code: "single-stud", category: "odinochnye-sergi", noun: "серьга-пусета с круглым бриллиантом", views: withDetail },
  { code: "single-drop", category: "odinochnye-sergi", noun: "серьга с бриллиантом огранки «груша»", views: fromAllSides },
  { code: "single-hoop", category: "odinochnye-sergi", noun: "серьга-кольцо с дорожкой бриллиантов", views: bothSides },
  { code: "pendant-pear", category: "podveska", noun: "подвеска с бриллиантом огранки «груша» на цепи", views: fromAllSides },
  { code: "pendant-round", category: "podveska", noun: "подвеска с круглым бриллиантом на цепи", views: turnedToo },
  { code: "pendant-heart", category: "podveska", noun: "подвеска с бриллиантом огранки «сердце» на цепи", views: turnedToo },
  { code: "pendant-halo", category: "podveska", noun: "подвеска с круглым бриллиантом в ореоле на цепи", views: turnedToo },
  { code: "riviera", category: "kole", noun: "колье-ривьера из круглых бриллиантов", views: bothSides },
  { code: "station", category: "kole", noun: "колье-цепь с круглыми бриллиантами", views: withDetail },
  { code: "riviera-pear", category: "kole", noun: "колье-ривьера с бриллиантом огранки «груша»", views: bothSides },
  { code: "lariat", category: "kole", noun: "колье-галстук с круглым бриллиантом и «грушей»", views: bothSides },
  { code: "tennis", category: "braslet", noun: "теннисный браслет из круглых бриллиантов", views: turnedToo },
  { code: "bangle", category: "braslet", noun: "жёсткий браслет с дорожкой бриллиантов", views: turnedToo },
  { code: "chain-bracelet", category: "braslet", noun: "браслет-цепь с круглым бриллиантом", views: turnedToo },
  { code: "emerald-line", category: "braslet", noun: "браслет из бриллиантов огранки «изумруд»", views: bothSides },
  { code: "bar-brooch", category: "brosh", noun: "брошь-планка с бриллиантами", views: bothSides },
  { code: "circle-brooch", category: "brosh", noun: "круглая брошь с бриллиантами", views: bothSides },
  { code: "star-brooch", category: "brosh", noun: "брошь-звезда с бриллиантами", views: bothSides },
  { code: "branch-brooch", category: "brosh", noun: "брошь-ветка с бриллиантами огранки «маркиз»", views: ["main"] }
] as const satisfies ReadonlyArray<DesignPictures>
export type PictureDesign = (typeof pictureDesigns)[number]["code"]

type OneSize = Exclude<(typeof pictureDesigns)[number], { readonly views: readonly [] }>
/** Design with pictures in one size. */
export type DrawnDesign = OneSize["code"]
export const drawnDesigns: ReadonlyArray<OneSize> = pictureDesigns.filter((design): design is OneSize => design.views.length > 0)

/** Platinum uses `white`. */
export const pictureMetals = ["white", "rose", "yellow"] as const satisfies ReadonlyArray<MetalColor>
export type PictureMetal = (typeof pictureMetals)[number]

/** Base path of the files (`picture-files.ts`). */
export type JewelryPicture = { readonly path: string }

export const viewsOf = (design: PictureDesign): ReadonlyArray<PictureView> =>
  pictureDesigns.find(({ code }) => code === design)?.views ?? []

/** Falls back to the front view. */
export const jewelryPicture = (design: DrawnDesign, metal: PictureMetal, view: PictureView = "main"): JewelryPicture =>
  pictureFrom(design, metal, viewsOf(design).includes(view) ? view : "main")

/** Views with the piece at an angle, whose mirror image is another picture. A mirrored branch brooch would be another design. */
export const mirroredViewsOf = (design: PictureDesign): ReadonlyArray<PictureView> =>
  viewsOf(design).filter((view) => design !== "branch-brooch" && !facing[view].has(design))

/** Designs that face the camera in a view: their mirror image looks the same. */
const facing: Readonly<Record<PictureView, ReadonlySet<PictureDesign>>> = {
  main: new Set([
    "drops",
    "single-drop",
    "pendant-pear",
    "pendant-round",
    "pendant-heart",
    "pendant-halo",
    "riviera",
    "station",
    "riviera-pear",
    "lariat",
    "emerald-line",
    "circle-brooch",
    "star-brooch"
  ]),
  side: new Set(["solitaire", "solitaire-oval", "solitaire-emerald", "three-stone", "eternity", "half-eternity", "emerald-line"]),
  turned: new Set(["halo", "band"]),
  detail: new Set()
}

export const pictureFrom = (design: DrawnDesign, metal: PictureMetal, view: PictureView): JewelryPicture => ({
  path: `/pictures/jewelry/${design}${view === "main" ? "" : `-${view}`}-${metal}`
})

/** Path of the mirror image by path of the picture. Mirror images have no files: pages flip the picture (`unmirrored`). */
export const mirroredPictures: ReadonlyMap<string, string> = new Map(
  drawnDesigns.flatMap(({ code }) =>
    pictureMetals.flatMap((metal) =>
      mirroredViewsOf(code).map((view) => {
        const { path } = pictureFrom(code, metal, view)
        return [path, path.replace(/^\/pictures\/jewelry\//, "/pictures/mirrored/")] as const
      })
    )
  )
)
