import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CandidateActs_candidate$key } from '../../../../../__generated__/CandidateActs_candidate.graphql.ts';
import { buttonClass } from '../../../../ui/buttons/buttonClass.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { Kbd } from '../../../../ui/text/Kbd.tsx';
import { MenuButton } from '../../../../ui/buttons/MenuButton.tsx';
import { useSingleKeys } from '../../../../lib/browser/singleKeys.ts';
import { mayOffer } from '../../../session/memberContent.ts';
import { useSessionState } from '../../../session/session.ts';
import { useDeskActs } from '../acts/deskContext.ts';
import * as css from './panel.css.ts';
import { byOfferEntries, stages, stepFrom, targets } from '../stageWords.ts';

/** What comes next with a candidate: talk, go on, or decline. */
export function CandidateActs({
  candidate: key,
}: {
  readonly candidate: CandidateActs_candidate$key;
}): ReactElement {
  const { id, stage, firstRepliedAt, officialJobOffer } = useFragment(
    graphql`
      fragment CandidateActs_candidate on Candidate {
        id
        stage
        firstRepliedAt
        officialJobOffer {
          id
          status
        }
      }
    `,
    key,
  );
  const acts = useDeskActs();
  const navigate = useNavigate();
  const session = useSessionState();
  const [withKeys] = useSingleKeys();
  const following = stepFrom(stage, 1);
  // オファー and 成立 follow from offers: the way there is to send one, which owners of the account do.
  const next = following === 'HIRED' || (following === 'OFFERED' && !mayOffer(session)) ? null : following;
  const isOffered = stage === 'OFFERED' || stage === 'HIRED';
  // Who was answered is never new again.
  const others = targets
    .filter((each) => each !== stage && (each !== 'NEW' || firstRepliedAt == null))
    .map((each) => ({ id: each, label: stages[each].word, onAction: () => acts.move([id], each) }));
  // An expired one is sent anew on its own page.
  const standing =
    officialJobOffer?.status === 'SENT' || officialJobOffer?.status === 'EXPIRED' ? officialJobOffer : null;
  const offer = {
    id: 'offer',
    label: standing === null ? 'オファーを送る' : '送ったオファーを見る',
    onAction: () =>
      void (standing === null
        ? navigate({ to: '/offers/create', search: { candidate: id } })
        : navigate({ to: '/offers/$id', params: { id: standing.id } })),
  };
  const past = stage === 'DECLINED' || stage === 'WITHDRAWN';
  return (
    <footer className={css.acts} data-lowbar="">
      <Button
        variant="primary"
        className={css.chat}
        loading={acts.pending === 'chat'}
        onClick={() => acts.chat(id)}
      >
        メッセージ{withKeys && <Kbd inherit>M</Kbd>}
      </Button>
      {next !== null && (
        <Button onClick={() => acts.move([id], next)}>
          {stages[next].act}
          {withKeys && <Kbd inherit>S</Kbd>}
        </Button>
      )}
      {isOffered && officialJobOffer != null && (
        <Link to="/offers/$id" params={{ id: officialJobOffer.id }} className={buttonClass()}>
          オファーを見る
        </Link>
      )}
      {stage === 'DECLINED' && <Button onClick={() => acts.move([id], 'CONSIDERING')}>書類選考に戻す</Button>}
      {!past && !isOffered && (
        <Button variant="danger" onClick={() => acts.decline([id])}>
          見送る{withKeys && <Kbd inherit>X</Kbd>}
        </Button>
      )}
      {stage !== 'WITHDRAWN' && (
        <MenuButton
          label="段階を変更する"
          look="icon"
          placement="top end"
          entries={[
            ...(mayOffer(session) && !past && stage !== 'HIRED' ? [offer] : []),
            ...others,
            ...byOfferEntries.filter((each) => each.id !== stage),
          ]}
        >
          <Icon name="more" />
        </MenuButton>
      )}
    </footer>
  );
}
