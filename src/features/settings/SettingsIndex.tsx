import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactElement } from 'react';
import { type SectionId, sectionTitles } from './sections.ts';
import * as css from './SettingsPage.css.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** All sections, the current one marked; at the top on a phone. */
export function SettingsIndex({ ids }: { readonly ids: readonly SectionId[] }): ReactElement {
  const [current, choose] = useCurrentSection(ids);
  const navigate = useNavigate();
  const go = (event: MouseEvent, id: SectionId): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(id);
    void navigate({ to: '/settings/account', hash: id });
    // Tab continues in the section.
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  return (
    <nav className={css.index} aria-label="設定の項目">
      <ul className={css.indexList}>
        {ids.map((id) => (
          <li key={id}>
            {/* The router's own link would mark all of them as current, since they lead to one page. */}
            <a
              href={`#${id}`}
              className={css.indexLink}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => go(event, id)}
            >
              {sectionTitles[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
