import type { ReactElement } from 'react';
import { Motif } from '../../ui/pictures/Motif.tsx';
import { motifs, pick, seeded } from '../../ui/pictures/drawnCover.ts';
import { PhraseText } from '../../ui/text/PhraseText.tsx';
import * as css from './documents.css.ts';

const tones = ['ai', 'sand', 'ink', 'shu'] as const;

interface BookCoverProps {
  readonly slug: string;
  readonly title: string;
  readonly minutes: number;
}

/** Decorative; the title also stands beside it. Ornament and paper are the book's own. */
export function BookCover({ slug, title, minutes }: BookCoverProps): ReactElement {
  const next = seeded(`cover ${slug}`);
  return (
    <div className={css.covers[pick(tones, next()) ?? 'ai']} aria-hidden="true">
      <Motif motif={pick(motifs, next()) ?? 'lines'} seed={slug} className={css.coverMotif} />
      <span className={css.coverTitle}>
        <PhraseText>{title}</PhraseText>
      </span>
      <span className={css.coverFoot}>
        <span>つむぎ</span>
        <span className={css.coverMinutes}>{minutes}分</span>
      </span>
    </div>
  );
}
