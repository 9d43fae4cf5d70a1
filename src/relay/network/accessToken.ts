/**
 * Where the transport gets its bearer token; it never stores, reads or logs one itself. Both calls answer
 * null for a guest.
 *
 * `refresh` is called when the server refused a token that `get` thought good. An implementation runs one
 * refresh at a time over all tabs, and every caller waits for it.
 */
export interface AccessTokenSource {
  /** A valid token, refreshed first when it is about to expire. */
  get(): Promise<string | null>;
  /** A token newer than the refused one (null: unknown which), or null when the session is over. */
  refresh(refused: string | null): Promise<string | null>;
}

export const guestAccessToken: AccessTokenSource = {
  get: () => Promise.resolve(null),
  refresh: () => Promise.resolve(null),
};
