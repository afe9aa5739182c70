import type { SnapshotFrom } from "xstate"
import type { customPieceMachine } from "../../../core/machines/constructor/custom-piece.machine.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import type { ActOf, StageOf } from "../../../qa/paths/model.ts"
import {
  requested,
  loaded,
  clear,
  loadFailed,
  loadedEmpty,
  pages,
  reconnected,
  retry,
  root,
  shown,
  shownAt,
  type Step,
  takeFrame,
  withFrame,
  withStone
} from "./custom-piece.payloads.ts"
import { expect } from "../../../qa/pages/patient-expect.ts"

type Snapshot = SnapshotFrom<typeof customPieceMachine>
type Stage = StageOf<Snapshot>
type Act = ActOf<Snapshot>

const isLoading = (snapshot: Snapshot): boolean => snapshot.matches({ memory: "loading" })
const isSettled = (snapshot: Snapshot): boolean => snapshot.matches({ memory: "ready" })
const isAt = (step: Step) => (snapshot: Snapshot) => snapshot.matches({ step })

/** Id of a stone of the shop that fits the frame of the paths. */
const fittingStone = async ({ page }: ActTools): Promise<number> => {
  const answer = await page.request.get("/api/v2/blanks/101/diamonds/?limit=1", { headers: { "x-client-key": "gran-storefront" } })
  const { data } = (await answer.json()) as {
    readonly data: { readonly items: ReadonlyArray<{ readonly diamond: { readonly id: number } }> }
  }
  return data.items[0]?.diamond.id ?? 0
}

/** Opens the page of a step. The page does not show the saved choices, so they are not requested. */
const openPage = (step: Step, search: string): Act => ({
  title: `the page of ${step} is opened`,
  events: [requested(search), shownAt(step), loadedEmpty],
  when: (snapshot) => isSettled(snapshot) && !isAt(step)(snapshot),
  run: ({ travel }) => travel(pages[step][0] + search)
})

const answers: ReadonlyArray<Act> = [
  { title: "loading fails", events: [loadFailed], when: isLoading, answer: { kind: "status", status: 500 } },
  { title: "the choices are loaded", events: [loaded], when: isLoading, answer: "well" }
]

const heading = ({ page }: ActTools, name: RegExp) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible()

const seeState = async (snapshot: Snapshot, tools: ActTools): Promise<unknown> => {
  const { page } = tools
  if (isAt("frames")(snapshot)) return heading(tools, /Выберите\sоправу/)
  if (isAt("frame")(snapshot)) return heading(tools, /Опора/)
  if (!isAt("start")(snapshot)) return undefined
  await heading(tools, /Создайте\sукрашение/)
  if (snapshot.matches({ memory: "failed" })) return expect(page.getByRole("main").getByRole("alert")).toBeVisible()
  return undefined
}

export const stages: ReadonlyArray<Stage> = [
  {
    address: "/create-jewelry/?skuId=101",
    isHeldFromStart: true,
    startEvents: [withFrame, shownAt("start")],
    heldRequests: /^\/api\/v2\/blanks\/101\/short/,
    isTour: true,
    prepare: ({ page }) => expect(page.getByRole("heading", { level: 1, name: /Создайте\sукрашение/ })).toBeVisible(),
    seeState,
    acts: [
      ...answers,
      {
        title: "«Повторить» is pressed",
        events: [retry],
        when: (snapshot) => snapshot.matches({ memory: "failed" }),
        run: ({ shell }) => shell.retry()
      },
      {
        title: "the network is back",
        events: [reconnected],
        when: (snapshot) => snapshot.matches({ memory: "failed" }),
        run: ({ shell }) => shell.returnNetwork()
      },
      openPage("frames", "?skuId=101"),
      openPage("frame", "?skuId=101"),
      openPage("stones", "?skuId=101"),
      openPage("sets", "?skuId=101"),
      {
        title: "a stone in the frame is opened",
        events: [withFrame, shownAt("stone"), loadedEmpty],
        when: (snapshot) => isSettled(snapshot) && !isAt("stone")(snapshot),
        run: async (tools) => tools.travel(`${root}/diamond/${await fittingStone(tools)}/?skuId=101`)
      },
      {
        title: "the frame is opened with a stone",
        events: [withStone, shownAt("frame"), loadedEmpty],
        when: (snapshot) => isSettled(snapshot) && !isAt("frame")(snapshot),
        run: async (tools) => tools.travel(`${pages.frame[0]}?diamondId=${await fittingStone(tools)}`)
      },
      {
        title: "the frame is chosen for the stone",
        events: [takeFrame, requested("?skuId=101&diamondId=7"), shownAt("ready"), loaded],
        when: (snapshot) => isAt("frame")(snapshot) && snapshot.context.choice.diamondId !== undefined,
        isLast: true,
        run: ({ page }) =>
          page
            .getByRole("complementary", { name: "Ваш выбор" })
            .getByRole("link", { name: /Собрать\sизделие/ })
            .click()
      },
      {
        title: "the start page is opened again",
        events: [withFrame, shownAt("start")],
        when: (snapshot) => isSettled(snapshot) && !isAt("start")(snapshot),
        run: ({ travel }) => travel("/create-jewelry/?skuId=101")
      },
      {
        title: "the frame is chosen, and its dialog is closed",
        events: [takeFrame],
        when: (snapshot) => isAt("frame")(snapshot) && snapshot.context.choice.diamondId === undefined,
        run: async ({ page }) => {
          await page
            .getByRole("complementary", { name: "Ваш выбор" })
            .getByRole("link", { name: /Выбрать\sбриллиант/ })
            .click()
          const dialog = page.getByRole("dialog")
          await expect(dialog).toBeVisible()
          await dialog.getByRole("button", { name: /Ещё\sпосмотреть/ }).click()
          await page.clock.runFor(300)
        }
      },
      {
        title: "a saved frame is removed",
        events: [clear, loadedEmpty],
        when: (snapshot) => isSettled(snapshot) && isAt("start")(snapshot) && snapshot.context.variants.length > 0,
        isLast: true,
        run: ({ page }) =>
          page
            .getByRole("main")
            .getByRole("button", { name: /^Убрать/ })
            .first()
            .click()
      },
      {
        title: "another page of the shop is opened",
        events: [requested(""), shown("diamonds")],
        when: isSettled,
        isLast: true,
        run: ({ travel }) => travel("/diamonds")
      }
    ]
  }
]
