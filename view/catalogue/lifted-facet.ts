/** A kite facet of the round brilliant in cuts.svg, lifted out of it on the page of errors: `kiteFacet` of the domain, written down to spare every page the geometry. */
export const liftedFacet = "M484 -200L501 -501L896 -371L709 0L484 -200"
