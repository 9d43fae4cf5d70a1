/** jsdom has no types; this is what the tests use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string | undefined, options: { readonly contentType: string });
    readonly window: { readonly document: Document };
  }
}
