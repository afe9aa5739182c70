/**
 * One line of text as people mean it: letters composed (NFC), marks that nobody sees removed, every blank a plain space and none at the ends. Messengers
 * and PDF files add direction marks, joiners and soft hyphens to what is copied from them.
 */
export const tidyLine = (typed: string): string => typed.normalize("NFC").replaceAll(invisible, "").trim().replaceAll(/\s+/g, " ")

const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\uFE0E|\uFE0F/g
