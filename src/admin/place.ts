import { createBrowserHistory } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';

/** Where one is. A handful of pages under one address needs no router of its own; the members' is typed for theirs. */
const history = createBrowserHistory();

const root = '/admin';

export interface Place {
  /** `works`, `leads`; empty for the first page. */
  readonly page: string;
  /** What of it, if anything: an id. */
  readonly id: string | null;
  readonly search: URLSearchParams;
}

let known: { readonly href: string; readonly place: Place } | null = null;

function current(): Place {
  const { href, pathname, search } = history.location;
  if (known?.href === href) return known.place;
  const [page = '', id = null] = pathname.slice(root.length).split('/').filter(Boolean);
  const place = {
    page,
    id: id === null ? null : decodeURIComponent(id),
    search: new URLSearchParams(search),
  };
  known = { href, place };
  return place;
}

export function usePlace(): Place {
  return useSyncExternalStore((listener) => history.subscribe(listener), current);
}

export function addressOf(
  page: string,
  id?: string | null,
  search?: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams(
    Object.entries(search ?? {}).filter(([, value]) => value !== ''),
  ).toString();
  const path = [root, page, id ?? ''].filter(Boolean).join('/');
  return query === '' ? path : `${path}?${query}`;
}

export function go(address: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) history.replace(address);
  else history.push(address);
}

/** Around everything: plain links to the staff's pages load nothing anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (anchor === null || anchor.target !== '' || anchor.hasAttribute('download')) return;
  const url = new URL(anchor.href);
  const isOurs = url.origin === window.location.origin && /^\/admin(\/|$)/.test(url.pathname);
  if (!isOurs) return;
  event.preventDefault();
  go(url.pathname + url.search);
}
