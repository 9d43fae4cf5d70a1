import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { ProductFeed } from '../products/cards/ProductFeed.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { isPick, productAt, publicFeed } from '../top/publicFeed.ts';
import * as css from './DiscoverPage.css.ts';
import { tabClass } from '../../ui/lists/tabClass.ts';

const everything = {};

/** `/products` for a restricted creator: why, how to change it, and everything public. */
export function PublicOnly(): ReactElement {
  return (
    <>
      <PageHead title="作品" />
      <div className={css.head}>
        <h1 className={tabClass('title')} aria-current="page">
          公開作品
        </h1>
      </div>
      <section className={css.limited} aria-labelledby="limited">
        <div>
          <h2 id="limited" className={css.limitedTitle}>
            現在見られるのは、公開されている作品だけです。
          </h2>
          <p className={css.limitedWords}>
            登録から14日がたち、承認された作品がまだないためです。作品を1点載せて承認されると、会員限定の作品と保存、絞り込み、仕事を探している人の一覧が使えるようになります。
          </p>
        </div>
        <Link to="/products/create" className={buttonClass({ variant: 'creator' })}>
          作品を載せる
        </Link>
      </section>
      <div className={css.limitedFeed}>
        <ProductFeed definition={publicFeed} filters={everything} productAt={productAt} isPick={isPick} />
      </div>
    </>
  );
}
