import { plural } from "./plural.ts"

/** After «через»: whole minutes, hours from two on. */
export const waitText = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 120) return minutes === 1 ? "минуту" : `${minutes} ${plural(minutes, ["минуту", "минуты", "минут"])}`
  const hours = Math.ceil(minutes / 60)
  return `${hours} ${plural(hours, ["час", "часа", "часов"])}`
}
