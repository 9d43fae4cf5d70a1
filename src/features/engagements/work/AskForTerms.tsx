import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { AskForTermsMutation } from '../../../../__generated__/AskForTermsMutation.graphql.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAct } from '../../page/useAct.ts';
import { terms } from '../workWords.ts';
import type { Term } from '../workWords.ts';
import * as css from './work.css.ts';

const longest = 2_000;

interface AskForTermsProps {
  readonly engagementId: string;
  readonly onClose: () => void;
}

/** The creator asks to change a term. */
export function AskForTerms({ engagementId, onClose }: AskForTermsProps): ReactElement {
  const [term, setTerm] = useState<Term | null>(null);
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { act, pending } = useAct<AskForTermsMutation>(graphql`
    mutation AskForTermsMutation($input: AskForEngagementTermsInput!) {
      askForEngagementTerms(input: $input) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const wrong = words.trim() === '' ? '相談したいことを入力してください。' : undefined;
  const send = async (): Promise<void> => {
    setAsked(true);
    if (wrong !== undefined || isLonger(words, longest)) return;
    if ((await act({ input: { engagementId, term, words } })) === null) return;
    toast.success('条件の変更の相談を送りました。');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="条件の変更を相談する"
      dismissable={false}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="creator" loading={pending !== null} onClick={() => void send()}>
            相談を送る
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <Select
          label="項目"
          requirement="optional"
          placeholder="全体について"
          options={[...terms]}
          value={term}
          onChange={setTerm}
        />
        <TextArea
          label="相談したいこと"
          requirement="required"
          help="メッセージにも届きます。条件は、会社が新しい書面を送り、あなたが承諾するまで変わりません。"
          limit={longest}
          value={words}
          onChange={setWords}
          error={isAsked ? wrong : undefined}
        />
      </div>
    </Dialog>
  );
}
