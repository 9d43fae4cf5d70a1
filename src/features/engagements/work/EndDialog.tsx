import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EndDialog_engagement$key } from '../../../../__generated__/EndDialog_engagement.graphql.ts';
import type { EndDialogMutation } from '../../../../__generated__/EndDialogMutation.graphql.ts';
import { hasUnread } from '../../../lib/forms/stopsAtUnread.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { ActDialog } from '../../../ui/overlays/ActDialog.tsx';
import { useAct } from '../../page/useAct.ts';
import { yen } from '../workWords.ts';
import { useWords } from './useWords.ts';
import * as css from './work.css.ts';

interface EndDialogProps {
  readonly engagement: EndDialog_engagement$key;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What is typed stays while it is closed, but for a sum that cannot be read: what it began with would look like one. */
export function EndDialog({ engagement: key, open, onClose }: EndDialogProps): ReactElement | null {
  const { id, viewerIs, remunerationType, mostOwedAtEnd, needsEndNotice } = useFragment(
    graphql`
      fragment EndDialog_engagement on Engagement {
        id
        viewerIs
        remunerationType
        mostOwedAtEnd
        needsEndNotice
      }
    `,
    key,
  );
  const isHourly = remunerationType === 'HOURLY_RATE';
  const fields = useRef<HTMLDivElement>(null);
  const [netPrice, setNetPrice] = useState<number | null>(null);
  const { words, field, ask } = useWords('終了の理由を入力してください。');
  const { act, pending } = useAct<EndDialogMutation>(graphql`
    mutation EndDialogMutation($input: EndEngagementInput!) {
      endEngagementEarly(input: $input) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const close = (): void => {
    if (hasUnread(fields.current)) setNetPrice(null);
    onClose();
  };
  const send = async (): Promise<void> => {
    if (!ask()) return;
    if ((await act({ input: { engagementId: id, words, netPrice } })) === null) return;
    toast.success('仕事を途中で終えました。');
    onClose();
  };
  if (!open) return null;
  return (
    <ActDialog
      onClose={close}
      title="仕事を途中で終える"
      dismissable={false}
      act="途中で終える"
      pending={pending !== null}
      onAct={() => void send()}
    >
      <div ref={fields} className={css.fields}>
        <p>
          まだ納品していない回が終わります。納品済みの回は、検収と支払いがそのまま続きます。相手にも理由を尋ねます。
        </p>
        {needsEndNotice && viewerIs === 'OWNER' && (
          <p className={css.late}>
            6か月以上の仕事です。会社から終えるときは、原則として30日前までに予告することが定められています(フリーランス法16条)。予告した日を、理由に書いてください。
          </p>
        )}
        {isHourly ? (
          <p>入力済みの稼働時間は、その時間の報酬として検収と支払いに進みます。</p>
        ) : (
          <NumberField
            label="ここまでの報酬(税抜)"
            requirement="optional"
            help={
              mostOwedAtEnd == null
                ? '途中まで進めた分の報酬を提案できます。'
                : `途中まで進めた分の報酬を、${yen(mostOwedAtEnd)}まで提案できます。支払わない場合は0円と入力してください。`
            }
            unit="円"
            value={netPrice}
            onChange={setNetPrice}
          />
        )}
        <TextArea label="終了の理由" requirement="required" help="相手に届き、記録に残ります。" {...field} />
      </div>
    </ActDialog>
  );
}
