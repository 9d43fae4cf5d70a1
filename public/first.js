// What must not wait for the page's own code: the theme before the first paint, the question who is here, and a word where the code does not
// come. Kept apart from it because the Content-Security-Policy allows no inline script.

// The key is the one in src/ui/theme/theme.ts.
(function () {
  try {
    var choice = localStorage.getItem('tsumugi:theme');
    if (choice !== 'light' && choice !== 'dark') return;
    document.documentElement.dataset.theme = choice;
    var paper = choice === 'dark' ? '#141310' : '#F8F6F1';
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = paper;
    });
  } catch {
    // Storage closed: the system's theme stays.
  }
})();

// The HTML was drawn for guests, as they see the page from its beginning now: for a member, for who comes back to it or loads it anew,
// and for who is led to a place on it, the page's own code draws it anew (src/main.tsx).
(function () {
  var isElse = location.hash !== '';
  try {
    var visit = performance.getEntriesByType('navigation')[0];
    isElse ||= localStorage.getItem('tsumugi:tokens') !== null || visit?.type !== 'navigate';
  } catch {
    // Storage closed: a guest.
  }
  if (isElse) document.documentElement.dataset.undrawn = '';
})();

// Whose session this is, asked with the token as it is kept in src/features/session/tokenStore.ts; src/features/session/earlyMe.ts takes the
// answer. One that must be renewed first waits for the code that renews it.
(function () {
  try {
    var tokens = JSON.parse(localStorage.getItem('tsumugi:tokens'));
    var question = document.getElementById('me-query');
    if (!tokens || !question) return;
    var payload = tokens.accessToken.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
    if (JSON.parse(atob(payload)).exp * 1000 < Date.now() + tokens.aheadMs + 30000) return;
    self.tsumugiEarlyMe = {
      accessToken: tokens.accessToken,
      answer: fetch('/graphql', {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: 'Bearer ' + tokens.accessToken,
        },
        body: question.textContent,
        credentials: 'omit',
        // As long as the page's own questions wait (src/relay/network/network.ts).
        signal: AbortSignal.timeout(30000),
      })
        .then(function (answer) {
          return answer.ok ? answer.json() : null;
        })
        .catch(function () {
          return null;
        }),
    };
  } catch {
    // The page asks by itself.
  }
})();

// Only what the HTML itself asks for: what fails later is told by the page.
addEventListener(
  'error',
  function (event) {
    var script = event.target;
    if (!(script instanceof HTMLScriptElement) || script.type !== 'module') return;
    var say = function () {
      var word = document.getElementById('load-failed');
      if (word) word.hidden = false;
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say);
    else say();
  },
  true,
);
