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
const aside = { type: "gallery.setView", view: { ...fittedView, x: 0.2 } }

type Context = SnapshotFrom<typeof galleryMachine>["context"]

/** Index of the next or previous picture, wrapping around. */
const roundBy = ({ at: place, frames }: Context, by: number) => (place + by + frames.length) % frames.length
const countOf = ({ at: place, frames }: Context) => frames[place] ?? 1

const stateTexts: Readonly<Record<string, string>> = {
  bare: "the page has no pictures to open",
  hung: "the pictures hang on the page",
  "open.whole": "a picture is seen whole",
  "open.near": "a part of a picture is seen",
  "open.turning": "a picture turns"
}

export const model = defineModel<typeof galleryMachine>({
  name: "gallery",
  actorPath: "shop/gallery",
  world: {
    machine: galleryMachine,
    input: undefined,
    watchers: ["holdScroll", "coverHistory"],
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
      aside,
      { type: "gallery.turn", by: 1 },
      { type: "gallery.turn", by: -1 },
      { type: "gallery.toggleTurning" }
    ]
  },
  describeState: ({ context, ...snapshot }) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)} (${context.frames.length} there, number ${context.at}, ${context.view.zoom} times at ${context.view.x} ${context.view.y}, frame ${context.frame})`,
  eventTexts: {
    "gallery.setFrames": ({ frames }) => `a page shows ${String(frames.length)}`,
    "gallery.clear": "the page goes",
    "gallery.open": ({ at: index }) => `picture ${String(index)} is pressed`,
    "gallery.close": "it is closed",
    "gallery.back": "Back",
    "gallery.step": ({ by }) => (by === 1 ? "the next one is wanted" : "the one before is wanted"),
    "gallery.zoom": ({ factor }) => (Number(factor) > 1 ? "it is brought nearer" : "it is brought away"),
    "gallery.move": "it is moved",
    "gallery.setView": ({ view }) => `two fingers bring it to ${String(view.zoom)} times`,
    "gallery.turn": ({ by }) => (by === 1 ? "it is turned to the right" : "it is turned to the left"),
    "gallery.toggleTurning": "its turning is switched"
  },
  invariants: {
    "holds the page and covers its history exactly while it is open": (snapshot) =>
      ["holdScroll", "coverHistory"].every((id) => id in snapshot.children === snapshot.hasTag("shown")),
    "is open exactly at one of the pictures of the page": (snapshot) =>
      snapshot.hasTag("shown") === snapshot.matches("open") &&
      (!snapshot.hasTag("shown") || snapshot.context.at in snapshot.context.frames),
    "shows a part exactly while it is near, and never more than there is": ({ context: { view }, ...snapshot }) => {
      const isPart = currentState(snapshot) === "open.near"
      const most = (view.zoom - 1) / 2
      return isPart === view.zoom > 1 && view.zoom <= maxZoom && Math.abs(view.x) <= most && Math.abs(view.y) <= most
    },
    "turns only what has frames": (snapshot) =>
      (snapshot.context.frame === 0 || currentState(snapshot) === "open.turning") &&
      snapshot.context.frame < Math.max(1, snapshot.context.frames[snapshot.context.at] ?? 0),
    "remembers nothing of a picture that is not open": ({ context: { at: place, frame, view }, ...snapshot }) =>
      snapshot.hasTag("shown") || isEqual({ place, frame, view }, { place: 0, frame: 0, view: fittedView }),
    "can be opened only where pictures hang": (snapshot) => snapshot.can({ type: "gallery.open", at: 0 }) === snapshot.matches("hung"),
    "goes to another picture only where there are several": (snapshot) =>
      snapshot.can({ type: "gallery.step", by: 1 }) === (snapshot.hasTag("shown") && snapshot.context.frames.length > 1),
    "can be brought nearer until it is as near as can be": (snapshot) =>
      snapshot.can({ type: "gallery.zoom", factor: 2 }) ===
      (["open.whole", "open.near"].includes(currentState(snapshot)) && snapshot.context.view.zoom < maxZoom),
    "can be brought away only from near": (snapshot) =>
      snapshot.can({ type: "gallery.zoom", factor: 0.5 }) === (currentState(snapshot) === "open.near")
  },
  postconditions: {
    "opens the picture that was pressed, whole": ({ after, before, event }) =>
      event.type !== "gallery.open" ||
      !before.matches("hung") ||
      !(event["at"] in before.context.frames) ||
      (currentState(after) === "open.whole" && after.context.at === event["at"] && after.context.frame === 0),
    "hangs what the page shows, and closes what was open": ({ after, event }) =>
      event.type !== "gallery.setFrames" || (after.matches("hung") && isEqual(after.context.frames, event["frames"])),
    "has nothing to open when the page has gone": ({ after, event }) =>
      event.type !== "gallery.clear" || (after.matches("bare") && after.context.frames.length === 0),
    "is closed when that is wanted": (step) =>
      !["gallery.close", "gallery.back"].includes(step.event.type) ||
      (step.before.matches("open") ? step.after.matches("hung") : isSame(step)),
    "goes round from picture to picture, each whole": (step) =>
      step.event.type !== "gallery.step" ||
      (step.before.can({ type: "gallery.step", by: 1 })
        ? currentState(step.after) === "open.whole" && step.after.context.at === roundBy(step.before.context, Number(step.event["by"]))
        : isSame(step)),
    "comes nearer and goes away by the factor": ({ after, before, event }) =>
      event.type !== "gallery.zoom" ||
      (["open.whole", "open.near"].includes(currentState(before))
        ? after.context.view.zoom === Math.min(maxZoom, Math.max(1, before.context.view.zoom * event["factor"]))
        : isEqual(after.context, before.context)),
    "lies where two fingers brought it, in its place where it is whole": ({ after, before, event }) =>
      event.type !== "gallery.setView" ||
      !["open.whole", "open.near"].includes(currentState(before)) ||
      isEqual(after.context.view, event["view"].zoom === 1 ? fittedView : event["view"]),
    "is moved only while it is near": (step) => {
      const { after, before, event } = step
      if (event.type !== "gallery.move") return true
      if (currentState(before) !== "open.near") return isSame(step)
      const { view } = before.context
      const most = (view.zoom - 1) / 2
      return (
        currentState(after) === "open.near" &&
        after.context.view.x === Math.min(most, view.x + event["by"].x) &&
        after.context.view.y === view.y
      )
    },
    "turns by a frame, round and round": ({ after, before, event }) =>
      event.type !== "gallery.turn" ||
      after.context.frame ===
        (currentState(before) === "open.turning"
          ? (before.context.frame + Number(event["by"]) + countOf(before.context)) % countOf(before.context)
          : before.context.frame),
    "turns and stands still again where there are frames": (step) => {
      if (step.event.type !== "gallery.toggleTurning") return true
      if (currentState(step.before) === "open.turning") return currentState(step.after) === "open.whole"
      const turns = step.before.matches("open") && (step.before.context.frames[step.before.context.at] ?? 0) > 1
      return turns ? currentState(step.after) === "open.turning" : isSame(step)
    }
  },
  stages
})
