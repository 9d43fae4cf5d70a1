/** Made by `scripts/lib/commonPasswords.ts`. */
declare module 'virtual:common-passwords' {
  /** Separated by spaces. */
  export const passwords: string;
}
