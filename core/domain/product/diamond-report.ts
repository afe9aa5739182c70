type Reported = { readonly hasCertificate: boolean; readonly cert: string | null; readonly certUrl: string | null }

/** Clears the report fields of a stone without a certificate (PDP-006). */
export const certified = <Stone extends Reported>(stone: Stone): Stone =>
  stone.hasCertificate ? stone : { ...stone, cert: null, certUrl: null }
