import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeskOpeningHead_opening$key } from '../../../../../__generated__/DeskOpeningHead_opening.graphql.ts';
import { buttonClass } from '../../../../ui/buttons/buttonClass.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { MenuButton } from '../../../../ui/buttons/MenuButton.tsx';
import { PhraseText } from '../../../../ui/text/PhraseText.tsx';
import { Price } from '../../../../ui/text/Price.tsx';
import { Status } from '../../../../ui/text/Status.tsx';
import { UnreadCount } from '../../../../ui/text/Unread.tsx';
import { useWide } from '../../../../ui/useWide.ts';
import { wageWords } from '../../../jobs/opening/pay/wage.ts';
import * as css from './head.css.ts';
import { ownStatus } from '../../../../lib/words/openingStatus.ts';
import { draftEditLink, openingTone } from './openingWords.ts';
import type { DeskPlace } from '../useDeskSearch.ts';
import { useOpeningNeed } from './useOpeningNeed.ts';

interface OpeningHeadProps {
  readonly opening: DeskOpeningHead_opening$key;
  readonly desk: DeskPlace;
}

/** The opening whose candidates stand below: its name, state and pay, and the ways to it. */
export function DeskOpeningHead({ opening: key, desk: { search, set } }: OpeningHeadProps): ReactElement {
  const opening = useFragment(
    graphql`
      fragment DeskOpeningHead_opening on JobOpening {
        id
        title
        status
        resumerationType
        canEdit
        isSuspended
        hold {
          reason
        }
        hasPendingChange
        unreadEntriesCount
        ...useOpeningNeed_opening
        ... on ContractJobOpening {
          netPrice
        }
        ... on HourlyJobOpening {
          netPrice
        }
        ... on FullTimeJobOpening {
          payUnit
          payMin
          payMax
        }
      }
    `,
    key,
  );
  const need = useOpeningNeed(opening);
  const navigate = useNavigate();
  const { id, title, status, resumerationType: kind } = opening;
  const { word, shape } = ownStatus(status, opening.isSuspended, opening.hold?.reason);
  const tone = openingTone[status];
  const board = search.view === 'board';
  const wide = useWide();
  const show = (view: 'board' | undefined): void =>
    set({ view, selected: undefined, ...(view === 'board' && { tab: undefined }) });
  return (
    <header className={css.head}>
      <Link to="/projects" search={{}} className={css.back} aria-label="募集の一覧へ">
        <Icon name="left" />
      </Link>
      <div className={css.headWords}>
        <h2 className={css.title} title={title}>
          <PhraseText>{title}</PhraseText>
        </h2>
        <p className={css.headFacts}>
          <Status shape={shape} tone={tone}>
            {word}
          </Status>
          <span className={css.pay}>
            {opening.netPrice == null ? (
              wageWords({ payUnit: opening.payUnit, payMin: opening.payMin, payMax: opening.payMax })
            ) : (
              <Price
                per={kind === 'HOURLY_RATE' ? '時給' : undefined}
                amount={opening.netPrice}
                tax="excluded"
              />
            )}
          </span>
          {opening.isSuspended && <span className={css.warning}>運営が公開を止めています</span>}
          {opening.hasPendingChange && <span>公開していない変更があります</span>}
          <span className={css.phoneOnly}>
            <UnreadCount count={opening.unreadEntriesCount ?? 0} />
          </span>
        </p>
      </div>
      <div className={css.headActs}>
        <fieldset className={css.views} aria-label="並べ方">
          <IconButton
            icon="list"
            label="表で見る"
            size="s"
            pressed={!board}
            onClick={() => show(undefined)}
          />
          <IconButton
            icon="grid"
            label="段階ごとに見る"
            size="s"
            pressed={board}
            onClick={() => show('board')}
          />
        </fieldset>
        <Link to="/jobs/$id" params={{ id }} className={`${buttonClass({ size: 's' })} ${css.see}`}>
          募集を見る
        </Link>
        <MenuButton
          label="この募集の操作"
          look="icon"
          size="s"
          entries={[
            // On a phone there is no room for the two buttons.
            ...(wide
              ? []
              : [
                  {
                    id: 'view',
                    label: board ? '一覧で見る' : '段階ごとに見る',
                    icon: board ? ('list' as const) : ('grid' as const),
                    onAction: () => show(board ? undefined : 'board'),
                  },
                ]),
            {
              id: 'see',
              label: '募集を見る',
              icon: 'eye',
              onAction: () => void navigate({ to: '/jobs/$id', params: { id } }),
            },
            ...(need === null
              ? []
              : [
                  {
                    id: 'recommend',
                    label: '合う人を探す',
                    icon: 'search' as const,
                    onAction: () => void navigate({ to: '/recommend', search: { need } }),
                  },
                ]),
            ...(opening.canEdit && status !== 'CLOSED'
              ? [
                  {
                    id: 'edit',
                    label: '募集を編集する',
                    icon: 'edit' as const,
                    onAction: () => void navigate(draftEditLink(kind, id)),
                  },
                ]
              : []),
          ]}
        >
          <Icon name="more" />
        </MenuButton>
      </div>
    </header>
  );
}
