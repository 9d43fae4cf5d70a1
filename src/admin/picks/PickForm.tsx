import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAct } from '../../features/page/useAct.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { PickFormMutation } from '../__generated__/PickFormMutation.graphql.ts';
import * as page from '../page.css.ts';
import { whenDone } from '../whenDone.ts';
import * as css from './picks.css.ts';

/** Adds a work, or writes anew about one that is there. */
export function PickForm({ onDone }: { readonly onDone: () => void }): ReactElement {
  const [work, setWork] = useState('');
  const [reason, setReason] = useState('');
  const [day, setDay] = useState<string | null>(null);
  const { act, pending } = useAct<PickFormMutation>(graphql`
    mutation PickFormMutation($work: String!, $reason: String!, $endsAt: DateTime) {
      pickWork(work: $work, reason: $reason, endsAt: $endsAt) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const send = (): void => {
    if (work.trim() === '' || reason.trim() === '') {
      toast.error('作品と推薦の言葉を入力してください。');
      return;
    }
    const endsAt = day === null ? null : new Date(`${day}T23:59:59+09:00`).toISOString();
    void whenDone(act({ work, reason, endsAt }), () => {
      toast.success('編集部の一枚に登録しました。');
      onDone();
    });
  };
  return (
    <section className={css.form} aria-labelledby="pick-form">
      <h2 id="pick-form" className={page.sub}>
        作品を選ぶ
      </h2>
      <TextField
        label="作品"
        requirement="required"
        help="作品の番号か、作品ページのURL。掲載中の作品を入力すると、内容を変更します。"
        value={work}
        onChange={setWork}
      />
      <TextArea
        label="推薦の言葉"
        requirement="required"
        help="作品のカードに表示されます。"
        value={reason}
        limit={200}
        minRows={2}
        onChange={setReason}
      />
      <DateField
        label="掲載の終わり"
        requirement="optional"
        help="空欄の場合は、外すまで掲載されます。"
        value={day}
        onChange={setDay}
      />
      <div>
        <Button variant="primary" loading={pending !== null} onClick={send}>
          登録する
        </Button>
      </div>
    </section>
  );
}
