import { describe, expect, it } from "vitest"
import { comparedStones } from "../../../../core/domain/live-stone/compared-stones.ts"
import { placedOn, views, viewsOfAll } from "../../../../core/domain/live-stone/live-stone.ts"
import { ovalStone, roundStone, wideStone } from "../../../../qa/samples/live-stones.ts"
import { likedOval, likedRing, likedStone } from "../../../../qa/samples/favourites.ts"

describe("stones of a comparison", () => {
  it("are those with a report's proportions, in order, named by grades; jewelry is left out", () => {
    expect(comparedStones([likedRing, likedOval, likedStone])).toEqual([
      {
        name: "Овал, 0,90 карата, E (2), VVS2 (3)",
        stone: {
          ...{ shape: "oval", table: 58.5, crownAngle: 35.2, pavilionAngle: 41.2, girdle: 4, color: "E", fluorescence: "None" },
          ...{ width: 5.48, ratio: 7.6 / 5.48 }
        },
        isReported: false
      },
      {
        name: "Круг, 1,02 карата, E (2), VS1 (4)",
        stone: {
          ...{ shape: "round", table: 57, crownAngle: 34.6, pavilionAngle: 40.8, girdle: 3.5, color: "E", fluorescence: "Faint" },
          ...{ width: 6.49, ratio: 1 }
        },
        isReported: true
      }
    ])
  })

  it("have the views that all of them have", () => {
    expect(viewsOfAll([roundStone, wideStone])).toEqual(views)
    expect(viewsOfAll([roundStone, ovalStone])).toEqual(["face", "profile", "aset", "scope"])
  })

  it("are replaced on one side, and change places if the other side has the chosen one", () => {
    const pair = [roundStone, ovalStone]
    expect(placedOn(pair, 0, wideStone)).toEqual([wideStone, ovalStone])
    expect(placedOn(pair, 1, wideStone)).toEqual([roundStone, wideStone])
    expect(placedOn(pair, 0, ovalStone)).toEqual([ovalStone, roundStone])
    expect(placedOn(pair, 1, roundStone)).toEqual([ovalStone, roundStone])
    expect(placedOn(pair, 0, roundStone)).toEqual(pair)
  })
})
