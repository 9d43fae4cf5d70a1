import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AnswerEnd_engagement$key } from '../../../../__generated__/AnswerEnd_engagement.graphql.ts';
import type { AnswerEndMutation } from '../../../../__generated__/AnswerEndMutation.graphql.ts';
import { hasUnread, stopsAtUnread } from '../../../lib/forms/stopsAtUnread.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { useAct } from '../../page/useAct.ts';
import { yen } from '../workWords.ts';
import * as css from './work.css.ts';

const longest = 2_000;

/** The other side has ended the work: answer with one's reasons, and what is owed until then. */
export function AnswerEnd({
  engagement: key,
}: {
  readonly engagement: AnswerEnd_engagement$key;
}): ReactElement {
  const { id, companyName, creatorName, viewerIs, remunerationType, endNetPrice, mostOwedAtEnd } =
    useFragment(
      graphql`
        fragment AnswerEnd_engagement on Engagement {
          id
          companyName
          creatorName
          viewerIs
          remunerationType
          endNetPrice
          mostOwedAtEnd
        }
      `,
      key,
    );
  const isHourly = remunerationType === 'HOURLY_RATE';
  const [agrees, setAgrees] = useState(endNetPrice != null);
  const place = useRef<HTMLElement>(null);
  const [netPrice, setNetPrice] = useState<number | null>(null);
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { act, pending } = useAct<AnswerEndMutation>(graphql`
    mutation AnswerEndMutation($input: AnswerEngagementEndInput!) {
      answerEngagementEnd(input: $input) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const wrong = words.trim() === '' ? '理由を入力してください。' : undefined;
  const namesAmount = !isHourly && !agrees;
  const send = async (): Promise<void> => {
    setAsked(true);
    if (wrong !== undefined || isLonger(words, longest) || (namesAmount && netPrice === null)) return;
    if (
      (await act({ input: { engagementId: id, words, agrees, netPrice: namesAmount ? netPrice : null } })) ===
      null
    )
      return;
    toast.success('途中終了に返答しました。');
  };
  const who = viewerIs === 'CREATOR' ? companyName : `${creatorName}さん`;
  return (
    <section ref={place} className={css.round} aria-labelledby="answer-end" tabIndex={-1}>
      <header className={css.roundHead}>
        <h2 id="answer-end" className={css.roundTitle}>
          途中終了への返答
        </h2>
      </header>
      <div className={css.fields}>
        <p className={css.next}>
          {who}
          が、この仕事を途中で終えました。理由は「やり取り」にあります。あなたの側の理由も記録に残してください。
          {isHourly && '入力済みの稼働時間は、検収と支払いに進みます。'}
        </p>
        {!isHourly && endNetPrice != null && (
          <RadioGroup
            label={`ここまでの報酬 ${yen(endNetPrice)}(税抜)の提案`}
            options={[
              { value: 'agree', label: '合意する' },
              { value: 'other', label: '別の額を提案する' },
            ]}
            value={agrees ? 'agree' : 'other'}
            onChange={(value) => {
              // The field goes, and what its text began with would come back as a sum.
              if (hasUnread(place.current)) setNetPrice(null);
              setAgrees(value === 'agree');
            }}
          />
        )}
        {namesAmount && (
          <NumberField
            label="ここまでの報酬(税抜)"
            requirement="required"
            help={`途中まで進めた分の報酬です。${mostOwedAtEnd == null ? '' : `${yen(mostOwedAtEnd)}までの額を入力してください。`}ない場合は0円と入力してください。`}
            unit="円"
            value={netPrice}
            onChange={setNetPrice}
            error={isAsked && netPrice === null ? 'ここまでの報酬を入力してください。' : undefined}
          />
        )}
        <TextArea
          label="理由"
          requirement="required"
          help="相手に届き、記録に残ります。"
          limit={longest}
          value={words}
          onChange={setWords}
          error={isAsked ? wrong : undefined}
        />
        <div className={css.acts}>
          <Button
            variant={viewerIs === 'CREATOR' ? 'creator' : 'primary'}
            loading={pending !== null}
            onClick={(event) => {
              if (!stopsAtUnread(event.currentTarget.closest('section'))) void send();
            }}
          >
            返答する
          </Button>
        </div>
      </div>
    </section>
  );
}
