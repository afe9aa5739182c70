import { useSelector } from "../use-selector.ts"
import { useEffect, useMemo } from "react"
import { framesOf, type Turns } from "../../core/domain/gallery/turns.ts"
import { useFeature } from "../shop-context.tsx"
import { useSendWhenRunning } from "../use-send.ts"
import { registerViewer } from "./gallery-press.ts"
import { GalleryStage } from "./gallery-stage.tsx"

type Props = {
  readonly name: string
  readonly pictures: ReadonlyArray<string>
  /** Frames of the pictures that can be rotated. */
  readonly turns?: Turns
}

const clear = { type: "gallery.clear" } as const

export function GalleryViewer({ name, pictures, turns }: Props) {
  const gallery = useFeature("gallery")
  const snapshot = useSelector(gallery, (state) => state)
  const pictureKey = pictures.join(" ")
  const setFrames = useMemo(() => {
    const paths = pictureKey === "" ? [] : pictureKey.split(" ")
    return { type: "gallery.setFrames", frames: paths.map((picture) => framesOf(picture, turns).length) } as const
  }, [pictureKey, turns])
  useSendWhenRunning("gallery", setFrames, clear)
  useEffect(
    () =>
      gallery === undefined
        ? undefined
        : registerViewer(({ at, isTurning }) => {
            gallery.send({ type: "gallery.open", at })
            if (isTurning) gallery.send({ type: "gallery.toggleTurning" })
          }),
    [gallery]
  )
  if (gallery === undefined || snapshot?.hasTag("shown") !== true) return null
  return (
    <GalleryStage
      gallery={gallery}
      snapshot={snapshot}
      name={name}
      pictures={pictures}
      frames={pictures.map((picture) => framesOf(picture, turns))}
    />
  )
}
