export interface Step {
  readonly stepToken: string;
  /** What a key of theirs is to sign, as JSON; null for who has none. */
  readonly passkeyOptions: string | null;
  readonly totp: { readonly secret: string; readonly uri: string } | null;
}
