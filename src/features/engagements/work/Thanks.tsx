import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Thanks_engagement$key } from '../../../../__generated__/Thanks_engagement.graphql.ts';
import type { ThanksReportMutation } from '../../../../__generated__/ThanksReportMutation.graphql.ts';
import type { ThanksSayMutation } from '../../../../__generated__/ThanksSayMutation.graphql.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { useAct } from '../../page/useAct.ts';
import * as css from './work.css.ts';

const longest = 400;

/** Both sides' thanks at the end. */
export function Thanks({ engagement: key }: { readonly engagement: Thanks_engagement$key }): ReactElement {
  const { id, viewerIs, companyName, creatorName, thanks } = useFragment(
    graphql`
      fragment Thanks_engagement on Engagement {
        id
        viewerIs
        companyName
        creatorName
        thanks {
          own
          others
          areOthersReported
        }
      }
    `,
    key,
  );
  const [words, setWords] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { act: say, pending: saying } = useAct<ThanksSayMutation>(graphql`
    mutation ThanksSayMutation($input: EngagementWordsInput!) {
      thankForEngagement(input: $input) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const { act: report, pending: reporting } = useAct<ThanksReportMutation>(graphql`
    mutation ThanksReportMutation($engagementId: ID!) {
      reportEngagementThanks(engagementId: $engagementId) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const other = viewerIs === 'CREATOR' ? companyName : `${creatorName}さん`;
  const send = async (): Promise<void> => {
    if (words.trim() === '' || isLonger(words, longest)) return;
    if ((await say({ input: { engagementId: id, words } })) !== null) toast.success('お礼を送りました。');
  };
  const tell = async (): Promise<void> => {
    const done = await report({ engagementId: id });
    setAsking(false);
    if (done !== null) toast.success('運営に報告しました。');
  };
  return (
    <section className={css.round} aria-labelledby="engagement-thanks" tabIndex={-1}>
      <header className={css.roundHead}>
        <h2 id="engagement-thanks" className={css.roundTitle}>
          お礼
        </h2>
      </header>
      {thanks.others == null ? (
        <p className={css.next}>
          {thanks.areOthersReported
            ? '報告したお礼は表示していません。運営が確認しています。'
            : `${other}からのお礼は、双方のお礼がそろうか、送られてから14日が過ぎると読めます。`}
        </p>
      ) : (
        <>
          <p className={css.small}>{other}から</p>
          <p className={css.words}>{thanks.others}</p>
          {viewerIs !== 'AGENT' && (
            <Button size="s" variant="text" onClick={() => setAsking(true)}>
              報告する
            </Button>
          )}
        </>
      )}
      {thanks.own != null && (
        <>
          <h3 className={css.ownThanks}>送ったお礼</h3>
          <p className={css.words}>{thanks.own}</p>
        </>
      )}
      {thanks.own == null && viewerIs !== 'AGENT' && (
        <div className={css.thanksFields}>
          <TextArea
            label={`${other}へのお礼`}
            requirement="optional"
            help="1回だけ送れます。送ったあとは変更できません。"
            limit={longest}
            value={words}
            onChange={setWords}
          />
          <div>
            <Button loading={saying !== null} disabled={words.trim() === ''} onClick={() => void send()}>
              お礼を送る
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title="このお礼を報告しますか"
        act="報告する"
        pending={reporting !== null}
        onConfirm={() => void tell()}
        onClose={() => setAsking(false)}
      >
        <p>運営が内容を確認します。報告したお礼は、表示されなくなります。</p>
      </ConfirmDialog>
    </section>
  );
}
