/** A caption of a piece: the two halves of its headline and its two sentences, with the marks of fill.ts. */
export type StoryText = readonly [title: string, accent: string, text: string]

export type DesignStories = { readonly [design: string]: ReadonlyArray<StoryText> }
