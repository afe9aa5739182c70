/** The part of libheif-js that the shop uses; the package types the raw C functions alone. */
declare module "libheif-js/wasm-bundle.js" {
  type Target = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }
  type HeifImage = {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills the target with pixels and gives it, or `null` where the image cannot be decoded. */
    display(target: Target, done: (filled: Target | null) => void): void
    free(): void
  }
  const libheif: { readonly HeifDecoder: new () => { decode(bytes: Uint8Array): ReadonlyArray<HeifImage> } }
  export default libheif
}
