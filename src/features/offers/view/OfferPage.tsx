import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { OfferPageOpenMutation } from '../../../../__generated__/OfferPageOpenMutation.graphql.ts';
import type { OfferPageQuery } from '../../../../__generated__/OfferPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { useKeptFocus } from '../../../ui/overlays/useKeptFocus.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { useMinute } from '../../../ui/text/useMinute.ts';
import { creatorName } from '../../people/creatorName.ts';
import { makingWords } from '../../page/makingWords.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useLookAgain } from '../../page/useLookAgain.ts';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { useSessionState } from '../../session/session.ts';
import { OfferPaper } from '../paper/OfferPaper.tsx';
import { AnswerActs } from './AnswerActs.tsx';
import { OnPaper } from './OnPaper.tsx';
import { OfferStory } from './OfferStory.tsx';
import { OfferSums } from './OfferSums.tsx';
import * as css from './view.css.ts';
import { WithdrawOffer } from './WithdrawOffer.tsx';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';

const query = graphql`
  query OfferPageQuery($id: ID!) {
    officialJobOffer(id: $id) {
      id
      status
      currentVersion
      replyBy
      chatRoomId
      changesOfferId
      recordUrl
      company {
        name
        avatarImagePath
      }
      creator {
        ...creatorName_creator
      }
      versions {
        version
        subject
        documentUrl
        differences {
          __typename
        }
        openingDifferences {
          __typename
        }
        standingDifferences {
          __typename
        }
        terms {
          employment {
            __typename
          }
        }
        breakdown {
          ...OfferSums_breakdown
        }
        ...OfferPaper_version
        ...AnswerActs_version
      }
      ...OfferStory_offer
      ...OnPaper_offer
    }
    engagementOfOffer(offerId: $id) {
      id
    }
  }
`;

const states = {
  SENT: { shape: 'half', word: '返答待ち' },
  ACCEPTED: { shape: 'filled', word: '成立' },
  DECLINED: { shape: 'ring', word: '辞退' },
  WITHDRAWN: { shape: 'ring', word: '取り下げ' },
  EXPIRED: { shape: 'ring', word: '返答期限切れ' },
} as const;

interface OfferPageProps {
  readonly variables: { readonly id: string };
}

