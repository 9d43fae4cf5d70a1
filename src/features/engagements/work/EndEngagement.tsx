import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { EndEngagementMutation } from '../../../../__generated__/EndEngagementMutation.graphql.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAct } from '../../page/useAct.ts';
import * as css from './work.css.ts';

const longest = 2_000;

/** Ends what is not delivered yet, with a reason. */
export function EndEngagement({ engagementId }: { readonly engagementId: string }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { act, pending } = useAct<EndEngagementMutation>(graphql`
    mutation EndEngagementMutation($input: EngagementWordsInput!) {
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
  const close = (): void => setOpen(false);
  const wrong = words.trim() === '' ? '終了の理由を入力してください。' : undefined;
  const send = async (): Promise<void> => {
    setAsked(true);
    if (wrong !== undefined || isLonger(words, longest)) return;
    if ((await act({ input: { engagementId, words } })) === null) return;
    toast.success('仕事を途中で終えました。');
    close();
  };
  return (
    <div className={css.ending}>
      <Button size="s" variant="text" onClick={() => setOpen(true)}>
        途中で終える
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={close}
          title="仕事を途中で終える"
          dismissable={false}
          footer={
            <>
              <Button onClick={close}>キャンセル</Button>
              <Button variant="creator" loading={pending !== null} onClick={() => void send()}>
                途中で終える
              </Button>
            </>
          }
        >
          <div className={css.fields}>
            <p>
              まだ納品していない回が終わります。納品済みの回は、検収と支払いがそのまま続きます。6か月以上の仕事を会社から終えるときは、30日前までに知らせることが定められています(フリーランス法16条)。
            </p>
            <TextArea
              label="終了の理由"
              requirement="required"
              help="相手に届き、記録に残ります。"
              limit={longest}
              value={words}
              onChange={setWords}
              error={isAsked ? wrong : undefined}
            />
          </div>
        </Dialog>
      )}
    </div>
  );
}
