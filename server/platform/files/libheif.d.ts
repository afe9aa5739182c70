/** The package types only its C functions; these are the parts in use. */
declare module "libheif-js/wasm-bundle.js" {
  type Target = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }
  type HeifImage = {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Passes `null` if decoding fails. */
    display(target: Target, done: (filled: Target | null) => void): void
    free(): void
  }
  const libheif: { readonly HeifDecoder: new () => { decode(bytes: Uint8Array): ReadonlyArray<HeifImage> } }
  export default libheif
}
