export const siteName = 'つむぎ';

/** The document's title: the page's own name first, as screen readers and tabs cut from the end. */
export function documentTitle(title: string): string {
  return `${title} | ${siteName}`;
}
