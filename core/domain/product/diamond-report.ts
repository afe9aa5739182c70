type ReportFields = { readonly hasCertificate: boolean; readonly cert: string | null; readonly certUrl: string | null }

/** PDP-006: clears the report of an uncertified stone. */
export const withoutFalseReport = <Stone extends ReportFields>(stone: Stone): Stone =>
  stone.hasCertificate ? stone : { ...stone, cert: null, certUrl: null }
