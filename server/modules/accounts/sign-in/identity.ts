/** An identity provider's statement. */
export interface Identity {
  /** The provider's id of the person, which never changes, unlike the address. */
  readonly subject: string;
  readonly email: string;
  /** Tells whether the sign-in began here. */
  readonly nonce: string;
}

/** Verifies tokens of an identity provider. */
export interface IdentityVerifier {
  /**
   * The identity of a token that is signed for us, not expired, and has a nonce and a verified address;
   * otherwise undefined. Rejects while the provider's keys are unreachable.
   */
  verify(idToken: string): Promise<Identity | undefined>;
}

export interface EmulatedPerson {
  readonly email: string;
  readonly name: string;
}

/**
 * Replaces Google without a client id: the same tokens, signed with a key of this process. Never in
 * production.
 */
export interface IdentityEmulator {
  readonly clientId: string;
  issueToken(person: EmulatedPerson, nonce: string): Promise<string>;
  /** As JWKS. */
  publicKeys(): Promise<unknown>;
}
