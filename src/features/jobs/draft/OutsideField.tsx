import type { ReactElement } from 'react';
import { FieldGroup } from '../../../ui/FieldGroup.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useDraftForm } from './formContext.ts';

/** Whether guests and search engines may see it. */
export function OutsideField(): ReactElement {
  const { draft } = useDraftForm();
  return (
    <FieldGroup label="公開の範囲">
      <Switch
        checked={draft.values.isOpenToOutside}
        onChange={(isOpen) => draft.set('isOpenToOutside', isOpen)}
        note="登録していない人も読めるようになり、検索サイトの求人にも出ます。応募するには登録が必要です。入れないあいだは、登録した人だけが読めます。"
      >
        会員でない人と検索サイトにも見せる
      </Switch>
    </FieldGroup>
  );
}
