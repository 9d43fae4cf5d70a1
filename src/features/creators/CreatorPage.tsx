import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { CreatorPageQuery } from '../../../__generated__/CreatorPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { pageNotFound } from '../shell/pageNotFound.ts';
import { ProductFeed } from '../products/ProductFeed.tsx';
import { creatorFeed } from './creatorFeed.ts';
import type { CreatorFeedResponse } from './creatorFeed.ts';
import { CreatorHead } from './CreatorHead.tsx';
import * as css from './CreatorPage.css.ts';

const productAt = (response: CreatorFeedResponse, index: number) =>
  response.creatorUserPublicProducts.edges[index]?.node ?? null;
const noPicks = () => false;

/** `/creators/{id}` for anybody: who this is, and the works. */
export function CreatorPage(): ReactElement {
  const { id } = useParams({ from: '/chrome/creators/$id' });
  const { publicCreatorUser: creator } = useRouteQuery<CreatorPageQuery>(
    graphql`
      query CreatorPageQuery($id: ID!) {
        publicCreatorUser(id: $id) {
          id
          profile {
            lastName
            firstName
          }
          ...CreatorHead_creator
        }
      }
    `,
    { id },
  );
  if (!creator) throw pageNotFound();
  const name = `${creator.profile.lastName} ${creator.profile.firstName}`;
  return (
    <>
      <PageHead title={name} />
      <CreatorHead creator={creator} />
      <section className={css.works} aria-labelledby="works-of-creator">
        <div className={css.worksHead}>
          <h2 id="works-of-creator" className={css.worksTitle}>
            作品
          </h2>
        </div>
        <ProductFeed
          key={creator.id}
          definition={creatorFeed}
          filters={{ userId: creator.id }}
          productAt={productAt}
          isPick={noPicks}
          endText={`ここまでが、${name}さんの公開作品です。`}
        />
      </section>
    </>
  );
}
