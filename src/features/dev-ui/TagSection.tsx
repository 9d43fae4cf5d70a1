import { useState } from 'react';
import type { ReactElement } from 'react';
import { cx } from '../../ui/cx.ts';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { TabCount } from '../../ui/lists/TabCount.tsx';
import { tabBarClass, tabClass } from '../../ui/lists/tabClass.ts';
import { Tabs } from '../../ui/lists/Tabs.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { small } from '../../ui/text/text.css.ts';
import { UnreadCount, UnreadDot } from '../../ui/text/Unread.tsx';
import { panel, row, rowWide } from './devUi.css.ts';
import { Block, Section } from './Section.tsx';

const stages = [
  { value: 'all', label: 'すべて', count: 38 },
  { value: 'unread', label: '未読', count: 12, fresh: true },
  { value: 'review', label: '検討中', count: 9 },
  { value: 'meeting', label: '面談', count: 5 },
] as const;
type Stage = (typeof stages)[number]['value'];

export function TagSection(): ReactElement {
  const [logo, setLogo] = useState(true);
  const [remote, setRemote] = useState(true);
  const [stage, setStage] = useState<Stage>('all');
  const [page, setPage] = useState(6);
  return (
    <Section number={6} title="札・状況・見出し札" note="丸の形が意味、色は添えもの。満、半、空。">
      <Block title="札">
        <div className={row}>
          {logo && <Tag onRemove={() => setLogo(false)}>ロゴ・VI</Tag>}
          <Tag count={184}>パッケージ</Tag>
          <Tag count={62}>装幀</Tag>
          <Tag count={41} onSelect={() => setLogo(!logo)} selected={!logo}>
            サイン
          </Tag>
          <Tag onSelect={setRemote} selected={remote}>
            完全リモート
          </Tag>
          <Tag size="s">活版清刷</Tag>
        </div>
      </Block>
      <Block title="状況">
        <div className={rowWide}>
          <Status shape="filled">仕事を探している</Status>
          <Status shape="half">条件が合えば</Status>
          <Status shape="ring">現在は探していない</Status>
          <Status shape="filled" tone="company">
            公開中
          </Status>
          <Status shape="half" tone="company">
            非公開
          </Status>
          <Status shape="ring">終了</Status>
          <Status shape="filled" tone="ink">
            条件提示
          </Status>
          <Status shape="filled" wordHidden>
            仕事を探している
          </Status>
          <span>
            早瀬 みお <UnreadDot />
          </span>
          <UnreadCount count={12} />
        </div>
      </Block>
      <Block title="見出し札">
        <Tabs label="段階" tabs={stages} value={stage} onChange={setStage}>
          <p className={cx(small, panel)}>
            {stages.find((each) => each.value === stage)?.label}の応募者がここに並びます。
          </p>
        </Tabs>
        <br />
        <nav className={tabBarClass('title')} aria-label="作品の並び">
          {['おすすめ', '新人', '新着', '仕事を探している人'].map((each, index) => (
            <a
              key={each}
              className={tabClass('title')}
              href="#tabs"
              aria-current={index === 0 ? 'page' : undefined}
            >
              {each}
            </a>
          ))}
        </nav>
        <br />
        <nav className={tabBarClass('dense')} aria-label="メッセージ">
          {['すべて', '相談', '応募', '契約中'].map((each, index) => (
            <a
              key={each}
              className={tabClass('dense')}
              href="#tabs"
              aria-current={index === 0 ? 'page' : undefined}
            >
              {each}
              {index === 1 && <TabCount fresh>{3}</TabCount>}
            </a>
          ))}
        </nav>
      </Block>
      <Block title="ページ">
        <Pagination page={page} pageCount={24} onChange={setPage} />
      </Block>
    </Section>
  );
}
