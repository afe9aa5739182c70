import type { SnapshotFrom } from "xstate"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { CataloguePage } from "../../../qa/pages/catalogue-page.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { catalogueMachine } from "../../../core/machines/catalogue/catalogue.machine.ts"
import { usualArrangement } from "../../../core/domain/catalogue/arrangement.ts"
import { counted } from "../../../qa/samples/counted.ts"
import type { StageOf } from "../../../qa/paths/model.ts"
import { oval, ovalOrHeart, cutOff, resolved } from "./catalogue.payloads.ts"

const recalled = { type: "xstate.done.actor.recallArrangement", output: succeeded(usualArrangement) } as const

const sheetOf = ({ page }: ActTools) => new CataloguePage(page)

const isOpen = ({ context }: { readonly context: { readonly draft: string | null } }) => context.draft !== null

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof catalogueMachine>>> = [
  {
    address: "/diamonds",
    startEvents: [recalled],
    heldRequests: /\/facets\//,
    isPhone: true,
    most: 5,
    prepare: async (tools) => {
      await tools.shell.interact()
      await sheetOf(tools).openSheet()
    },
    acts: [
      {
        title: "an oval is chosen",
        events: [{ type: "catalogue.setDraft", to: oval }],
        when: ({ context }) => context.draft === null,
        run: (tools) => sheetOf(tools).choose(/^Овал/)
      },
      {
        title: "a heart is chosen too",
        events: [{ type: "catalogue.setDraft", to: ovalOrHeart }],
        when: ({ context }) => context.draft === oval,
        run: (tools) => sheetOf(tools).choose(/^Сердце/)
      },
      {
        title: "the server counts",
        events: [{ type: "xstate.done.actor.countChosen", output: succeeded(counted) }],
        when: (snapshot) => snapshot.matches({ choice: { gathering: "counting" } }),
        answer: "well"
      },
      {
        title: "the server refuses to count",
        events: [{ type: "xstate.done.actor.countChosen", output: failed(cutOff) }],
        when: (snapshot) => snapshot.matches({ choice: { gathering: "counting" } }),
        answer: { kind: "status", status: 422, body: JSON.stringify({ message: "", data: { errors: {} } }) }
      },
      {
        title: "the chosen stones are shown, then Back is pressed",
        events: [resolved, resolved],
        when: isOpen,
        run: async (tools) => {
          await sheetOf(tools).show()
          await sheetOf(tools).seeAddress(tools.page.url().includes("heart") ? ovalOrHeart : oval)
          await tools.page.goBack()
          await sheetOf(tools).seeAddress("/diamonds")
          await sheetOf(tools).openSheet()
        }
      }
    ],
    seeState: async (snapshot, tools) => {
      const sheet = sheetOf(tools)
      if (snapshot.context.draft === null) return sheet.seeShowControl(/^Показать\s8\s000\sбриллиантов$/)
      await sheet.seeChosen(/^Овал/)
      await sheet.seeShowControl(snapshot.matches({ choice: "counted" }) ? /^Показать\s\d[\d\s]*\sбриллиант/ : /^Показать$/)
    }
  },
  {
    address: "/diamonds",
    startEvents: [recalled],
    heldRequests: /\/facets\//,
    most: 1,
    prepare: ({ shell }) => shell.interact(),
    acts: [
      {
        title: "an oval is chosen beside the list",
        events: [resolved],
        run: async (tools) => {
          await sheetOf(tools).choose(/^Овал/)
          await sheetOf(tools).seeAddress(oval)
        }
      },
      {
        title: "the browser opens a missing page",
        events: [{ type: "navigation.lost", isMissing: true, guarded: null }],
        run: ({ travel }) => travel("/diamonds/filter/shape--square")
      }
    ],
    seeState: () => Promise.resolve()
  },
  {
    address: "/diamonds?view=table",
    startEvents: [recalled],
    heldRequests: /\/facets\//,
    most: 1,
    prepare: ({ shell }) => shell.interact(),
    acts: [
      {
        title: "a stone is marked for comparison, and the mark is cleared",
        events: [{ type: "catalogue.compare", id: 1 }, { type: "catalogue.clearCompared" }],
        run: async ({ page }) => {
          await page
            .getByRole("button", { name: /^Сравнить: / })
            .first()
            .click()
          await page.getByRole("button", { name: "Снять отметки" }).click()
        }
      }
    ],
    seeState: () => Promise.resolve()
  },
  {
    address: "/diamonds",
    startEvents: [recalled],
    heldRequests: /\/facets\//,
    isPhone: true,
    most: 1,
    prepare: ({ shell }) => shell.interact(),
    acts: [
      {
        title: "two pieces per row are chosen",
        events: [
          { type: "catalogue.arrange", by: { mobileGridLayout: "two" } },
          { type: "xstate.done.actor.keepArrangement", output: succeeded(undefined) }
        ],
        run: (tools) => sheetOf(tools).chooseGrid("По две")
      }
    ],
    seeState: (snapshot, tools) => sheetOf(tools).seeGrid(snapshot.context.arrangement.mobileGridLayout === "two" ? 2 : 1)
  }
]
