import type { Page } from "playwright/test"
import type { SnapshotFrom } from "xstate"
import { fittedView } from "../../../core/domain/gallery/picture-view.ts"
import type { galleryMachine } from "../../../core/machines/product/gallery.machine.ts"
import { touch } from "../../e2e/support/touch.ts"
import { waitForCovered } from "../../../qa/pages/history-cover.ts"
import { type StageOf, currentState } from "../../../qa/paths/model.ts"

const dialogOf = (page: Page) => page.getByRole("dialog", { name: /^Изображения/ })
const tool = (page: Page, name: string) => dialogOf(page).getByRole("button", { name }).click()
const firstCard = (page: Page) => page.getByRole("main").locator("li h2 a, li h3 a").first()

const isWhole = (snapshot: SnapshotFrom<typeof galleryMachine>) => currentState(snapshot) === "open.whole"
const isNear = (snapshot: SnapshotFrom<typeof galleryMachine>) => currentState(snapshot) === "open.near"

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof galleryMachine>>> = [
  {
    address: "/jewelry/",
    startEvents: [{ type: "gallery.setFrames", frames: [0, 0] }],
    /** Matches no call: pictures are not API calls. */
    heldRequests: /^$/,
    isTour: true,
    prepare: async ({ page }) => {
      await firstCard(page).click()
      await page.getByRole("heading", { name: "Характеристики" }).waitFor()
    },
    acts: [
      {
        title: "the first picture is pressed",
        events: [{ type: "gallery.open", at: 0 }],
        when: (snapshot) => snapshot.matches("hung"),
        run: ({ page }) => page.getByRole("region", { name: "Изображения изделия" }).getByRole("link").first().click()
      },
      {
        title: "Escape is pressed",
        events: [{ type: "gallery.close" }],
        when: (snapshot) => snapshot.hasTag("shown"),
        run: ({ page }) => page.keyboard.press("Escape")
      },
      {
        title: "Back is pressed",
        events: [{ type: "gallery.back" }],
        when: (snapshot) => snapshot.hasTag("shown"),
        run: async ({ page }) => {
          await waitForCovered(page)
          await page.goBack()
        }
      },
      {
        title: "the right arrow is pressed",
        events: [{ type: "gallery.step", by: 1 }],
        when: isWhole,
        run: ({ page }) => page.keyboard.press("ArrowRight")
      },
      {
        title: "the right arrow is pressed over a zoomed picture",
        events: [{ type: "gallery.move", by: { x: -0.125, y: 0 } }],
        when: isNear,
        run: ({ page }) => page.keyboard.press("ArrowRight")
      },
      {
        title: "the next picture is chosen",
        events: [{ type: "gallery.step", by: 1 }],
        when: isNear,
        run: ({ page }) => tool(page, "Следующее изображение")
      },
      {
        title: "plus is pressed",
        events: [{ type: "gallery.zoom", factor: 1.5 }],
        when: ({ context }) => context.view.zoom < 2,
        run: ({ page }) => page.keyboard.press("+")
      },
      {
        title: "minus is pressed",
        events: [{ type: "gallery.zoom", factor: 1 / 1.5 }],
        when: isNear,
        run: ({ page }) => page.keyboard.press("-")
      },
      {
        title: "two fingers move apart",
        events: [{ type: "gallery.setView", view: { zoom: 1.5, x: 0, y: 0 } }],
        when: ({ context, ...snapshot }) => snapshot.hasTag("shown") && context.view.zoom < 2,
        run: ({ page }) =>
          touch(
            page,
            [
              [600, 450],
              [580, 450]
            ],
            [
              [680, 450],
              [700, 450]
            ]
          )
      },
      {
        title: "two fingers move together",
        events: [{ type: "gallery.setView", view: fittedView }],
        when: (snapshot) => snapshot.hasTag("shown"),
        run: ({ page }) =>
          touch(
            page,
            [
              [340, 450],
              [630, 450]
            ],
            [
              [940, 450],
              [650, 450]
            ]
          )
      },
      {
        title: "another product is opened",
        events: [{ type: "gallery.clear" }, { type: "gallery.setFrames", frames: [0, 0] }],
        when: (snapshot) => snapshot.matches("hung"),
        isLast: true,
        run: ({ page }) =>
          page
            .getByRole("region", { name: /^Дополните/ })
            .getByRole("link")
            .first()
            .click()
      }
    ],
    seeState: async (snapshot, { page }) => {
      await dialogOf(page).waitFor({ state: snapshot.hasTag("shown") ? "visible" : "hidden" })
    }
  },
  {
    // The first picture of «Белые ночи» has frames of a rotation.
    address: "/jewelry/pomolvochnoe-kolco/0297128/",
    startEvents: [{ type: "gallery.setFrames", frames: [24, 0, 0, 0, 24] }],
    heldRequests: /^$/,
    isTour: true,
    prepare: async ({ page }) => {
      await page.getByRole("heading", { name: "Характеристики" }).waitFor()
    },
    acts: [
      {
        title: "the picture is pressed",
        events: [{ type: "gallery.open", at: 0 }],
        when: (snapshot) => snapshot.matches("hung"),
        run: ({ page }) => page.getByRole("region", { name: "Изображения изделия" }).getByRole("link").first().click()
      },
      {
        title: "plus is pressed",
        events: [{ type: "gallery.zoom", factor: 1.5 }],
        when: isWhole,
        run: ({ page }) => page.keyboard.press("+")
      },
      {
        title: "«Вращать» is pressed",
        events: [{ type: "gallery.toggleTurning" }],
        when: (snapshot) => snapshot.hasTag("shown"),
        run: ({ page }) => tool(page, "Вращать")
      },
      {
        title: "the right arrow is pressed while the picture rotates",
        events: [{ type: "gallery.turn", by: 1 }],
        when: (snapshot) => snapshot.matches({ open: "turning" }) && snapshot.context.frame < 2,
        run: ({ page }) => page.keyboard.press("ArrowRight")
      }
    ],
    seeState: async ({ context, ...snapshot }, { page }) => {
      if (snapshot.matches({ open: "turning" }))
        await page.getByRole("img", { name: new RegExp(`поворот на ${context.frame * 15}°`) }).waitFor()
    }
  }
]
