import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import { iconPaths } from '../../ui/icons/iconPaths.ts';
import { Brand, Mark } from '../../ui/icons/Mark.tsx';
import { PhraseText } from '../../ui/text/PhraseText.tsx';
import { Price } from '../../ui/text/Price.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { workTitle } from '../../ui/text/text.css.ts';
import { Threads } from '../../ui/feedback/Threads.tsx';
import { fact, factName, facts, halves, iconCell, icons, rowWide } from './devUi.css.ts';
import { Block, Section } from './Section.tsx';

const now = '2026-04-01T14:05:00+09:00';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className={fact}>
      <dt className={factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function isIconName(name: string): name is IconName {
  return name in iconPaths;
}

export function SmallSection(): ReactElement {
  return (
    <Section number={10} title="小さな部品" note="額はいつも税抜か税込を添える。時は東京。">
      <Block title="額、日付、時">
        <div className={halves}>
          <dl className={facts}>
            <Fact name="額">
              <Price amount={1_234_567} tax="excluded" />
            </Fact>
            <Fact name="幅のある額">
              <Price amount={340_000} to={480_000} per="月給" tax="excluded" />
            </Fact>
            <Fact name="短い額">
              <Price amount={1_234_567} tax="included" short />
            </Fact>
            <Fact name="大きい額">
              <Price amount={10_909} tax="excluded" large />
            </Fact>
          </dl>
          <dl className={facts}>
            <Fact name="日付">
              <DateText date="2026-04-01" />
            </Fact>
            <Fact name="日付と時刻">
              <DateText date={now} time />
            </Fact>
            <Fact name="三分前">
              <RelativeTime date="2026-04-01T14:02:00+09:00" now={now} />
            </Fact>
            <Fact name="きのう、先月">
              <RelativeTime date="2026-03-31T05:00:00+09:00" now={now} />{' '}
              <RelativeTime date="2026-03-30T05:00:00+09:00" now={now} />
            </Fact>
          </dl>
        </div>
      </Block>
      <Block title="人と会社">
        <div className={rowWide}>
          <Avatar name="早瀬 みお" size={64} />
          <Avatar name="早瀬 みお" size={40} />
          <Avatar name="早瀬 みお" size={28} />
          <Avatar name="早瀬 みお" />
          <Avatar name="株式会社灯台舎" shape="square" size={64} />
          <Avatar name="株式会社灯台舎" shape="square" size={40} />
          <Avatar name="株式会社灯台舎" shape="square" size={28} />
        </div>
      </Block>
      <Block title="しるし、糸、句で折れる見出し">
        <div className={rowWide}>
          <Brand />
          <Mark width={60} />
          <Threads turns={4} />
        </div>
        <br />
        <h3 className={workTitle}>
          <PhraseText>履歴書より先に、仕事を見る。つくる人と会社を、つむぐ。</PhraseText>
        </h3>
      </Block>
      <Block title="図像">
        <div className={icons}>
          {Object.keys(iconPaths)
            .filter(isIconName)
            .map((name) => (
              <span key={name} className={iconCell}>
                <Icon name={name} />
                {name}
              </span>
            ))}
        </div>
      </Block>
    </Section>
  );
}
