/** heic-decode has no types; only the part used. */
declare module 'heic-decode' {
  interface Decoded {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray<ArrayBuffer>;
  }
  interface Encoded {
    readonly width: number;
    readonly height: number;
    decode(): Promise<Decoded>;
  }
  interface Decode {
    all(input: { readonly buffer: Uint8Array }): Promise<readonly Encoded[] & { dispose(): void }>;
  }
  const decode: Decode;
  export default decode;
}
