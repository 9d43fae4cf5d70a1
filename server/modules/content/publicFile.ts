/** The response at an address for programs. */
export interface PublicFile {
  readonly type: string;
  readonly body: string | Uint8Array;
  /** 200 by default. */
  readonly status?: number;
}
