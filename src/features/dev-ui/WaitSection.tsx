import type { ReactElement } from 'react';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { SkeletonCard } from '../../ui/feedback/SkeletonCard.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { cardAuthor, cards, cardTitle, halves } from './devUi.css.ts';
import { sampleHash, samplePicture } from './samplePicture.ts';
import { Block, Section } from './Section.tsx';

export function WaitSection(): ReactElement {
  return (
    <Section number={9} title="空と待ち" note="糸の図案は、空の画面と進み具合にだけ。">
      <Block title="空のとき">
        <EmptyState
          title="保存した作品が、ここに並びます。"
          headingLevel="h3"
          action={<Button>作品を見る</Button>}
        >
          気になる作品で <Kbd>B</Kbd> を押すと、あとから見返せます。
        </EmptyState>
      </Block>
      <Block title="読み込む間">
        {' '}
        <div className={cards}>
          <div>
            <Picture
              src={samplePicture}
              alt=""
              width={800}
              height={600}
              aspect="4 / 3"
              sizes="(max-width: 767px) 50vw, 25vw"
              thumbhash={sampleHash}
            />
            <h3 className={cardTitle}>喫茶「灯台」の視覚設計</h3>
            <div className={cardAuthor}>
              <Avatar name="坂口 汀" />
              坂口 汀
              <Status shape="half" wordHidden>
                条件が合えば
              </Status>
            </div>
          </div>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </div>
      </Block>
      <Block title="進み具合、誤り">
        <div className={halves}>
          <ProgressBar value={8} max={11} label="書いた項目" />
          <ErrorState
            headingLevel="h3"
            title="作品を読み込めませんでした。"
            onRetry={() => undefined}
            reference="01934f2a"
          />
        </div>
      </Block>
    </Section>
  );
}
