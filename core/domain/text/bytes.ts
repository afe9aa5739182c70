import { nbsp } from "./numbers.ts"

/** «740 КБ», «1,4 МБ»; at least one kilobyte. */
export const formatBytes = (bytes: number): string => {
  const megabytes = bytes / 1_048_576
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / 1024))}${nbsp}КБ`
  return `${megabytes.toFixed(1).replace(".0", "").replace(".", ",")}${nbsp}МБ`
}
