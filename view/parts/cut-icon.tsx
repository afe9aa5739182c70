import { cutDrawing } from "../../core/domain/cut-drawing.ts"
import type { Shape } from "../../core/domain/diamond.ts"
import { LineDrawing } from "./line-drawing.tsx"

type Props = { readonly shape: Shape; readonly size: number; readonly className?: string | undefined }

/** The drawing of a cut, `size` px square; the text beside it says what it is. */
export function CutIcon({ className, shape, size }: Props) {
  return <LineDrawing className={className} drawing={cutDrawing(shape)} width={size} height={size} />
}
