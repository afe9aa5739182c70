type Reported = { readonly hasCertificate: boolean; readonly cert: string | null; readonly certUrl: string | null }

/** A stone without a certificate names none, whatever its record still says (PDP-006). */
export const certified = <Stone extends Reported>(stone: Stone): Stone =>
  stone.hasCertificate ? stone : { ...stone, cert: null, certUrl: null }
