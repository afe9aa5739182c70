import type { Mark, Sheet } from "../../core/domain/print/sheet.ts"
import styles from "./sheet-preview.module.css"

export function SheetPreview({ label, sheet: { height, marks, width } }: { readonly sheet: Sheet; readonly label: string }) {
  return (
    <svg className={styles["sheet"]} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} fill="none">
      {marks.map((mark, index) => (
        <DrawnMark key={`${index} ${mark.kind}`} mark={mark} />
      ))}
    </svg>
  )
}

function DrawnMark({ mark }: { readonly mark: Mark }) {
  switch (mark.kind) {
    case "ground":
      return <rect x={mark.x} y={mark.y} width={mark.width} height={mark.height} fill={mark.fill} />
    case "rule":
      return <path d={`M${mark.x} ${mark.y}H${mark.to}`} stroke={mark.stroke} strokeWidth={0.2} strokeDasharray={mark.isDashed && "1 1"} />
    case "lines":
      return <path d={mark.path} transform={transformOf(mark)} stroke={mark.stroke} strokeWidth={mark.thickness / mark.scale} />
    case "outline":
      return <path d={mark.path} transform={transformOf(mark)} fill={mark.fill} />
    case "text":
      return (
        <text className={styles[mark.face]} x={mark.x} y={mark.y} fontSize={mark.size} fill={mark.fill} textAnchor={mark.align ?? "start"}>
          {mark.text}
        </text>
      )
    case "code":
      return <Code mark={mark} />
  }
}

/** QR code placeholder; the code is created after payment. */
function Code({ mark: { side, x, y } }: { readonly mark: Extract<Mark, { readonly kind: "code" }> }) {
  return (
    <g className={styles["code"]}>
      <rect x={x} y={y} width={side} height={side} />
      <text className={styles["words"]} x={x + side / 2} y={y + side / 2 + 1} fontSize={3} textAnchor="middle">
        QR-код
      </text>
    </g>
  )
}

const transformOf = ({ scale, x, y }: { readonly x: number; readonly y: number; readonly scale: number }): string =>
  `translate(${x} ${y}) scale(${scale})`
