/** What a program is answered at an address of its own. */
export interface PublicFile {
  readonly type: string;
  readonly body: string | Uint8Array;
  /** 200 unless told. */
  readonly status?: number;
}
