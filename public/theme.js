// Sets the chosen theme before the first paint. Kept apart from the page's code because the
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
