import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RecommendPageQuery } from '../../../__generated__/RecommendPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ComboBox } from '../../ui/choices/ComboBox.tsx';
import { cx } from '../../ui/cx.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';
import { formatDate } from '../../ui/text/formatDate.ts';
import { useKeptFocus } from '../../ui/overlays/useKeptFocus.ts';
import { PageHead } from '../page/PageHead.tsx';
import { mayFollow } from '../session/memberContent.ts';
import { useSessionState } from '../session/session.ts';
import { ChosenPeople, useChosenPeople } from '../lists/ChosenPeople.tsx';
import { emptyNeed, keepNeed, readNeed } from './keptNeed.ts';
import type { KeptNeed } from './keptNeed.ts';
import { marksIn } from './marks.ts';
import { NeedPaper } from './NeedPaper.tsx';
import * as css from './recommend.css.ts';
import { RecommendedRow } from './RecommendedRow.tsx';
import { UnderstoodTags } from './UnderstoodTags.tsx';
import { useRecommendation } from './useRecommendation.ts';
import type { Recommendation } from './useRecommendation.ts';

const query = graphql`
  query RecommendPageQuery {
    formSelectableElements {
      categories {
        name
      }
      industries {
        name
      }
      tools {
        name
      }
    }
    prefectures {
      name
    }
  }
`;

const isApple = /Mac|iPhone|iPad/u.test(globalThis.navigator?.userAgent ?? '');

/** `/recommend`: what a company needs, in its own words, and who fits. */
export function RecommendPage(): ReactElement {
  const data = useRouteQuery<RecommendPageQuery>(query, {});
  const session = useSessionState();
  const viewerId = session.status === 'member' ? session.viewer.id : '';
  const { need: brought } = useSearch({ from: '/chrome/recommend' });
  const [need, setNeed] = useState(() => {
    const kept = readNeed(viewerId);
    return brought === undefined || brought === kept.text
      ? kept
      : { ...emptyNeed, text: brought, isAsked: true };
  });
  const wasAsked = useRef(need.isAsked);
  const asking = useRef<HTMLElement>(null);
  // A tag that is taken away takes its button along, and so does what gives it back.
  useKeptFocus(asking);
  const { chosen, choose, keepAmong, clear } = useChosenPeople();
  const { found, pending, refusal, failure, ask } = useRecommendation();

  const keep = (next: KeptNeed) => {
    setNeed(next);
    keepNeed(viewerId, next);
  };
  const send = async (next: KeptNeed) => {
    keep({ ...next, isAsked: true });
    const answer = await ask(next);
    if (!answer) return;
    keepAmong(answer.creators.map(({ userId }) => userId));
    announce(
      answer.creators.length === 0
        ? '合いそうな人は見つかりませんでした。'
        : `${answer.creators.length}人が見つかりました。`,
    );
  };
  // What was asked before a reload, or before a look at somebody, is there again.
  const comeBack = useEffectEvent(() => send(need));
  useEffect(() => {
    if (wasAsked.current) Promise.resolve().then(comeBack, comeBack);
  }, []);

  const { categories, industries, tools } = data.formSelectableElements;
  const options = (
    [
      ['CATEGORY', categories],
      ['INDUSTRY', industries],
      ['TOOL', tools],
      ['PREFECTURE', data.prefectures],
    ] as const
  ).flatMap(([kind, entries]) => entries.map(({ name }) => ({ value: `${kind}:${name}`, label: name })));
  const understood = found?.tags.filter(({ key }) => !need.added.includes(key)) ?? [];
  const mayConsult = mayFollow(session);

  return (
    <div className={css.page}>
      <PageHead title="つくる人を探す" />
      <section ref={asking} tabIndex={-1} className={css.asking} aria-labelledby="need-title">
        <form
          className={css.stays}
          onSubmit={(event) => {
            event.preventDefault();
            void send(need);
          }}
        >
          <h1 id="need-title" className={css.title}>
            頼みたいことを、
            <br />
            いつもの言葉で。
          </h1>
          <p className={css.lead}>分野の名前を知らなくても探せます。</p>
          <NeedPaper
            value={need.text}
            marks={found ? marksIn(need.text, found.text, found.tags) : []}
            error={refusal}
            onChange={(text) => keep(text === '' ? { ...emptyNeed, added: need.added } : { ...need, text })}
            onSend={() => void send(need)}
          />
          {found && (
            <div className={css.understood} tabIndex={-1}>
              <h2 className={css.understoodHead}>読み取ったこと</h2>
              {understood.length === 0 ? (
                <p className={css.lead}>
                  まだ読み取れたことがありません。作りたいものや業種、使いたい手法を書いてみてください。
                </p>
              ) : (
                <UnderstoodTags
                  tags={understood}
                  onRemove={(key) => void send({ ...need, without: [...need.without, key] })}
                />
              )}
              {need.without.length > 0 && (
                <div className={css.back}>
                  <Button size="s" variant="text" onClick={() => void send({ ...need, without: [] })}>
                    {`外した${need.without.length}件を戻す`}
                  </Button>
                </div>
              )}
              <ComboBox
                className={css.correct}
                label="条件を足す"
                placeholder="分野、業種、ツール、場所"
                options={options}
                value={need.added}
                max={8}
                onChange={(added) => void send({ ...need, added: [...added] })}
              />
            </div>
          )}
          <div className={css.go}>
            <Button type="submit" variant="primary" size="l" block loading={pending}>
              {found ? '探しなおす' : '探す'}
              <span className={css.key}>
                <Kbd inherit>{isApple ? '⌘Enter' : 'Ctrl Enter'}</Kbd>
              </span>
            </Button>
          </div>
        </form>
      </section>
      <section className={css.found} aria-labelledby="found-title" aria-busy={pending}>
        <header className={css.foundHead}>
          <h2 id="found-title" className={css.foundTitle}>
            合いそうな人
          </h2>
          {found && <span className={css.foundCount}>{found.creators.length}</span>}
          {found && (
            <p className={css.foundNote}>
              現在は探していない人は含みません　{formatDate(found.at, { time: true, year: 'auto' })}
            </p>
          )}
        </header>
        <Found
          found={found}
          pending={pending}
          failure={failure}
          onRetry={() => void send(need)}
          mayConsult={mayConsult}
          chosen={chosen}
          onChoose={choose}
        />
        <ChosenPeople chosen={chosen} clear={clear} />
        <div className={css.how}>
          <p className={css.howTitle}>順位の決め方</p>
          <p>
            作品の分野と説明、担当範囲、得意なこと、稼働の記載を、お書きになった言葉と照らして並べています。広告による順位はありません。理由は、記載のある作品と得意なことだけから書いています。
          </p>
        </div>
      </section>
    </div>
  );
}

