import { assign, fromCallback, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { moveBy, type PictureView, type Spot, fittedView, zoomBy } from "../../domain/gallery/picture-view.ts"

export type GalleryContext = {
  /** Frames per picture; 0 for one that does not rotate. */
  readonly frames: ReadonlyArray<number>
  readonly at: number
  readonly frame: number
  readonly view: PictureView
}

export type GalleryEvent =
  /** Registers the page's pictures. */
  | { readonly type: "gallery.setFrames"; readonly frames: ReadonlyArray<number> }
  | { readonly type: "gallery.clear" }
  | { readonly type: "gallery.open"; readonly at: number }
  | { readonly type: "gallery.close" }
  | { readonly type: "gallery.back" }
  | { readonly type: "gallery.step"; readonly by: 1 | -1 }
  | { readonly type: "gallery.zoom"; readonly factor: number; readonly spot?: Spot }
  | { readonly type: "gallery.move"; readonly by: Spot }
  /** Result of a pinch. */
  | { readonly type: "gallery.setView"; readonly view: PictureView }
  | { readonly type: "gallery.turn"; readonly by: number }
  | { readonly type: "gallery.toggleTurning" }

/** Full-screen gallery of a product: paging, zoom, and rotation of pictures with frames. */
export const galleryMachine = setup({
  types: { context: {} as GalleryContext, events: {} as GalleryEvent, tags: {} as "shown" },
  actors: { holdScroll: fromCallback(notProvided("holdScroll")), coverHistory: fromCallback(notProvided("coverHistory")) },
  guards: {
    hasPicture: ({ context: { frames }, event }) => narrowEvent(event, "gallery.open").at in frames,
    hasSeveralPictures: ({ context: { frames } }) => frames.length > 1,
    canTurn: ({ context: { at, frames } }) => (frames[at] ?? 0) > 1,
    canZoom: ({ context: { view }, event }) => zoomBy(view, narrowEvent(event, "gallery.zoom").factor).zoom !== view.zoom,
    isZoomedOut: ({ context: { view } }) => view.zoom === 1
  },
  actions: {
    storeFrames: assign(({ event }) => ({ frames: narrowEvent(event, "gallery.setFrames").frames })),
    clearFrames: assign({ frames: [] }),
    resetPicture: assign({ at: 0, frame: 0, view: fittedView }),
    showPicture: assign(({ event }) => ({ at: narrowEvent(event, "gallery.open").at, frame: 0, view: fittedView })),
    stepPicture: assign(({ context: { at, frames }, event }) => ({
      at: (at + narrowEvent(event, "gallery.step").by + frames.length) % frames.length,
      frame: 0,
      view: fittedView
    })),
    resetFrame: assign({ frame: 0 }),
    resetView: assign({ view: fittedView }),
    zoom: assign(({ context: { view }, event }) => {
      const { factor, spot } = narrowEvent(event, "gallery.zoom")
      return { view: zoomBy(view, factor, spot) }
    }),
    moveView: assign(({ context: { view }, event }) => ({ view: moveBy(view, narrowEvent(event, "gallery.move").by) })),
    storeView: assign(({ event }) => ({ view: narrowEvent(event, "gallery.setView").view })),
    turnPicture: assign(({ context: { at, frame, frames }, event }) => {
      const count = frames[at] ?? 1
      return { frame: (((frame + narrowEvent(event, "gallery.turn").by) % count) + count) % count }
    })
  }
}).createMachine({
  id: "gallery",
  context: { frames: [], at: 0, frame: 0, view: fittedView },
  initial: "bare",
  on: {
    "gallery.setFrames": { target: ".hung", actions: "storeFrames" },
    "gallery.clear": { target: ".bare", actions: "clearFrames" }
  },
  states: {
    bare: { entry: "resetPicture" },
    hung: {
      entry: "resetPicture",
      on: {
        "gallery.open": { guard: "hasPicture", target: "open", actions: "showPicture" }
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
        "gallery.step": { guard: "hasSeveralPictures", target: ".whole", actions: "stepPicture" }
      },
      initial: "whole",
      states: {
        whole: {
          on: {
            "gallery.zoom": { guard: "canZoom", target: "near", actions: "zoom" },
            "gallery.setView": { target: "near", actions: "storeView" },
            "gallery.toggleTurning": { guard: "canTurn", target: "turning" }
          }
        },
        near: {
          always: { guard: "isZoomedOut", target: "whole", actions: "resetView" },
          on: {
            "gallery.zoom": { guard: "canZoom", actions: "zoom" },
            "gallery.setView": { actions: "storeView" },
            "gallery.move": { actions: "moveView" },
            "gallery.toggleTurning": { guard: "canTurn", target: "turning", actions: "resetView" }
          }
        },
        turning: {
          on: {
            "gallery.turn": { actions: "turnPicture" },
            "gallery.toggleTurning": { target: "whole", actions: "resetFrame" }
          }
        }
      }
    }
  }
})
