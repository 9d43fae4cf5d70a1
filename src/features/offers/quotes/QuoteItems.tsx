import type { ReactElement } from 'react';
import type { Form } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import * as css from './quote.css.ts';
import { emptyItem, mostItems } from './quoteValues.ts';
import type { QuoteValue, QuoteValues } from './quoteValues.ts';

/** Items with name, quantity and unit price. */
export function QuoteItems({ form }: { readonly form: Form<QuoteValues> }): ReactElement {
  const { items } = form.values;
  const put = (key: string, change: Partial<QuoteValue>): void =>
    form.update('items', (known) => known.map((item) => (item.key === key ? { ...item, ...change } : item)));
  const general = form.errorAt('items');
  return (
    <div>
      <ul className={css.items}>
        {items.map((item, at) => (
          <li key={item.key} className={css.item}>
            <TextField
              label={`項目${at + 1}`}
              requirement="required"
              limit={100}
              value={item.name}
              onChange={(name) => put(item.key, { name })}
              error={form.errorAt(`items.${at}.name`)}
            />
            <NumberField
              label="数量"
              requirement="required"
              unit="点"
              min={1}
              max={9_999}
              value={item.quantity}
              onChange={(quantity) => put(item.key, { quantity })}
              error={form.errorAt(`items.${at}.quantity`)}
            />
            <NumberField
              label="単価"
              requirement="required"
              unit="円"
              min={1}
              max={100_000_000}
              value={item.unitNetPrice}
              onChange={(unitNetPrice) => put(item.key, { unitNetPrice })}
              error={form.errorAt(`items.${at}.unitNetPrice`)}
            />
            {items.length > 1 && (
              <IconButton
                icon="close"
                label={`項目${at + 1}を削除する`}
                className={css.remove}
                onClick={() => form.update('items', (known) => known.filter(({ key }) => key !== item.key))}
              />
            )}
          </li>
        ))}
      </ul>
      {general !== undefined && <p className={css.wrong}>{general}</p>}
      {items.length < mostItems && (
        <Button size="s" onClick={() => form.update('items', (known) => [...known, emptyItem()])}>
          項目を追加する
        </Button>
      )}
    </div>
  );
}
