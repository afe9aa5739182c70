/** `quiet`, for the checkout: back link, name, phone number. */
export type HeaderVariant = "default" | "quiet" | "white" | "transparent-white" | "transparent-black"

/** Pixels of scroll before the header turns white (LIM-001, HDR-008). */
export const whiteBeyond = 52

export const isScrolled = (top: number): boolean => top > whiteBeyond

/** White while the page is scrolled or something is open over it (HDR-005 … HDR-009). */
export const shownVariant = (variant: HeaderVariant, isWhite: boolean): HeaderVariant => (isWhite ? "white" : variant)

/** Pages start under a transparent header. */
export const isUnderHeader = (variant: HeaderVariant): boolean => variant.startsWith("transparent")

/** ERR-002. */
export const errorPageVariant: HeaderVariant = "transparent-white"

export const faultVariant = (isMissing: boolean): HeaderVariant => (isMissing ? errorPageVariant : "default")
