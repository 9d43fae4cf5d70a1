import { momentText } from '../../modules/mail/letters/letter.ts';
import type { MailAttachment, Mailbox, StoredMail } from '../../modules/mail/mailer.ts';
import { answer, type Exchange, type HeaderList } from '../request/exchange.ts';

/**
 * Shows a mail as a mail client would: its own styles, no scripts, links in a new window. `sandbox` gives it
 * another origin, so that even a hole in a mail could not act as the page.
 */
const letterHeaders: HeaderList = [
  'content-security-policy',
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'cross-origin-resource-policy',
  'same-origin',
  'referrer-policy',
  'no-referrer',
];

const pageHeaders: HeaderList = [
  'content-security-policy',
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy',
  'same-origin',
  'cross-origin-resource-policy',
  'same-origin',
  // The links in mails, and the mails' addresses, contain secrets.
  'referrer-policy',
  'no-referrer',
  'x-frame-options',
  'DENY',
];

const shared: HeaderList = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store'];

/** `/dev/mailbox`: the unsent mail of a server without SMTP. Never mounted in production. */
export function createMailboxHandler(mailbox: Mailbox): (x: Exchange) => Promise<void> {
  const html = (x: Exchange, status: number, title: string, body: string, wide = false): void =>
    answer(x, status, [...shared, ...pageHeaders], page(title, body, wide));

  const file = (x: Exchange, { base64, contentType }: MailAttachment): void =>
    answer(x, 200, ['content-type', contentType, 'cache-control', 'no-store'], Buffer.from(base64, 'base64'));

  return async (x) => {
    if (x.path === '/dev/mailbox.css') {
      answer(x, 200, ['content-type', 'text/css; charset=utf-8', 'cache-control', 'no-cache'], css);
      return;
    }
    const [id = '', part] = x.path.slice('/dev/mailbox/'.length).split('/', 2);
    if (id === '') {
      html(x, 200, '送信箱', list(await mailbox.list(200)));
      return;
    }
    const mail = await mailbox.find(id);
    const attachment = mail?.attachments?.[Number(part)];
    if (attachment) file(x, attachment);
    else if (mail && part === 'html') answer(x, 200, [...shared, ...letterHeaders], mail.html);
    else if (mail && part === undefined) html(x, 200, mail.subject, letter(mail), true);
    else
      html(
        x,
        404,
        '見つかりません',
        '<h1>このメールは見つかりません</h1><p><a href="/dev/mailbox">送信箱に戻る</a></p>',
      );
  };
}

function list(mails: readonly StoredMail[]): string {
  const intro =
    '<h1>送信箱</h1><p class="note">SMTP_URL が設定されていないため、メールは外に送られず、ここに届きます。</p>';
  if (mails.length === 0) {
    return `${intro}<p class="empty">まだメールはありません。会員登録やパスワードの再設定を行うと、送られるはずのメールがここに並びます。</p><p><a href="/">つむぎを開く</a></p>`;
  }
  const rows = mails.map(
    (mail) =>
      `<li><a href="/dev/mailbox/${escape(mail.id)}"><b>${escape(mail.subject)}</b><span>${escape(mail.to)}</span>${stamp(mail)}</a></li>`,
  );
  return `${intro}<ol>${rows.join('')}</ol>`;
}

function letter(mail: StoredMail): string {
  return `<p><a href="/dev/mailbox">送信箱に戻る</a></p>
<h1>${escape(mail.subject)}</h1>
<dl><dt>差出人</dt><dd>${escape(mail.from)}</dd><dt>宛先</dt><dd>${escape(mail.to)}</dd><dt>日時</dt><dd>${stamp(mail)}</dd></dl>
<div class="parts"><section aria-labelledby="plain"><h2 id="plain">テキスト</h2><div class="text">${linked(mail.text)}</div></section>${
    mail.html === '' ? '' : `<section aria-labelledby="rich"><h2 id="rich">HTML</h2>${frame(mail)}</section>`
  }</div>${
    mail.calendar === undefined
      ? ''
      : `<section aria-labelledby="calendar"><h2 id="calendar">カレンダー(${mail.calendar.method})</h2><div class="text">${escape(mail.calendar.content)}</div></section>`
  }${attached(mail)}`;
}

function attached({ id, attachments }: StoredMail): string {
  if (attachments === undefined || attachments.length === 0) return '';
  const links = attachments.map(
    ({ filename }, at) =>
      `<li><a href="/dev/mailbox/${escape(id)}/${at}" download="${escape(filename)}">${escape(filename)}</a></li>`,
  );
  return `<section aria-labelledby="attached"><h2 id="attached">添付ファイル</h2><ul>${links.join('')}</ul></section>`;
}

function frame({ id, subject }: StoredMail): string {
  const source = `/dev/mailbox/${escape(id)}/html`;
  return `<iframe src="${source}" title="${escape(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

function stamp(mail: StoredMail): string {
  return `<time datetime="${mail.sentAt.toISOString()}">${momentText(mail.sentAt)}</time>`;
}

/** Turns addresses into links and escapes the rest. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"'、。」）]+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escape(part)}" rel="noopener nofollow">${escape(part)}</a>`
        : escape(part),
    )
    .join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function page(title: string, body: string, wide: boolean): string {
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} | つむぎ</title>
<link rel="stylesheet" href="/dev/mailbox.css">
</head>
<body><main${wide ? ' class="wide"' : ''}>${body}</main></body>
</html>
`;
}

const css = `:root{color-scheme:light dark;--paper:light-dark(#F8F6F1,#141310);--ink:light-dark(#181714,#F1EDE4);--ink-2:light-dark(#55514A,#B8B2A5);--rule:light-dark(#DDD8CD,#322F29);--ai:light-dark(#22379B,#A3B1FA);--wash:light-dark(#E8EAF5,#222741)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 15px/1.75 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",Meiryo,sans-serif;line-break:strict;overflow-wrap:anywhere}
main{max-width:760px;margin:0 auto;padding:32px 16px 64px}
h1{margin:0 0 16px;padding-top:14px;border-top:3px solid var(--ink);font:700 28px/1.4 "Hiragino Mincho ProN","Yu Mincho","Noto Serif JP","Noto Serif CJK JP",serif;font-feature-settings:"palt";text-wrap:balance;word-break:auto-phrase}
a{color:var(--ai);text-underline-offset:4px}
a:focus-visible{outline:2px solid var(--ai);outline-offset:2px}
.note,.empty,time,li span,dt{color:var(--ink-2)}
ol{margin:24px 0 0;padding:0;list-style:none;border-top:1px solid var(--ink)}
li{border-bottom:1px solid var(--rule)}
li a{display:grid;grid-template-columns:1fr auto;gap:2px 24px;padding:12px 4px;color:inherit;text-decoration:none}
li a:hover{background:var(--wash)}
li b{grid-column:1/-1}
li span,time,dt,dd{font-size:13px}
dl{display:grid;grid-template-columns:4em 1fr;gap:4px 16px;margin:0 0 24px;padding:12px 0;border-top:1px solid var(--ink);border-bottom:1px solid var(--rule)}
dd{margin:0}
.text{white-space:pre-wrap;line-height:2}
main.wide{max-width:1280px}
h2{margin:0 0 12px;padding-bottom:8px;border-bottom:1px solid var(--rule);font-size:13px;font-weight:400;color:var(--ink-2)}
.parts{display:grid;gap:32px}
iframe{display:block;width:100%;height:72vh;min-height:480px;border:1px solid var(--rule);background:#F8F6F1}
@media (min-width:960px){.parts{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
`;
