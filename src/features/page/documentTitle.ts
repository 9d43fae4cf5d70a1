export const siteName = 'つむぎ';

/** The document's title: the page's own name first, as screen readers and tabs cut from the end. */
export function documentTitle(title: string): string {
  return `${title} | ${siteName}`;
}

/** As the server wrote it, until the page says its own. */
let named: string | null = null;
let mark = '';
let isDotted = false;

function show(): void {
  if (named !== null) document.title = `${mark === '' && isDotted ? '● ' : mark}${named}`;
}

/** What the browser's tab is called from now on. */
export function nameTab(title: string): void {
  named = documentTitle(title);
  show();
}

/** How many rooms wait to be read, before the name. */
export function markTab(count: number): void {
  mark = count > 0 ? `(${count > 99 ? '99+' : count}) ` : '';
  named ??= document.title;
  show();
}

/** Whether a notice is unread: a dot, where no number stands already. */
export function dotTab(isUnread: boolean): void {
  isDotted = isUnread;
  named ??= document.title;
  show();
}

/** The page's name without what waits, for those who listen. */
export function pageName(): string {
  return named ?? document.title;
}
