/** NFC without invisible characters, single spaces. Texts from messengers and PDF files have direction marks, joiners and soft hyphens. */
export const tidyLine = (typed: string): string => typed.normalize("NFC").replaceAll(invisible, "").trim().replaceAll(/\s+/g, " ")

const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\uFE0E|\uFE0F/g
