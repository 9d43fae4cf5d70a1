export interface Step {
  readonly stepToken: string;
  readonly totp: { readonly secret: string; readonly uri: string } | null;
}
