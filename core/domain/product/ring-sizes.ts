/** Inner diameter, millimetres. */
export const ringSizes = [15, 15.5, 16, 16.5, 17, 17.5, 18, 18.5, 19, 19.5, 20, 20.5] as const
