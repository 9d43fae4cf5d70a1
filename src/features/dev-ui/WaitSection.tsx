import type { ReactElement } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { Status } from '../../ui/Status.tsx';
import { TwistProgress } from '../../ui/TwistProgress.tsx';
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
          <TwistProgress value={8} max={11} label="書いた項目" />
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
