import { Schema } from "effect"
import { type Choice, constructorPath, constructorRoot, readChoice } from "../domain/constructor/choice.ts"
import { fittingListing } from "../domain/constructor/fitting-listing.ts"
import { frameListing } from "../domain/constructor/frame-listing.ts"
import { type FrameCategory, frameCategories } from "../domain/constructor/frames.ts"
import { filterQuery, listMeta, listQuery } from "./list-parts.ts"
import { Code, CompleteChoice } from "./params.ts"
import { callRequest, metaRequest, publicPage, pageNumber, privatePage } from "./parts.ts"
import type { CallRequest, Route, ScreenName } from "./route.ts"

/** Sample pages of the constructor's steps, without calls. */
const mockUps = (...patterns: ReadonlyArray<string>): ReadonlyArray<Route> =>
  patterns.map((pattern) => privatePage(pattern, "constructorSample"))

const fittingList: Route["list"] = {
  listing: fittingListing,
  calls: (state) => {
    const id = state.extra?.find(([name]) => name === "skuId")?.[1]
    const { from: _, ...query } = listQuery(fittingListing, state)
    return id === undefined
      ? []
      : [
          callRequest("custom.short", { params: { id } }),
          callRequest("custom.diamonds", { params: { id }, query }),
          callRequest("custom.diamondFilters", { params: { id }, query: filterQuery(state) }, true)
        ]
  }
}

const withStone = (search: string): { readonly diamondId?: number } => {
  const { diamondId } = readChoice(search)
  return diamondId === undefined ? {} : { diamondId }
}

const framesOf = (category: FrameCategory): NonNullable<Route["list"]> => {
  const listing = frameListing(category)
  const params = { id: category }
  return {
    listing,
    calls: (state, search) => {
      const { from: _, ...shown } = state
      return [
        callRequest("custom.blanks", { params, query: { ...listQuery(listing, shown), ...withStone(search) } }),
        callRequest("custom.blankFilters", { params, query: { ...filterQuery(state), ...withStone(search) } }, true),
        callRequest("custom.categories", { query: withStone(search) }, true),
        ...listMeta(listing, state)
      ]
    }
  }
}

/** Step after the frame; without a frame it makes no calls. */
const step = (
  pattern: string,
  screen: ScreenName,
  calls: (id: string, choice: Choice, params: Readonly<Record<string, unknown>>) => ReadonlyArray<CallRequest> = () => []
): Route => ({
  ...publicPage(`${constructorRoot}/${pattern}`, screen),
  isUnlisted: true,
  calls: (params, _, search) => {
    const choice = readChoice(search)
    return choice.skuId === undefined ? [] : calls(String(choice.skuId), choice, params)
  }
})

export const constructorRoutes: ReadonlyArray<Route> = [
  ...mockUps("/constructor", "/constructor-diamond", "/constructor-diamond-sets", "/constructor-finished", "/constructor-finished-diamond"),
  ...mockUps("/constructor-form", "/constructor-frame", "/constructor-frame-last", "/diamond-constructor", "/jewelry-constructor"),
  {
    name: "create-jewelry-main",
    pattern: constructorPath,
    screen: "constructorStart",
    calls: (_, path, search) => [callRequest("custom.categories", { query: withStone(search) }), metaRequest(path)]
  },
  {
    name: "create-jewelry-frame",
    pattern: `${constructorRoot}/frame/{slug}`,
    params: Schema.Struct({ slug: Code }),
    screen: "frame",
    calls: ({ slug }, path, search) => [
      callRequest("custom.blank", { params: { id: String(slug) }, query: withStone(search) }),
      metaRequest(path)
    ]
  },
  {
    ...step("diamonds/complect/{page?:\\d{1,3}}", "frameSets", (id, _, { page: number }) => [
      callRequest("custom.short", { params: { id } }),
      callRequest("custom.diamonds", { params: { id }, query: Number(number) > 1 ? { page: Number(number) } : {} })
    ]),
    params: pageNumber
  },
  { ...step("diamonds/{page?:\\d{1,3}}", "frameStones"), params: pageNumber, list: fittingList },
  { ...step("diamonds/filter/{filter?:.+}", "frameStones"), list: fittingList },
  {
    ...step("diamond/{diamondId:0*[1-9]\\d{0,8}}", "frameStone", (id, _, { diamondId }) => [
      callRequest("custom.blank", { params: { id }, query: { diamondId: Number(diamondId) } }),
      callRequest("custom.diamond", { params: { id, diamondId: Number(diamondId) } }, true)
    ]),
    params: Schema.Struct({ diamondId: Code })
  },
  {
    ...step("ready-product", "ready", (id, { complectId, diamondId = 0, skuId: a = 0 }) => [
      callRequest("custom.blank", { params: { id }, query: diamondId === 0 ? {} : { diamondId } }),
      complectId === undefined
        ? callRequest("custom.ready", { params: { a, b: diamondId } }, true)
        : callRequest("custom.readyComplect", { params: { a, b: complectId } })
    ]),
    query: CompleteChoice
  },
  ...frameCategories.flatMap((category): ReadonlyArray<Route> => {
    const frames = { name: "create-jewelry-from-frame", screen: "frames", list: framesOf(category) } as const
    return [
      { ...frames, pattern: `${constructorRoot}/${category}/filter/{filter?:.+}` },
      { ...frames, pattern: `${constructorRoot}/${category}/{page?:\\d{1,3}}`, params: pageNumber }
    ]
  })
]
