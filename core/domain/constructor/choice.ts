import { type FrameCategory, frameCategories } from "./frames.ts"

/** What is chosen so far of a piece of one's own: a frame in its metal and size, and a stone or a set of them. The address of every step carries it. */
export type Choice = { readonly skuId?: number; readonly diamondId?: number; readonly complectId?: number }

/** The names of the choice in an address, in the order in which they are written. */
export const choiceNames = ["skuId", "diamondId", "complectId"] as const

/** Where a piece of one's own begins. */
export const constructorPath = "/create-jewelry/"

/** What every address of the constructor's steps begins with. */
export const constructorRoot = "/create-jewelry/constructor/from-frame"

/**
 * The choice that a query carries. What is no number, and what is not of the constructor, is passed over; a stone and a set are never chosen
 * together, and then the set, which is of the frame, stands.
 */
export const readChoice = (search: string): Choice => {
  const query = new URLSearchParams(search)
  const numbers = choiceNames.flatMap((name) => {
    const text = query.get(name) ?? ""
    return /^[1-9]\d{0,8}$/.test(text) ? [[name, Number(text)] as const] : []
  })
  const { diamondId, ...choice }: Choice = Object.fromEntries(numbers)
  return diamondId === undefined || choice.complectId !== undefined ? choice : { ...choice, diamondId }
}

/** The choice as a query with its question mark; nothing of an empty one. */
export const choiceSearch = (choice: Choice): string => {
  const query = choiceNames.flatMap((name) => (choice[name] === undefined ? [] : `${name}=${choice[name]}`))
  return query.length === 0 ? "" : `?${query.join("&")}`
}

/** Two choices of the same. */
export const isSameChoice = (one: Choice, other: Choice): boolean => choiceNames.every((name) => one[name] === other[name])

/** Whether all that is chosen in `part` is chosen in `whole`. */
export const isPartOf = (part: Choice, whole: Choice): boolean =>
  choiceNames.every((name) => part[name] === undefined || part[name] === whole[name])

/** Whether there is something of each: what is ready. */
export const isWhole = ({ complectId, diamondId, skuId }: Choice): boolean => skuId !== undefined && (complectId ?? diamondId) !== undefined

/** The choice without its frame; a set goes with it, since it was matched to it. */
export const withoutFrame = ({ diamondId }: Choice): Choice => (diamondId === undefined ? {} : { diamondId })

/** The choice without its stones. */
export const withoutStones = ({ skuId }: Choice): Choice => (skuId === undefined ? {} : { skuId })

export const startPath = (choice: Choice = {}): string => constructorPath + choiceSearch(choice)
export const framesPath = (category: FrameCategory, choice: Choice = {}): string => `${constructorRoot}/${category}/${choiceSearch(choice)}`
export const framePath = (slug: string, choice: Choice = {}): string => `${constructorRoot}/frame/${slug}/${choiceSearch(choice)}`
export const stonesPath = (choice: Choice): string => `${constructorRoot}/diamonds/${choiceSearch(choice)}`
export const setsPath = (choice: Choice): string => `${constructorRoot}/diamonds/complect/${choiceSearch(choice)}`
export const stonePath = (diamondId: number, choice: Choice): string => `${constructorRoot}/diamond/${diamondId}/${choiceSearch(choice)}`
/** CTOR-007, CTOR-008: a frame with one stone, or with a set of them. */
export const readyPath = (choice: Choice): string => `${constructorRoot}/ready-product/${choiceSearch(choice)}`

/** What is to be chosen next. */
export type Step = "frame" | "stones" | "ready"

export const nextStep = (choice: Choice): Step => (choice.skuId === undefined ? "frame" : isWhole(choice) ? "ready" : "stones")

/**
 * Where the choice leads on: to the frames, to the stones of a frame of one or the sets of a frame of several (CTOR-004, CTOR-005), to what is
 * ready.
 */
export const nextPath = (choice: Choice, stonesCount: number): string => {
  const step = nextStep(choice)
  if (step === "frame") return startPath(choice)
  if (step === "ready") return readyPath(choice)
  return stonesCount > 1 ? setsPath(choice) : stonesPath(choice)
}

/** The category of frames whose list an address is of; `undefined` of any other address. */
export const frameCategoryAt = (path: string): FrameCategory | undefined =>
  frameCategories.find((code) => `${path}/`.startsWith(`${constructorRoot}/${code}/`))

/** The category of frames with this code; `undefined` of any other section of the shop. */
export const frameCategoryOf = (code: string): FrameCategory | undefined => frameCategories.find((category) => category === code)
