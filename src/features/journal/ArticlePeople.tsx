import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ArticlePeople_article$key } from '../../../__generated__/ArticlePeople_article.graphql.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { creatorFace } from '../people/creatorFace.ts';
import * as css from './ArticlePage.css.ts';

/** Whom an interview is with. */
export function ArticlePeople({
  article,
}: {
  readonly article: ArticlePeople_article$key;
}): ReactElement | null {
  const { creators } = useFragment(
    graphql`
      fragment ArticlePeople_article on Article {
        creators {
          id
          ...creatorFace_creator
          profile {
            introduction
          }
        }
      }
    `,
    article,
  );
  if (creators.length === 0) return null;
  return (
    <ul className={css.people} aria-label="この記事の人">
      {creators.map((creator) => {
        const { id, profile } = creator;
        const { name, picture } = creatorFace(creator);
        return (
          <li key={id} className={css.person}>
            <Avatar name={name} src={picture} size={64} />
            <div>
              <p className={css.personName}>{name}</p>
              <p className={css.personAbout}>{profile.introduction}</p>
            </div>
            <span className={css.personAct}>
              <Link
                to="/creators/$id"
                params={{ id }}
                className={buttonClass()}
                aria-label={`${name}の作品を見る`}
              >
                作品を見る
              </Link>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
