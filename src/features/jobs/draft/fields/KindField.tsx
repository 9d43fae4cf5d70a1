import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { FieldLook } from '../../../../ui/fields/form/FieldParts.tsx';
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx';
import { useDraftForm } from './formContext.ts';
import type { DraftKind } from '../newDraft.ts';

const names = [
  ['contract', '一式で支払う'],
  ['hourly', '時間で支払う'],
  ['fulltime', '正社員として迎える'],
] as const;

/** Another kind opens another editor. A saved draft keeps its kind. */
export function KindField({ look }: { readonly look: FieldLook }): ReactElement {
  const { draft } = useDraftForm();
  const navigate = useNavigate();
  const { saved, step } = draft.state;
  const isFixed = saved !== null || step === 'sending' || step === 'gone';
  const change = (kind: DraftKind): void => {
    void navigate({
      to: `/jobs/draft/${kind}/$id/create`,
      params: { id: draft.id },
      replace: true,
      ignoreBlocker: true,
    });
  };
  return (
    <RadioGroup<DraftKind>
      {...look}
      help={
        isFixed
          ? '保存した下書きの契約形態は変更できません。別の契約形態にするときは、募集の一覧から新しく作成してください。'
          : undefined
      }
      layout="segments"
      options={names.map(([value, label]) => ({ value, label, disabled: isFixed && value !== draft.kind }))}
      value={draft.kind}
      onChange={change}
    />
  );
}
