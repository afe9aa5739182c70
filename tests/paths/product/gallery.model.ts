import type { SnapshotFrom } from "xstate"
import { maxZoom, fittedView } from "../../../core/domain/gallery/picture-view.ts"
import { galleryMachine } from "../../../core/machines/product/gallery.machine.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { stages } from "./gallery.stages.ts"

/** Frame counts: two pictures, the second of which rotates; a single picture. */
const two = [0, 3]
const one = [0]
/** The first has a single frame, the second rotates by two. */
const three = [1, 2, 0]

/** A two-finger gesture can shift a whole picture slightly. */
const shifted = { type: "gallery.setView", view: { ...fittedView, x: 0.2 } }

type Context = SnapshotFrom<typeof galleryMachine>["context"]

/** Index of the next or previous picture, wrapping around. */
const indexAfter = ({ at: place, frames }: Context, by: number) => (place + by + frames.length) % frames.length
const countOf = ({ at: place, frames }: Context) => frames[place] ?? 1

const stateTexts: Readonly<Record<string, string>> = {
  bare: "the page has no pictures",
  hung: "the pictures are shown on the page",
  "open.whole": "a picture is open as a whole",
  "open.near": "a picture is zoomed in",
  "open.turning": "a picture is rotating"
}

export const model = defineModel<typeof galleryMachine>({
  name: "gallery",
  actorPath: "shop/gallery",
  world: {
    machine: galleryMachine,
    input: undefined,
    callbackActors: ["holdScroll", "coverHistory"],
    events: [
      { type: "gallery.setFrames", frames: two },
      { type: "gallery.setFrames", frames: one },
      { type: "gallery.setFrames", frames: three },
      { type: "gallery.clear" },
      { type: "gallery.open", at: 0 },
      { type: "gallery.open", at: 1 },
      { type: "gallery.close" },
      { type: "gallery.step", by: 1 },
      { type: "gallery.step", by: -1 },
      { type: "gallery.zoom", factor: 2 },
      { type: "gallery.zoom", factor: 0.5 },
      { type: "gallery.move", by: { x: 0.5, y: 0 } },
      { type: "gallery.setView", view: { zoom: 2, x: 0.5, y: -0.5 } },
      { type: "gallery.setView", view: fittedView },
      shifted,
      { type: "gallery.turn", by: 1 },
      { type: "gallery.turn", by: -1 },
      { type: "gallery.toggleTurning" }
    ]
  },
  describeState: ({ context, ...snapshot }) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)} (${context.frames.length} pictures, index ${context.at}, zoom ${context.view.zoom} at ${context.view.x} ${context.view.y}, frame ${context.frame})`,
  eventTexts: {
    "gallery.setFrames": ({ frames }) => `a page is shown (pictures: ${String(frames.length)})`,
    "gallery.clear": "the page is left",
    "gallery.open": ({ at: index }) => `picture ${String(index)} is pressed`,
    "gallery.close": "the picture is closed",
    "gallery.back": "Back is pressed",
    "gallery.step": ({ by }) => (by === 1 ? "the next picture is chosen" : "the previous picture is chosen"),
    "gallery.zoom": ({ factor }) => (Number(factor) > 1 ? "the picture is zoomed in" : "the picture is zoomed out"),
    "gallery.move": "the picture is moved",
    "gallery.setView": ({ view }) => `two fingers zoom the picture to ${String(view.zoom)}`,
    "gallery.turn": ({ by }) => (by === 1 ? "the picture is rotated to the right" : "the picture is rotated to the left"),
    "gallery.toggleTurning": "the rotation is toggled"
  },
  invariants: {
    "locks the scroll and covers the history exactly while a picture is open": (snapshot) =>
      ["holdScroll", "coverHistory"].every((id) => id in snapshot.children === snapshot.hasTag("shown")),
    "shows a picture of the page exactly while it is open": (snapshot) =>
      snapshot.hasTag("shown") === snapshot.matches("open") &&
      (!snapshot.hasTag("shown") || snapshot.context.at in snapshot.context.frames),
    "is zoomed in exactly in that state, within the limits of the picture": ({ context: { view }, ...snapshot }) => {
      const isPart = currentState(snapshot) === "open.near"
      const limit = (view.zoom - 1) / 2
      return isPart === view.zoom > 1 && view.zoom <= maxZoom && Math.abs(view.x) <= limit && Math.abs(view.y) <= limit
    },
    "has another frame only while a picture with frames is rotating": (snapshot) =>
      (snapshot.context.frame === 0 || currentState(snapshot) === "open.turning") &&
      snapshot.context.frame < Math.max(1, snapshot.context.frames[snapshot.context.at] ?? 0),
    "has default values while no picture is open": ({ context: { at: place, frame, view }, ...snapshot }) =>
      snapshot.hasTag("shown") || isEqual({ place, frame, view }, { place: 0, frame: 0, view: fittedView }),
    "can open a picture exactly while the page shows pictures": (snapshot) =>
      snapshot.can({ type: "gallery.open", at: 0 }) === snapshot.matches("hung"),
    "can step exactly while a picture is open and there are several": (snapshot) =>
      snapshot.can({ type: "gallery.step", by: 1 }) === (snapshot.hasTag("shown") && snapshot.context.frames.length > 1),
    "can zoom in up to the maximum while no picture is rotating": (snapshot) =>
      snapshot.can({ type: "gallery.zoom", factor: 2 }) ===
      (["open.whole", "open.near"].includes(currentState(snapshot)) && snapshot.context.view.zoom < maxZoom),
    "can zoom out exactly while it is zoomed in": (snapshot) =>
      snapshot.can({ type: "gallery.zoom", factor: 0.5 }) === (currentState(snapshot) === "open.near")
  },
  postconditions: {
    "opens the pressed picture as a whole": ({ after, before, event }) =>
      event.type !== "gallery.open" ||
      !before.matches("hung") ||
      !(event["at"] in before.context.frames) ||
      (currentState(after) === "open.whole" && after.context.at === event["at"] && after.context.frame === 0),
    "takes over the pictures of the page, and closes an open one": ({ after, event }) =>
      event.type !== "gallery.setFrames" || (after.matches("hung") && isEqual(after.context.frames, event["frames"])),
    "has no pictures after the page is left": ({ after, event }) =>
      event.type !== "gallery.clear" || (after.matches("bare") && after.context.frames.length === 0),
    "closes the picture on request and on Back": (step) =>
      !["gallery.close", "gallery.back"].includes(step.event.type) ||
      (step.before.matches("open") ? step.after.matches("hung") : isSame(step)),
    "steps through the pictures in a circle, each as a whole": (step) =>
      step.event.type !== "gallery.step" ||
      (step.before.can({ type: "gallery.step", by: 1 })
        ? currentState(step.after) === "open.whole" && step.after.context.at === indexAfter(step.before.context, Number(step.event["by"]))
        : isSame(step)),
    "zooms by the factor within the limits": ({ after, before, event }) =>
      event.type !== "gallery.zoom" ||
      (["open.whole", "open.near"].includes(currentState(before))
        ? after.context.view.zoom === Math.min(maxZoom, Math.max(1, before.context.view.zoom * event["factor"]))
        : isEqual(after.context, before.context)),
    "takes over the view of two fingers, and centres a whole picture": ({ after, before, event }) =>
      event.type !== "gallery.setView" ||
      !["open.whole", "open.near"].includes(currentState(before)) ||
      isEqual(after.context.view, event["view"].zoom === 1 ? fittedView : event["view"]),
    "moves only a zoomed picture": (step) => {
      const { after, before, event } = step
      if (event.type !== "gallery.move") return true
      if (currentState(before) !== "open.near") return isSame(step)
      const { view } = before.context
      const limit = (view.zoom - 1) / 2
      return (
        currentState(after) === "open.near" &&
        after.context.view.x === Math.min(limit, view.x + event["by"].x) &&
        after.context.view.y === view.y
      )
    },
    "rotates by a frame in a circle": ({ after, before, event }) =>
      event.type !== "gallery.turn" ||
      after.context.frame ===
        (currentState(before) === "open.turning"
          ? (before.context.frame + Number(event["by"]) + countOf(before.context)) % countOf(before.context)
          : before.context.frame),
    "toggles the rotation only for pictures with frames": (step) => {
      if (step.event.type !== "gallery.toggleTurning") return true
      if (currentState(step.before) === "open.turning") return currentState(step.after) === "open.whole"
      const turns = step.before.matches("open") && (step.before.context.frames[step.before.context.at] ?? 0) > 1
      return turns ? currentState(step.after) === "open.turning" : isSame(step)
    }
  },
  stages
})
