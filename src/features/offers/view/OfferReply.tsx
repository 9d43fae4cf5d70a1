import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { OfferReplyChangeMutation } from '../../../../__generated__/OfferReplyChangeMutation.graphql.ts';
import type { OfferReplyDeclineMutation } from '../../../../__generated__/OfferReplyDeclineMutation.graphql.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAct } from '../../page/useAct.ts';
import * as css from './view.css.ts';

type Term = NonNullable<OfferReplyChangeMutation['variables']['input']['term']>;

interface OfferReplyProps {
  readonly kind: 'change' | 'decline';
  readonly offerId: string;
  readonly version: number;
  /** 条件の変更 of a work under way. */
  readonly isChange: boolean;
  readonly terms: readonly { readonly value: Term; readonly label: string }[];
  readonly onClose: () => void;
}

const longest = 2_000;
const politeChangeWords =
  '条件の変更をご提案いただき、ありがとうございます。検討しましたが、今回は辞退させてください。現在の条件のまま、引き続きよろしくお願いいたします。';
const politeWords =
  'オファーをお送りいただき、ありがとうございます。検討しましたが、今回は辞退させてください。またの機会がありましたら、どうぞよろしくお願いいたします。';

/** Asking for other terms, or declining. */
export function OfferReply({
  kind,
  offerId,
  version,
  isChange: isOfWork,
  terms,
  onClose,
}: OfferReplyProps): ReactElement {
  const isChange = kind === 'change';
  const what = isOfWork ? '条件の変更' : 'オファー';
  const [message, setMessage] = useState(isChange ? '' : isOfWork ? politeChangeWords : politeWords);
  const [term, setTerm] = useState<Term | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { act: ask, pending: asking } = useAct<OfferReplyChangeMutation>(graphql`
    mutation OfferReplyChangeMutation($input: AnswerOfficialJobOfferInput!) {
      askToChangeOfficialJobOffer(input: $input) {
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
  const { act: decline, pending: declining } = useAct<OfferReplyDeclineMutation>(graphql`
    mutation OfferReplyDeclineMutation($input: AnswerOfficialJobOfferInput!) {
      declineOfficialJobOffer(input: $input) {
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
  const words = message.trim();
  const wrong = isChange && words === '' ? '相談したいことを入力してください。' : undefined;
  const send = async (): Promise<void> => {
    setIsAsked(true);
    if (wrong !== undefined || isLonger(words, longest)) return;
    const input = { offerId, version, message: words };
    const done = isChange ? await ask({ input: { ...input, term } }) : await decline({ input });
    if (done === null) return;
    toast.success(isChange ? '条件の相談を送りました。' : `${what}を辞退しました。`);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={isChange ? '条件を相談する' : `${what}を辞退する`}
      size="m"
      dismissable={false}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button
            variant={isChange ? 'primary' : 'creator'}
            loading={asking !== null || declining !== null}
            onClick={() => void send()}
          >
            {isChange ? '相談を送る' : '送って辞退する'}
          </Button>
        </>
      }
    >
      <div className={css.field}>
        {isChange && (
          <Select
            label="項目"
            requirement="optional"
            placeholder="全体について"
            options={terms}
            value={term}
            onChange={setTerm}
          />
        )}
        <TextArea
          label={isChange ? '相談したいこと' : '辞退のメッセージ'}
          requirement={isChange ? 'required' : 'optional'}
          help={isChange ? `メッセージに届きます。${what}はそのまま残ります。` : '会社に届きます。'}
          limit={longest}
          value={message}
          onChange={setMessage}
          error={isAsked ? wrong : undefined}
        />
      </div>
    </Dialog>
  );
}
