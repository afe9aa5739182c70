/** What we use of the package, which has no types of its own. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string)
    readonly window: { readonly document: Document }
  }
}
