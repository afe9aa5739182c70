import type { DialogProps } from "../../core/contract/dialogs.ts"
import { Frame } from "../modal/frame.tsx"
import { SizedView } from "../true-size/sized-view.tsx"

/** Stone or ring in real size on the screen. */
export function TrueSizeDialog(subject: DialogProps<"trueSize">) {
  return (
    <Frame title={subject.kind === "ring" ? "На руке" : "В масштабе"} width={880}>
      <SizedView subject={subject} />
    </Frame>
  )
}
