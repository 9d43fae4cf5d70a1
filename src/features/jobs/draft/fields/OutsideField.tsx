import type { ReactElement } from 'react';
import { FieldGroup } from '../../../../ui/fields/form/FieldGroup.tsx';
import { Switch } from '../../../../ui/choices/Switch.tsx';
import { useDraftForm } from './formContext.ts';

export function OutsideField(): ReactElement {
  const { draft } = useDraftForm();
  return (
    <FieldGroup label="公開範囲">
      <Switch
        checked={draft.values.isOpenToOutside}
        onChange={(isOpen) => draft.set('isOpenToOutside', isOpen)}
        note="登録していない人も読めるようになり、検索サイトの求人にも出ます。応募するには登録が必要です。オフの間は、登録した人だけが読めます。"
      >
        会員以外と検索サイトにも公開する
      </Switch>
    </FieldGroup>
  );
}
