export const siteName = 'つむぎ';

/** The page's name first, since tabs and screen readers cut the end. */
export function documentTitle(title: string): string {
  return `${title} | ${siteName}`;
}

/** The server's until the page sets its own. */
let named: string | null = null;
let mark = '';
let isDotted = false;

function show(): void {
  if (named !== null) document.title = `${mark === '' && isDotted ? '● ' : mark}${named}`;
}

export function nameTab(title: string): void {
  named = documentTitle(title);
  show();
}

/** The number of unread rooms, before the title. */
export function markTab(count: number): void {
  mark = count > 0 ? `(${count > 99 ? '99+' : count}) ` : '';
  named ??= document.title;
  show();
}

/** A dot for an unread notice, if there is no number. */
export function dotTab(isUnread: boolean): void {
  isDotted = isUnread;
  named ??= document.title;
  show();
}

/** For screen readers. */
export function pageName(): string {
  return named ?? document.title;
}
