import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { FormError } from '../../../lib/failureWords.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { bar } from '../../../ui/editors/editors.css.ts';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { PaperLines } from '../paper/PaperLines.tsx';
import * as paper from '../paper/paper.css.ts';
import { AskedItems, AskedWords } from './AskedItems.tsx';
import type { Asked } from './AskedItems.tsx';
import * as css from './edit.css.ts';
import { EmploymentFields } from './EmploymentFields.tsx';
import { employmentItems } from './employmentItems.ts';
import { ItemRail } from './ItemRail.tsx';
import { OfferFields } from './OfferFields.tsx';
import { offerSchema } from './offerValues.ts';
import type { OfferValues } from './offerValues.ts';
import { SendingFields } from './SendingFields.tsx';
import { useOfferPreview } from './useOfferPreview.ts';

interface OfferFormProps {
  readonly title: string;
  readonly initial: OfferValues;
  readonly draftKey: string;
  /** 条件の変更: the offer in force. */
  readonly changes?: string | null;
  /** What the creator asked to change: the form opens at the first of them. */
  readonly asked?: readonly Asked[];
  /** Answers the errors; empty when sent. */
  readonly onSend: (values: OfferValues) => Promise<readonly FormError[]>;
}

const nothingAsked: readonly Asked[] = [];

function itemAround(element: Element): number | null {
  const items = element.closest('[data-items]')?.getAttribute('data-items')?.split(' ')[0];
  return items === undefined ? null : Number(items);
}

function goTo(fields: HTMLElement | null, number: number): void {
  const place = fields?.querySelector(`[data-items~="${number}"]`);
  place?.scrollIntoView({ block: 'start' });
  const field =
    place?.querySelector<HTMLElement>('input:not([role="switch"]), textarea') ??
    place?.querySelector<HTMLElement>('input, button');
  field?.focus({ preventScroll: true });
}

/** The form of a commission or of 採用条件の提示, beside its paper. */
export function OfferForm({
  title,
  initial,
  draftKey,
  changes = null,
  asked = nothingAsked,
  onSend,
}: OfferFormProps): ReactElement {
  const form = useForm<OfferValues, OfferValues>({
    schema: offerSchema,
    initial,
    draftKey,
    onSubmit: async (_, values) => {
      form.failed(await onSend(values));
    },
  });
  const isEmployment = form.values.employment !== null;
  const isChange = changes !== null;
  const act = isChange ? '条件の変更を送る' : isEmployment ? '採用条件を提示する' : 'オファーを送る';
  const preview = useOfferPreview(form.values, changes);
  const done = preview?.lines.filter(({ state, text }) => state !== 'NONE' || text.length > 0).length ?? 0;
  const fields = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const go = (number: number): void => {
    goTo(fields.current, number);
    setAt(number);
  };
  const first = asked.find(({ number }) => number !== null)?.number ?? null;
  const router = useRouter();
  useEffect(() => {
    if (first === null) return undefined;
    // The focus tells which item is being written.
    goTo(fields.current, first);
    // The router shows the top of a page, if it has drawn this one before that.
    const stop = router.subscribe('onRendered', () => {
      stop();
      goTo(fields.current, first);
    });
    return stop;
  }, [first, router]);
  const askedNumbers = useMemo(() => new Set(asked.map(({ number }) => number)), [asked]);
  return (
    <form {...form.props} className={css.form}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <Button type="submit" variant="primary" loading={form.pending} className={css.send}>
          {act}
        </Button>
      </header>
      <div className={css.columns}>
        <ItemRail lines={preview?.lines ?? []} at={at} asked={askedNumbers} onGo={go} />
        {/* Only tracks the item being written. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div ref={fields} className={css.fields} onFocus={(event) => setAt(itemAround(event.target))}>
          <p className={css.count} aria-live="polite">
            <span className={css.countNumber}>{preview === null ? '—' : done}</span>
            {isEmployment
              ? `/${employmentItems.length}項目。労働条件通知書は、承諾のあとに別に交付してください。`
              : '/12項目。未定の項目は、理由と決める日を入力すると送れます。'}
          </p>
          {isChange && (
            <p className={css.law}>
              現在の条件が入力されています。変えたい項目だけを書き換えてください。相手が承諾すると、まだ納品されていない回から新しい条件になります。
              {form.values.remunerationType === 'HOURLY_RATE'
                ? '時給を下げても、稼働時間が入力済みの月の時給は下がりません。'
                : '納品済みの回は変えられません。'}
            </p>
          )}
          <FormMessage>{form.message}</FormMessage>
          <AskedItems value={asked}>
            <AskedWords numbers={[null]} />
            {isEmployment ? <EmploymentFields form={form} /> : <OfferFields form={form} />}
          </AskedItems>
          <SendingFields form={form} isChange={isChange} />
          {preview !== null && preview.unprintable.length > 0 && (
            <p className={css.unprintable}>
              次の文字は書面に印字できず、〓になります。別の文字に変えてください。
              <span className={css.characters}>{preview.unprintable.join(' ')}</span>
            </p>
          )}
          {preview?.lastPaymentDay != null && (
            <p className={css.law}>法律で定められた支払期限は{formatDate(preview.lastPaymentDay)}です。</p>
          )}
          {preview?.hasProhibitions === true && (
            <p className={css.law}>
              1か月以上の委託には、受領拒否、報酬の減額、返品、買いたたき、購入や利用の強制、不当な経済上の利益の要請、不当な変更ややり直しの禁止(フリーランス法5条)が適用されます。
            </p>
          )}
          {preview?.hasConsiderations === true && (
            <p className={css.law}>
              6か月以上の委託では、育児や介護などへの配慮(13条)と、中途解除の30日前までの予告(16条)が必要です。
            </p>
          )}
        </div>
        <aside ref={sheet} className={css.preview} aria-label="書面">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keys */}
          <section className={css.stays} aria-label="書面の内容" tabIndex={0}>
            <p className={css.previewHead}>書面 このまま双方に残ります</p>
            <div className={paper.sheet}>
              <h2 className={paper.title}>
                {isEmployment
                  ? '採用条件の提示'
                  : isChange
                    ? '業務委託の条件の変更の通知'
                    : '業務委託の条件の通知'}
              </h2>
              {preview !== null && <PaperLines lines={preview.lines} lit={at} />}
            </div>
          </section>
        </aside>
      </div>
      <div className={bar}>
        <Button onClick={() => sheet.current?.scrollIntoView()}>書面を見る</Button>
        <Button type="submit" variant="primary" loading={form.pending}>
          {act}
        </Button>
      </div>
    </form>
  );
}
