import { useEffect, useState } from 'react';
import type { SectionId } from './sections.ts';

/** A section counts as read once its head is this far below the top. */
const line = 160;
/** Scrolling by hand. A jump to a section scrolls too, and must not undo its own mark. */
const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Near the page's end the line moves to the bottom: the last sections are too short to reach the top. */
function lineNow(): number {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const range = Math.min(clientHeight, scrollHeight - clientHeight);
  if (range <= 0) return line;
  const left = scrollHeight - clientHeight - scrollTop;
  return line + Math.max(0, 1 - left / range) * (clientHeight - line);
}

function sectionAtLine(ids: readonly SectionId[]): SectionId | undefined {
  const at = lineNow();
  const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) <= at);
  return passed.at(-1) ?? ids[0];
}

function sectionOfHash(ids: readonly SectionId[]): SectionId | undefined {
  const hash = window.location.hash.slice(1);
  return ids.find((id) => id === hash);
}

/** The current section: the one jumped to until scrolling by hand, then the one at the line. */
export function useCurrentSection(
  ids: readonly SectionId[],
): [SectionId | undefined, (chosen: SectionId) => void] {
  const [chosen, choose] = useState(() => sectionOfHash(ids));
  const [read, setRead] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      setRead(sectionAtLine(ids));
    };
    const later = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    const forget = (): void => choose(undefined);
    later();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    for (const event of byHand) window.addEventListener(event, forget, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      for (const event of byHand) window.removeEventListener(event, forget);
    };
  }, [ids]);
  return [chosen ?? read, choose];
}
