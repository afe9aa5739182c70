/** Two halves of a headline, and a text with the placeholders of fill.ts. */
export type StoryText = readonly [title: string, accent: string, text: string]

export type DesignStories = { readonly [design: string]: ReadonlyArray<StoryText> }