/** `/offers/{id}`: for both sides, with their actions. */
export function OfferPage({ variables }: OfferPageProps): ReactElement {
  const { officialJobOffer: offer, engagementOfOffer: work } = useRouteQuery<OfferPageQuery>(
    query,
    variables,
  );
  const minute = useMinute();
  const session = useSessionState();
  const isCreator = session.status === 'member' && session.audience === 'creator';
  // An answer takes its buttons along.
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const [chosen, setChosen] = useState<number | null>(null);
  const [beside, setBeside] = useState<'opening' | 'paper' | 'standing' | 'version' | null>(null);
  const shown = offer?.versions.find(({ version }) => version === (chosen ?? offer.currentVersion));
  useOpened(isCreator && offer?.status === 'SENT' ? offer.id : null, shown?.version ?? null);
  const making = [
    ...(shown !== undefined && shown.documentUrl == null ? [`version ${shown.version}`] : []),
    ...(offer?.status === 'ACCEPTED' && offer.recordUrl == null ? ['record'] : []),
  ].join(' ');
  const isLate = useLookAgain(offer == null || making === '' ? null : `${offer.id} ${making}`, {
    query,
    variables,
    most: 12,
  });
  if (offer == null || shown === undefined) throw pageNotFound();
  const isNewest = shown.version === offer.currentVersion;
  // Its deadline may pass while it is read.
  const isOver = offer.status === 'SENT' && offer.replyBy != null && Date.parse(offer.replyBy) <= minute;
  const status = isOver ? 'EXPIRED' : offer.status;
  const isOpen = status === 'SENT' && isNewest;
  const isEmployment = shown.terms.employment != null;
  const changes = shown.differences.length;
  const others = shown.openingDifferences.length;
  const isChange = offer.changesOfferId != null;
  const fromStanding = shown.standingDifferences.length;
  const looks = [
    { value: 'paper' as const, label: '書面', count: 1 },
    {
      value: 'standing' as const,
      label: `${offer.status === 'ACCEPTED' ? '変更前' : '現在の条件'}との違い ${fromStanding}`,
      count: fromStanding,
    },
    { value: 'version' as const, label: `第${shown.version - 1}版との違い ${changes}`, count: changes },
    { value: 'opening' as const, label: `募集との違い ${others}`, count: others },
  ].filter(({ count }) => count > 0);
  // Differences are shown first.
  const wanted = beside ?? looks.find(({ value }) => value !== 'paper')?.value ?? 'paper';
  const look = looks.some(({ value }) => value === wanted) ? wanted : 'paper';
  const state = states[status];
  const who = isCreator ? offer.company.name : `${creatorName(offer.creator)}さん`;
  return (
    <div ref={place} className={css.page} tabIndex={-1}>
      <PageHead
        title={`${isChange ? '条件の変更' : isEmployment ? '採用条件' : 'オファー'} ${shown.subject}`}
      />
      <OfferStory offer={offer} shown={shown.version} onShow={setChosen}>
        <p className={css.papers} data-noprint>
          <Button variant="text" size="s" onClick={() => window.print()}>
            書面を印刷する
          </Button>
          {shown.documentUrl == null ? (
            <span className={css.papersNote}>{makingWords('PDF', isLate)}</span>
          ) : (
            <a className={buttonClass({ variant: 'text', size: 's' })} href={shown.documentUrl}>
              第{shown.version}版をPDFで保存する
            </a>
          )}
          {isNewest && <OnPaper offer={offer} isCreator={isCreator} />}
          {offer.status === 'ACCEPTED' &&
            (offer.recordUrl == null ? (
              <span className={css.papersNote}>{makingWords('締結の記録', isLate)}</span>
            ) : (
              <a className={buttonClass({ variant: 'text', size: 's' })} href={offer.recordUrl}>
                締結の記録をPDFで保存する
              </a>
            ))}
        </p>
      </OfferStory>
      <div className={css.middle}>
        {looks.length > 1 && (
          <div className={css.tools}>
            <RadioGroup
              label="書面の表示"
              labelHidden
              layout="segments"
              options={looks.map(({ value, label }) => ({ value, label }))}
              value={look}
              onChange={setBeside}
            />
          </div>
        )}
        <OfferPaper version={shown} beside={look === 'paper' ? null : look} />
      </div>
      <aside className={css.side} aria-label="オファーの概要">
        <div className={css.stays}>
          <div>
            <p className={css.company}>
              <Avatar
                name={who}
                src={isCreator ? offer.company.avatarImagePath : null}
                shape={isCreator ? 'square' : 'round'}
                size={40}
              />
              {who}
            </p>
            {isChange && <p className={css.payoutName}>条件の変更</p>}
            <h1 className={css.title}>
              <PhraseText>{shown.subject}</PhraseText>
            </h1>
            <p className={css.due}>
              <Status shape={state.shape}>{state.word}</Status>
              {status === 'SENT' && offer.replyBy != null && (
                <span className={css.dueDate}>{formatDate(offer.replyBy)} 23:59まで</span>
              )}
            </p>
            {shown.breakdown != null && <OfferSums breakdown={shown.breakdown} isCreator={isCreator} />}
          </div>
          <div>
            <div className={css.acts}>
              {isCreator && isOpen && (
                <AnswerActs
                  offerId={offer.id}
                  version={shown}
                  kind={isChange ? 'change' : isEmployment ? 'employment' : 'commission'}
                />
              )}
              {!isCreator && (offer.status === 'SENT' || offer.status === 'EXPIRED') && (
                <>
                  <Link
                    to="/offers/$id/edit"
                    params={{ id: offer.id }}
                    className={buttonClass({ variant: 'primary', block: true })}
                  >
                    新しいバージョンを送る
                  </Link>
                  <WithdrawOffer offerId={offer.id} isChange={isChange} />
                </>
              )}
              {work != null && (
                <Link
                  to="/engagements/$id"
                  params={{ id: work.id }}
                  className={buttonClass({
                    variant: offer.status === 'ACCEPTED' ? 'primary' : 'secondary',
                    block: true,
                  })}
                >
                  仕事の進み具合を見る
                </Link>
              )}
              {offer.chatRoomId != null && (
                <Link
                  to="/messages/$roomId"
                  params={{ roomId: offer.chatRoomId }}
                  className={buttonClass({ block: true })}
                >
                  メッセージを開く
                </Link>
              )}
            </div>
            {isCreator && isOpen && (
              <p className={css.note}>
                {isChange
                  ? '承諾すると、まだ納品していない回から、この書面の条件になります。納品済みの回は変わりません。承諾しなければ、現在の条件のまま続きます。'
                  : isEmployment
                    ? 'これは採用条件の提示です。承諾すると双方の記録に残ります。労働条件通知書は、雇用主から別に交付されます。'
                    : '承諾すると、この書面の条件で契約が成立し、双方に残ります。あとから書き換えられることはありません。手数料は会社が支払います。'}
              </p>
            )}
          </div>
        </div>
      </aside>
    </div>
  );
}

/** Notes once that the creator has seen the version that is shown, and each that comes while the page is open. */
function useOpened(offerId: string | null, version: number | null): void {
  const commit = useCommit<OfferPageOpenMutation>(graphql`
    mutation OfferPageOpenMutation($offerId: ID!, $version: Int) {
      openOfficialJobOffer(offerId: $offerId, version: $version) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  useEffect(() => {
    if (offerId === null || version === null) return;
    // Whoever reads is not kept from it where this could not be noted; it is again at the next visit.
    commit({ offerId, version }).catch(() => undefined);
  }, [commit, offerId, version]);
}
