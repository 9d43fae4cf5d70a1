import { useSyncExternalStore } from 'react';
import { media } from '../../ui/theme/theme.css.ts';

function subscribe(listener: () => void): () => void {
  const queries = [window.matchMedia(media.phone), window.matchMedia(media.narrow)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function columnsNow(): number {
  if (window.matchMedia(media.phone).matches) return 2;
  return window.matchMedia(media.narrow).matches ? 3 : 4;
}

/** 4, 3, or 2 on a phone. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, columnsNow, () => 4);
}

/** By columns: margins, gutters, and the height below a picture, with the gap. */
const measures: Readonly<
  Record<number, { readonly sides: number; readonly gutter: number; readonly below: number }>
> = {
  2: { sides: 32, gutter: 12, below: 71.5 },
  3: { sides: 64, gutter: 24, below: 88.5 },
  4: { sides: 96, gutter: 24, below: 88.5 },
};

/** Estimates a row's height before it is measured, to place what is below. */
export function estimatedRowHeight(columns: number, isPick: boolean): number {
  const { sides, gutter, below } = measures[columns] ?? { sides: 96, gutter: 24, below: 88.5 };
  const width = document.documentElement.clientWidth - sides;
  const picture = (width - gutter * (columns - 1)) / columns;
  const row = Math.max(120, picture * 0.75 + below);
  if (!isPick) return row;
  // Beside two rows, or alone on a phone.
  return columns > 2 ? 2 * row : width * 0.75 + below;
}