interface FoundProps {
  readonly found: Recommendation | null;
  readonly pending: boolean;
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly mayConsult: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

function Found({ found, pending, failure, onRetry, mayConsult, chosen, onChoose }: FoundProps): ReactElement {
  if (failure !== null)
    return (
      <ErrorState title="探せませんでした。" onRetry={onRetry} retrying={pending}>
        {failure}
      </ErrorState>
    );
  if (!found && pending)
    return (
      <div aria-hidden="true">
        {[1, 2].map((each) => (
          <div key={each} className={css.row}>
            <Skeleton shape="line" width={30} height={44} />
            <div className={css.body}>
              <Skeleton shape="line" width="30%" height={22} />
              <Skeleton shape="line" width="70%" height={14} />
              <div className={css.works}>
                <Skeleton aspect="4 / 3" />
                <Skeleton aspect="4 / 3" />
                <Skeleton aspect="4 / 3" />
                <Skeleton aspect="4 / 3" />
              </div>
            </div>
          </div>
        ))}
      </div>
    );
  if (!found)
    return (
      <EmptyState title="合いそうな人が、ここに並びます。">
        作りたいもの、時期、予算、会い方などを書いて、探してください。どの言葉から選んだかを、作品と一緒に示します。
      </EmptyState>
    );
  if (found.creators.length === 0)
    return (
      <EmptyState title="合いそうな人が見つかりませんでした。">
        読み取ったことを外すか、言葉を足して探しなおしてください。
      </EmptyState>
    );
  return (
    <ol className={cx(css.list, pending && css.stale)}>
      {found.creators.map((creator) => (
        <RecommendedRow
          key={creator.userId}
          recommended={creator}
          mayConsult={mayConsult}
          isChosen={chosen.has(creator.userId)}
          onChoose={(isChosen) => onChoose(creator.userId, isChosen)}
        />
      ))}
    </ol>
  );
}
