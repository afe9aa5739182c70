/** How the header stands over a page; over the checkout it is quiet: a way back, the name and a telephone. */
export type HeaderVariant = "default" | "quiet" | "white" | "transparent-white" | "transparent-black"

/** The header turns white when the page is scrolled further than this, in pixels (LIM-001, HDR-008). */
export const whiteBeyond = 52

export const isScrolled = (top: number): boolean => top > whiteBeyond

/** The header is white while anything is open over the page or the page is scrolled; otherwise it stands as the page wants (HDR-005 … HDR-009). */
export const shownVariant = (wanted: HeaderVariant, isWhite: boolean): HeaderVariant => (isWhite ? "white" : wanted)

/** Whether a page begins under its header instead of below it. */
export const isUnderHeader = (wanted: HeaderVariant): boolean => wanted.startsWith("transparent")

/** How the error page wants the header to stand (ERR-002). */
export const errorPageVariant: HeaderVariant = "transparent-white"

/** What an address without a page wants of the header, and what a page that did not load does. */
export const faultVariant = (isMissing: boolean): HeaderVariant => (isMissing ? errorPageVariant : "default")
