import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { stopsAtUnread } from '../../../lib/forms/stopsAtUnread.ts';
import { waitsForWords } from '../../../lib/forms/stopWhileComposing.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { useWide } from '../../../ui/useWide.ts';
import { paperKinds } from './paperKinds.ts';
import type { PaperKind } from './paperKinds.ts';
import * as css from './papers.css.ts';
import { validatePapersSearch } from './papersSearch.ts';
import type { PapersSearch } from './papersSearch.ts';

interface PapersFilterProps {
  readonly search: PapersSearch;
  /** The label for the other side's name. */
  readonly counterparty: string;
  readonly isCreator: boolean;
  readonly onSearch: (search: PapersSearch) => void;
}

/** Folds on a phone and shows how many filters are set. */
export function PapersFilter({ search, counterparty, isCreator, onSearch }: PapersFilterProps): ReactElement {
  const isWide = useWide();
  const [from, setFrom] = useState(search.from ?? null);
  const [until, setUntil] = useState(search.until ?? null);
  const [least, setLeast] = useState(search.least ?? null);
  const [most, setMost] = useState(search.most ?? null);
  const [who, setWho] = useState(search.who ?? '');
  const [kind, setKind] = useState<PaperKind | 'ALL'>(search.kind ?? 'ALL');
  const count = Object.keys(search).length;
  const isBackwards = from !== null && until !== null && from > until;
  const isUpsideDown = least !== null && most !== null && least > most;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (stopsAtUnread(event.currentTarget) || isBackwards || isUpsideDown) return;
    onSearch(
      validatePapersSearch({
        from: from ?? undefined,
        until: until ?? undefined,
        least: least ?? undefined,
        most: most ?? undefined,
        who,
        kind,
      }),
    );
  };
  const fields = (
    <form className={css.fields} onSubmit={submit} {...waitsForWords} aria-label="書類の検索">
      <DateField label="発行日(から)" value={from} onChange={setFrom} />
      <DateField
        label="発行日(まで)"
        value={until}
        onChange={setUntil}
        error={isBackwards ? '「から」以降の日付を入力してください。' : undefined}
      />
      <Select
        label="書類の種類"
        options={[
          { value: 'ALL', label: 'すべて' },
          { value: 'OFFER', label: paperKinds.OFFER },
          { value: 'RECORD', label: paperKinds.RECORD },
          { value: 'QUOTE', label: paperKinds.QUOTE },
          { value: 'INVOICE', label: paperKinds.INVOICE },
          ...(isCreator ? [] : [{ value: 'FEE_INVOICE' as const, label: paperKinds.FEE_INVOICE }]),
        ]}
        value={kind}
        onChange={setKind}
      />
      <NumberField label="金額(税抜)の下限" unit="円" min={0} value={least} onChange={setLeast} />
      <NumberField
        label="金額(税抜)の上限"
        unit="円"
        min={0}
        value={most}
        onChange={setMost}
        error={isUpsideDown ? '下限以上の金額を入力してください。' : undefined}
      />
      <TextField label={counterparty} value={who} onChange={setWho} />
      <div className={css.buttons}>
        <Button type="submit" variant="primary">
          検索する
        </Button>
        {count > 0 && (
          <Button variant="text" onClick={() => onSearch({})}>
            条件をクリアする
          </Button>
        )}
      </div>
    </form>
  );
  if (isWide) return <div className={css.filter}>{fields}</div>;
  return (
    <details className={css.filter} open={count > 0}>
      <summary className={css.summary}>絞り込み{count > 0 && `(${count})`}</summary>
      {fields}
    </details>
  );
}
