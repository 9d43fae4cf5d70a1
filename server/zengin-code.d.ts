/** The banks and branches of Japan by their codes, as published by zengin-code. */
declare module 'zengin-code' {
  interface ZenginBranch {
    readonly code: string;
    readonly name: string;
    /** Capital katakana, `－` for the long sign. */
    readonly kana: string;
  }
  interface ZenginBank extends ZenginBranch {
    readonly branches: Readonly<Record<string, ZenginBranch | undefined>>;
  }
  const banks: Readonly<Record<string, ZenginBank | undefined>>;
  export = banks;
}
