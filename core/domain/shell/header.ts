/** `quiet` is used at checkout: a back link, the name and a phone number. */
export type HeaderVariant = "default" | "quiet" | "white" | "transparent-white" | "transparent-black"

/** Pixels scrolled before the header turns white (LIM-001, HDR-008). */
export const whiteBeyond = 52

export const isScrolled = (top: number): boolean => top > whiteBeyond

/** White while the page is scrolled or anything is open over it (HDR-005 … HDR-009). */
export const shownVariant = (variant: HeaderVariant, isWhite: boolean): HeaderVariant => (isWhite ? "white" : variant)

/** Pages with a transparent header start underneath it. */
export const isUnderHeader = (variant: HeaderVariant): boolean => variant.startsWith("transparent")

/** ERR-002. */
export const errorPageVariant: HeaderVariant = "transparent-white"

export const faultVariant = (isMissing: boolean): HeaderVariant => (isMissing ? errorPageVariant : "default")
