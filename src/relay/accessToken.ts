/**
 * Where the transport gets its bearer token from. The transport never stores, reads or logs a token itself.
 *
 * Both calls answer null for a guest. `refresh` is asked when the server refused a token that `get` thought good; an
 * implementation runs one refresh at a time (over all tabs) and lets every caller wait for that one.
 */
export interface AccessTokenSource {
  /** A token that is good now, refreshed first when it is about to run out. */
  get(): Promise<string | null>;
  /** A token newer than the one refused (null: not known which), or null when the session is over. */
  refresh(refused: string | null): Promise<string | null>;
}

export const guestAccessToken: AccessTokenSource = {
  get: () => Promise.resolve(null),
  refresh: () => Promise.resolve(null),
};
