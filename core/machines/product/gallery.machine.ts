import { assign, fromCallback, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { moveBy, type PictureView, type Spot, wholeView, zoomBy } from "../../domain/gallery/picture-view.ts"

export type GalleryContext = {
  /** Frames per picture; 0 for one that does not rotate. */
  readonly frames: ReadonlyArray<number>
  readonly at: number
  readonly frame: number
  readonly view: PictureView
}

export type GalleryEvent =
  /** Registers the page's pictures. */
  | { readonly type: "gallery.hang"; readonly frames: ReadonlyArray<number> }
  | { readonly type: "gallery.takeDown" }
  | { readonly type: "gallery.open"; readonly at: number }
  | { readonly type: "gallery.close" }
  | { readonly type: "gallery.back" }
  | { readonly type: "gallery.step"; readonly by: 1 | -1 }
  | { readonly type: "gallery.zoom"; readonly factor: number; readonly spot?: Spot }
  | { readonly type: "gallery.move"; readonly by: Spot }
  /** Result of a pinch. */
  | { readonly type: "gallery.lay"; readonly view: PictureView }
  | { readonly type: "gallery.turn"; readonly by: number }
  | { readonly type: "gallery.switch" }

/** Full-screen gallery of a product: paging, zoom, and rotation of pictures with frames. */
export const galleryMachine = setup({
  types: { context: {} as GalleryContext, events: {} as GalleryEvent, tags: {} as "shown" },
  actors: { holdScroll: fromCallback(notProvided("holdScroll")), coverHistory: fromCallback(notProvided("coverHistory")) },
  guards: {
    hangs: ({ context: { frames }, event }) => narrowEvent(event, "gallery.open").at in frames,
    isOneOfSeveral: ({ context: { frames } }) => frames.length > 1,
    isTurnable: ({ context: { at, frames } }) => (frames[at] ?? 0) > 1,
    isZoomable: ({ context: { view }, event }) => zoomBy(view, narrowEvent(event, "gallery.zoom").factor).zoom !== view.zoom,
    isWhole: ({ context: { view } }) => view.zoom === 1
  },
  actions: {
    hang: assign(({ event }) => ({ frames: narrowEvent(event, "gallery.hang").frames })),
    takeDown: assign({ frames: [] }),
    rest: assign({ at: 0, frame: 0, view: wholeView }),
    look: assign(({ event }) => ({ at: narrowEvent(event, "gallery.open").at, frame: 0, view: wholeView })),
    step: assign(({ context: { at, frames }, event }) => ({
      at: (at + narrowEvent(event, "gallery.step").by + frames.length) % frames.length,
      frame: 0,
      view: wholeView
    })),
    face: assign({ frame: 0 }),
    layWhole: assign({ view: wholeView }),
    zoom: assign(({ context: { view }, event }) => {
      const { factor, spot } = narrowEvent(event, "gallery.zoom")
      return { view: zoomBy(view, factor, spot) }
    }),
    move: assign(({ context: { view }, event }) => ({ view: moveBy(view, narrowEvent(event, "gallery.move").by) })),
    lay: assign(({ event }) => ({ view: narrowEvent(event, "gallery.lay").view })),
    turn: assign(({ context: { at, frame, frames }, event }) => {
      const count = frames[at] ?? 1
      return { frame: (((frame + narrowEvent(event, "gallery.turn").by) % count) + count) % count }
    })
  }
}).createMachine({
  id: "gallery",
  context: { frames: [], at: 0, frame: 0, view: wholeView },
  initial: "bare",
  on: {
    "gallery.hang": { target: ".hung", actions: "hang" },
    "gallery.takeDown": { target: ".bare", actions: "takeDown" }
  },
  states: {
    bare: { entry: "rest" },
    hung: {
      entry: "rest",
      on: {
        "gallery.open": { guard: "hangs", target: "open", actions: "look" }
      }
    },
    open: {
      tags: "shown",
      invoke: [
        { id: "holdScroll", src: "holdScroll" },
        { id: "coverHistory", src: "coverHistory" }
      ],
      on: {
        "gallery.close": "hung",
        "gallery.back": "hung",
        "gallery.step": { guard: "isOneOfSeveral", target: ".whole", actions: "step" }
      },
      initial: "whole",
      states: {
        whole: {
          on: {
            "gallery.zoom": { guard: "isZoomable", target: "near", actions: "zoom" },
            "gallery.lay": { target: "near", actions: "lay" },
            "gallery.switch": { guard: "isTurnable", target: "turning" }
          }
        },
        near: {
          always: { guard: "isWhole", target: "whole", actions: "layWhole" },
          on: {
            "gallery.zoom": { guard: "isZoomable", actions: "zoom" },
            "gallery.lay": { actions: "lay" },
            "gallery.move": { actions: "move" },
            "gallery.switch": { guard: "isTurnable", target: "turning", actions: "layWhole" }
          }
        },
        turning: {
          on: {
            "gallery.turn": { actions: "turn" },
            "gallery.switch": { target: "whole", actions: "face" }
          }
        }
      }
    }
  }
})
