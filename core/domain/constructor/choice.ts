import { type FrameCategory, frameCategories } from "./frames.ts"

/** Frame variant, and stone or set; part of every step's address. */
export type Choice = { readonly skuId?: number; readonly diamondId?: number; readonly complectId?: number }

/** Canonical order. */
export const choiceNames = ["skuId", "diamondId", "complectId"] as const

export const constructorPath = "/create-jewelry/"

/** Path prefix of the steps. */
export const constructorRoot = "/create-jewelry/constructor/from-frame"

/** Ignores invalid values. A set wins over a stone, because it belongs to the frame. */
export const readChoice = (search: string): Choice => {
  const query = new URLSearchParams(search)
  const numbers = choiceNames.flatMap((name) => {
    const text = query.get(name) ?? ""
    return /^[1-9]\d{0,8}$/.test(text) ? [[name, Number(text)] as const] : []
  })
  const { diamondId, ...choice }: Choice = Object.fromEntries(numbers)
  return diamondId === undefined || choice.complectId !== undefined ? choice : { ...choice, diamondId }
}

export const choiceSearch = (choice: Choice): string => {
  const query = choiceNames.flatMap((name) => (choice[name] === undefined ? [] : `${name}=${choice[name]}`))
  return query.length === 0 ? "" : `?${query.join("&")}`
}

export const isSameChoice = (one: Choice, other: Choice): boolean => choiceNames.every((name) => one[name] === other[name])

export const isPartOf = (part: Choice, whole: Choice): boolean =>
  choiceNames.every((name) => part[name] === undefined || part[name] === whole[name])

export const isWhole = ({ complectId, diamondId, skuId }: Choice): boolean => skuId !== undefined && (complectId ?? diamondId) !== undefined

/** Removes the set too, which was matched to the frame. */
export const withoutFrame = ({ diamondId }: Choice): Choice => (diamondId === undefined ? {} : { diamondId })

export const withoutStones = ({ skuId }: Choice): Choice => (skuId === undefined ? {} : { skuId })

export const startPath = (choice: Choice = {}): string => constructorPath + choiceSearch(choice)
export const framesPath = (category: FrameCategory, choice: Choice = {}): string => `${constructorRoot}/${category}/${choiceSearch(choice)}`
export const framePath = (slug: string, choice: Choice = {}): string => `${constructorRoot}/frame/${slug}/${choiceSearch(choice)}`
export const stonesPath = (choice: Choice): string => `${constructorRoot}/diamonds/${choiceSearch(choice)}`
export const setsPath = (choice: Choice): string => `${constructorRoot}/diamonds/complect/${choiceSearch(choice)}`
export const stonePath = (diamondId: number, choice: Choice): string => `${constructorRoot}/diamond/${diamondId}/${choiceSearch(choice)}`
/** CTOR-007, CTOR-008. */
export const readyPath = (choice: Choice): string => `${constructorRoot}/ready-product/${choiceSearch(choice)}`

export type Step = "frame" | "stones" | "ready"

export const nextStep = (choice: Choice): Step => (choice.skuId === undefined ? "frame" : isWhole(choice) ? "ready" : "stones")

/** Frames, stones for a single-stone frame, sets for others (CTOR-004, CTOR-005), or the finished piece. */
export const nextPath = (choice: Choice, stonesCount: number): string => {
  const step = nextStep(choice)
  if (step === "frame") return startPath(choice)
  if (step === "ready") return readyPath(choice)
  return stonesCount > 1 ? setsPath(choice) : stonesPath(choice)
}

export const frameCategoryAt = (path: string): FrameCategory | undefined =>
  frameCategories.find((code) => `${path}/`.startsWith(`${constructorRoot}/${code}/`))

export const frameCategoryOf = (code: string): FrameCategory | undefined => frameCategories.find((category) => category === code)
