import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useKeptFocus } from '../../ui/overlays/useKeptFocus.ts';
import { SectionBoundary } from '../page/SectionBoundary.tsx';
import { type SectionId, sectionTitles } from './sections.ts';
import * as css from './SettingsPage.css.ts';

interface SettingsSectionProps {
  readonly id: SectionId;
  /** If the name is not enough. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A section; its id is its anchor (`#email`), for links from mails and pages. */
export function SettingsSection({ id, lead, children }: SettingsSectionProps): ReactElement {
  const title = sectionTitles[id];
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place);
  return (
    <section ref={place} id={id} className={css.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`} className={css.sectionName}>
        {title}
      </h2>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
      <div className={css.sectionBody}>
        <SectionBoundary title={`${title}を表示できませんでした。`} headingLevel="h3">
          {children}
        </SectionBoundary>
      </div>
    </section>
  );
}
