interface WebMail {
  readonly name: string;
  readonly url: string;
}

const google: WebMail = { name: 'Gmail', url: 'https://mail.google.com/mail/' };
const yahoo: WebMail = { name: 'Yahoo!メール', url: 'https://mail.yahoo.co.jp/' };
const apple: WebMail = { name: 'iCloudメール', url: 'https://www.icloud.com/mail/' };
const microsoft: WebMail = { name: 'Outlook', url: 'https://outlook.live.com/mail/' };

const byDomain: ReadonlyMap<string, WebMail> = new Map([
  ['gmail.com', google],
  ['googlemail.com', google],
  ['yahoo.co.jp', yahoo],
  ['ymail.ne.jp', yahoo],
  ['icloud.com', apple],
  ['me.com', apple],
  ['mac.com', apple],
  ['outlook.com', microsoft],
  ['outlook.jp', microsoft],
  ['hotmail.com', microsoft],
  ['hotmail.co.jp', microsoft],
  ['live.com', microsoft],
  ['live.jp', microsoft],
]);

/** The web mail of an address's provider, if known. */
export function webMailOf(email: string): WebMail | null {
  return byDomain.get(email.slice(email.lastIndexOf('@') + 1).toLowerCase()) ?? null;
}
