import { cutDrawing } from "../../core/domain/product/cut-drawing.ts"
import { shapes } from "../../core/domain/product/diamond.ts"

/** Crowns of all shapes as symbols; the page sets the width of lines. */
export const spriteOfCuts = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...shapes.map((shape) => {
      const { path, viewBox } = cutDrawing(shape)
      return `  <symbol id="${shape}" viewBox="${viewBox}"><path vector-effect="non-scaling-stroke" d="${path}"/></symbol>`
    }),
    "</svg>\n"
  ].join("\n")
