/** Header styles; `quiet` is used at checkout and has only a back link, the name and a phone number. */
export type HeaderVariant = "default" | "quiet" | "white" | "transparent-white" | "transparent-black"

/** Scroll position in pixels beyond which the header turns white (LIM-001, HDR-008). */
export const whiteBeyond = 52

export const isScrolled = (top: number): boolean => top > whiteBeyond

/** White while the page is scrolled or anything is open over it; otherwise the page's own variant (HDR-005 … HDR-009). */
export const shownVariant = (wanted: HeaderVariant, isWhite: boolean): HeaderVariant => (isWhite ? "white" : wanted)

/** Pages with a transparent header start underneath it. */
export const isUnderHeader = (wanted: HeaderVariant): boolean => wanted.startsWith("transparent")

/** ERR-002. */
export const errorPageVariant: HeaderVariant = "transparent-white"

/** Variant for a missing page, or for one that failed to load. */
export const faultVariant = (isMissing: boolean): HeaderVariant => (isMissing ? errorPageVariant : "default")
