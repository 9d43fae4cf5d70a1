import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AnswerActs_version$key } from '../../../../__generated__/AnswerActs_version.graphql.ts';
import type { AnswerActsTermsMutation } from '../../../../__generated__/AnswerActsTermsMutation.graphql.ts';
import type { AnswerActsAcceptMutation } from '../../../../__generated__/AnswerActsAcceptMutation.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { part } from '../../../lib/part.ts';
import { useAct } from '../../page/useAct.ts';
import * as css from './view.css.ts';

const OfferReply = part(async () => (await import('./OfferReply.tsx')).OfferReply);

interface AnswerActsProps {
  readonly offerId: string;
  readonly version: AnswerActs_version$key;
  /** A commission, employment (採用条件の提示), or new terms (条件の変更). */
  readonly kind: 'change' | 'commission' | 'employment';
}

const words = {
  change: {
    act: '変更を承諾する',
    title: 'この条件に変えますか',
    done: '条件の変更を承諾しました。',
  },
  commission: {
    act: 'この条件で受ける',
    title: 'この条件で契約しますか',
    done: 'オファーを承諾しました。',
  },
  employment: {
    act: '採用条件を承諾する',
    title: 'この採用条件を承諾しますか',
    done: '採用条件を承諾しました。',
  },
} as const;

function consequence(kind: AnswerActsProps['kind'], version: number): string {
  if (kind === 'change')
    return `まだ納品していない回から、第${version}版の条件になります。納品済みの回は変わりません。`;
  return kind === 'employment'
    ? `第${version}版の採用条件を承諾します。労働条件通知書は、雇用主から別に交付されます。`
    : `第${version}版の条件で、契約が成立します。今日が委託日になります。`;
}

/** Accept, discuss, or decline. */
export function AnswerActs({ offerId, version: key, kind }: AnswerActsProps): ReactElement {
  const { version, lines } = useFragment(
    graphql`
      fragment AnswerActs_version on OfficialJobOfferVersion {
        version
        lines {
          term
          number
          label
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<'accept' | 'change' | 'decline' | null>(null);
  const { act, pending } = useAct<AnswerActsAcceptMutation>(graphql`
    mutation AnswerActsAcceptMutation($input: AnswerOfficialJobOfferInput!) {
      acceptOfficialJobOffer(input: $input) {
        officialJobOffer {
          id
          status
          ...OfferStory_offer
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const { act: actOnWork, pending: changing } = useAct<AnswerActsTermsMutation>(graphql`
    mutation AnswerActsTermsMutation($input: AnswerOfficialJobOfferInput!) {
      acceptEngagementTerms(input: $input) {
        officialJobOffer {
          id
          status
          ...OfferStory_offer
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const accept = async (): Promise<void> => {
    const input = { offerId, version };
    const done = kind === 'change' ? await actOnWork({ input }) : await act({ input });
    setOpen(null);
    if (done !== null) toast.success(words[kind].done);
  };
  return (
    <>
      <div className={css.answer}>
        <Button variant="primary" size="l" block className={css.accept} onClick={() => setOpen('accept')}>
          {words[kind].act}
        </Button>
        <div className={css.pair}>
          <Button block className={css.other} onClick={() => setOpen('change')}>
            <span>
              <span className={css.onlyWide}>条件を</span>相談する
            </span>
          </Button>
          <Button block className={css.other} onClick={() => setOpen('decline')}>
            辞退する
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={open === 'accept'}
        title={words[kind].title}
        act="承諾する"
        tone="goesOn"
        pending={pending !== null || changing !== null}
        onConfirm={() => void accept()}
        onClose={() => setOpen(null)}
      >
        <p>
          {consequence(kind, version)}
          ご本人であることを、もう一度確認します。
        </p>
      </ConfirmDialog>
      {(open === 'change' || open === 'decline') && (
        <Suspense fallback={null}>
          <OfferReply
            kind={open}
            offerId={offerId}
            version={version}
            isChange={kind === 'change'}
            terms={lines.map(({ term, number, label }) => ({ value: term, label: `${number} ${label}` }))}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
