// Sets the chosen theme before the first paint, and says so where the page's own code does not come. Kept apart from the page's code because the
// Content-Security-Policy allows no inline script. The key is the one in src/ui/theme/theme.ts.
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
