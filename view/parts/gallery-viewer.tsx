import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { framesOf, type Turns } from "../../core/domain/turns.ts"
import { useHousehold } from "../shop-context.tsx"
import type { GalleryActor } from "./gallery-gestures.ts"
import { GalleryStage } from "./gallery-stage.tsx"

type Props = {
  readonly name: string
  readonly pictures: ReadonlyArray<string>
  /** Which of them turn. */
  readonly turns?: Turns
}

/** The pictures of a product over the whole screen, opened by the links of `gallery-link.tsx`. Until it has come they lead to the files. */
export function GalleryViewer({ name, pictures, turns }: Props) {
  const gallery = useHousehold("gallery")
  const snapshot = useSelector(gallery, (state) => state)
  const frames = pictures.map((picture) => framesOf(picture, turns))
  const counts = frames.map(({ length }) => length).join(" ")
  useEffect(() => {
    gallery?.send({ type: "gallery.hang", frames: counts === "" ? [] : counts.split(" ").map(Number) })
    return () => gallery?.send({ type: "gallery.takeDown" })
  }, [gallery, counts])
  useEffect(() => (gallery === undefined ? undefined : openByLinks(gallery)), [gallery])
  if (gallery === undefined || snapshot?.hasTag("shown") !== true) return null
  return <GalleryStage gallery={gallery} snapshot={snapshot} name={name} pictures={pictures} frames={frames} />
}

/** A press with a modifier key is the browser's. */
const openByLinks = (gallery: GalleryActor) => {
  const control = new AbortController()
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-picture]") : null
    const open = { type: "gallery.open", at: Number(link?.dataset["picture"]) } as const
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !gallery.getSnapshot().can(open)) return
    event.preventDefault()
    gallery.send(open)
  }
  document.addEventListener("click", press, { signal: control.signal })
  return () => control.abort()
}
