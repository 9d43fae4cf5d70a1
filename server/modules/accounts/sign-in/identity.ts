/** Whom an identity provider says it has before it. */
export interface Identity {
  /** The provider's own name of the person: never changes, unlike the address. */
  readonly subject: string;
  readonly email: string;
  /** What the sign-in was begun with, for telling whether it began here. */
  readonly nonce: string;
}

/** Looks through what the browser brought from the identity provider. */
export interface IdentityVerifier {
  /**
   * The identity of a token that the provider signed for us, is not expired, carries a nonce and an address that the provider has
   * verified; undefined for every other text. Rejects while the provider's keys cannot be had.
   */
  verify(idToken: string): Promise<Identity | undefined>;
}

export interface EmulatedPerson {
  readonly email: string;
  readonly name: string;
}

/** Stands in for Google where there is no client id: tokens of the same shape, signed with a key of this process. Never in production. */
export interface IdentityEmulator {
  readonly clientId: string;
  issueToken(person: EmulatedPerson, nonce: string): Promise<string>;
  /** The public key, as the provider publishes its own (JWKS). */
  publicKeys(): Promise<unknown>;
}
