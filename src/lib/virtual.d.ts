/** Made by `scripts/lib/commonPasswords.ts`. */
declare module 'virtual:common-passwords' {
  /** Parted by blanks. */
  export const passwords: string;
}
