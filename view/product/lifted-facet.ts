/** Kite facet of the round cut in cuts.svg: a copy of `kiteFacet`, so that no page loads the geometry. */
export const liftedFacet = "M484 -200L501 -501L896 -371L709 0L484 -200"
