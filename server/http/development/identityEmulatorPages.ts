/** The emulator's files: plain scripts, served without a build. */

/** The part of Google's library that the page uses. */
export const clientScript = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = origin + '/dev/google/client.css';
  // A button without its style would change its width before the eyes.
  const styled = new Promise((resolve) => {
    style.addEventListener('load', resolve);
    style.addEventListener('error', resolve);
  });
  document.head.append(style);

  const words = {
    signin_with: 'Google でログイン',
    signup_with: 'Google で登録',
    continue_with: 'Google で続行',
  };
  let options = {};
  let listening = null;

  const choose = () => {
    // By a channel and not by the opener: a window with other isolation headers than the page's has none.
    const state = crypto.randomUUID();
    listening?.close();
    listening = new BroadcastChannel('tsumugi-google-' + state);
    listening.onmessage = ({ data }) => {
      listening?.close();
      listening = null;
      if (data && typeof data.credential === 'string') {
        options.callback?.({ credential: data.credential, select_by: 'btn', clientId: options.client_id });
      }
    };
    const query = new URLSearchParams({
      client_id: options.client_id ?? '',
      nonce: options.nonce ?? '',
      context: options.context ?? 'signin',
      state,
    });
    window.open(origin + '/dev/google/choose?' + query, 'tsumugi-google', 'popup,width=440,height=620');
  };

  window.google = {
    accounts: {
      id: {
        initialize: (given) => {
          options = { ...given };
        },
        renderButton: (parent, look) => {
          const button = document.createElement('button');
          button.type = 'button';
          button.className = 'tsumugi-google-button';
          button.textContent = words[look?.text] ?? words.continue_with;
          button.addEventListener('click', choose);
          styled.then(() => parent.replaceChildren(button));
        },
        prompt: () => undefined,
        cancel: () => listening?.close(),
        disableAutoSelect: () => undefined,
      },
    },
  };
})();
`;

export const clientStyle = `.tsumugi-google-button{display:block;width:100%;min-height:44px;padding:0 16px;border:1px solid currentColor;border-radius:4px;background:transparent;color:inherit;font:inherit;font-weight:700;cursor:pointer}
.tsumugi-google-button:focus-visible{outline:2px solid currentColor;outline-offset:2px}
`;

/** People to sign in as. The first one's address is the demo creator's. */
const people = [
  { email: 'creator@tsumugi.example', name: '早瀬 みお' },
  { email: 'company@tsumugi.example', name: '会社の担当者' },
  { email: 'hana.google@tsumugi.example', name: '西野 はな' },
  { email: 'ren.google@tsumugi.example', name: '森 蓮' },
];

export const chooseHtml = `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>アカウントの選択 | ローカルの Google</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/dev/google/choose.css">
<script src="/dev/google/choose.js" defer></script>
</head>
<body><main>
<h1>アカウントの選択</h1>
<p class="note">手元で動かしているときだけの、Google の代わりの画面です。外には何も送られません。</p>
<ul>${people
  .map(
    ({ email, name }) =>
      `<li><button type="button" data-email="${email}" data-name="${name}"><b>${name}</b><span>${email}</span></button></li>`,
  )
  .join('')}</ul>
<form>
<h2>別の人として続ける</h2>
<label for="email">メールアドレス</label>
<input id="email" name="email" type="email" autocomplete="off" required maxlength="254">
<label for="name">名前</label>
<input id="name" name="name" autocomplete="off" required maxlength="100">
<button type="submit" class="primary">この人で続ける</button>
</form>
<p id="message" role="alert"></p>
</main></body>
</html>
`;

export const chooseScript = `const asked = new URLSearchParams(location.search);
const message = document.getElementById('message');

async function continueAs(email, name) {
  message.textContent = '';
  const response = await fetch('/dev/google/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name, nonce: asked.get('nonce'), clientId: asked.get('client_id') }),
  });
  const answer = await response.json();
  if (!response.ok) {
    message.textContent = answer.error;
    return;
  }
  const channel = new BroadcastChannel('tsumugi-google-' + asked.get('state'));
  channel.postMessage({ credential: answer.credential });
  channel.close();
  window.close();
}

function failed() {
  message.textContent = 'サーバーにつながりません。起動しているか確認してください。';
}

for (const button of document.querySelectorAll('button[data-email]')) {
  button.addEventListener('click', () => {
    continueAs(button.dataset.email, button.dataset.name).catch(failed);
  });
}
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  continueAs(String(form.get('email')), String(form.get('name'))).catch(failed);
});
`;

export const chooseStyle = `:root{color-scheme:light dark;--paper:light-dark(#F8F6F1,#141310);--ink:light-dark(#181714,#F1EDE4);--ink-2:light-dark(#55514A,#B8B2A5);--rule:light-dark(#DDD8CD,#322F29);--ai:light-dark(#22379B,#A3B1FA);--wash:light-dark(#E8EAF5,#222741)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 15px/1.75 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",Meiryo,sans-serif;line-break:strict;overflow-wrap:anywhere}
main{max-width:440px;margin:0 auto;padding:24px 16px 48px}
h1{margin:0 0 8px;padding-top:12px;border-top:3px solid var(--ink);font-size:22px;line-height:1.4}
h2{margin:32px 0 8px;font-size:16px}
.note,li span{color:var(--ink-2);font-size:13px}
ul{margin:16px 0 0;padding:0;list-style:none;border-top:1px solid var(--rule)}
li{border-bottom:1px solid var(--rule)}
li button{display:grid;width:100%;min-height:56px;padding:8px 4px;border:0;background:none;color:inherit;font:inherit;text-align:start;cursor:pointer}
li button:hover{background:var(--wash)}
label{display:block;margin-top:12px;font-weight:700}
input{width:100%;min-height:44px;padding:0 12px;border:1px solid var(--ink-2);border-radius:4px;background:transparent;color:inherit;font:inherit}
.primary{width:100%;min-height:44px;margin-top:16px;border:0;border-radius:4px;background:var(--ink);color:var(--paper);font:inherit;font-weight:700;cursor:pointer}
:focus-visible{outline:2px solid var(--ai);outline-offset:2px}
#message{min-height:1.75em;color:light-dark(#B3261E,#FFB4AB)}
`;
