import type { SnapshotFrom } from "xstate"
import type { GalleryMode } from "../../domain/gallery/gallery-keys.ts"
import type { galleryMachine } from "./gallery.machine.ts"

/** `whole` while the gallery is closed. */
export const galleryModeOf = (snapshot: SnapshotFrom<typeof galleryMachine>): GalleryMode => {
  if (snapshot.matches({ open: "turning" })) return "turning"
  return snapshot.matches({ open: "near" }) ? "near" : "whole"
}
