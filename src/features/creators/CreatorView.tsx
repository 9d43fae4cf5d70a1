import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CreatorView_creator$key } from '../../../__generated__/CreatorView_creator.graphql.ts';
import { tabBarClass, tabClass } from '../../ui/lists/tabClass.ts';
import { media } from '../../ui/theme/theme.css.ts';
import { useMatches } from '../../ui/useMatches.ts';
import { PageHead } from '../page/PageHead.tsx';
import { CreatorAbout } from './CreatorAbout.tsx';
import { CreatorHead } from './CreatorHead.tsx';
import * as css from './CreatorPage.css.ts';

interface CreatorViewProps {
  readonly creator: CreatorView_creator$key;
  readonly name: string;
  readonly children: ReactNode;
}

const sides = [
  ['works', '作品'],
  ['about', 'プロフィール'],
] as const;

/** Person and works; on narrow windows the works first, the facts behind a switch. */
export function CreatorView({ creator: key, name, children }: CreatorViewProps): ReactElement {
  const creator = useFragment(
    graphql`
      fragment CreatorView_creator on CreatorUser {
        profile {
          introduction
        }
        ...CreatorHead_creator
        ...CreatorAbout_creator
      }
    `,
    key,
  );
  const narrow = useMatches(media.tablet);
  const [side, setSide] = useState<'works' | 'about'>('works');
  return (
    <>
      <PageHead title={name} description={creator.profile.introduction.slice(0, 120)} />
      <div className={css.frame} data-side={side}>
        <CreatorHead creator={creator} />
        <div className={`${tabBarClass()} ${css.sides}`}>
          {sides.map(([value, word]) => (
            <button
              key={value}
              type="button"
              className={tabClass()}
              aria-pressed={value === side}
              onClick={() => setSide(value)}
            >
              {word}
            </button>
          ))}
        </div>
        <CreatorAbout creator={creator} />
      </div>
      {/* An unseen feed would keep loading pages. */}
      {(side === 'works' || !narrow) && (
        <section className={css.works} aria-labelledby="works-of-creator">
          <div className={css.worksHead}>
            <h2 id="works-of-creator" className={css.worksTitle}>
              作品
            </h2>
          </div>
          {children}
        </section>
      )}
    </>
  );
}
