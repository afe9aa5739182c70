/** The part of the package that tests use; it has no types of its own. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string)
    readonly window: { readonly document: Document }
  }
}
