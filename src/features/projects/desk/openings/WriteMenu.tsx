import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { openingKinds } from '../../../../lib/words/openingKinds.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { MenuButton } from '../../../../ui/buttons/MenuButton.tsx';
import { newDraftLink } from '../../../jobs/draft/newDraft.ts';
import type { DraftKind } from '../../../jobs/draft/newDraft.ts';

const kinds = [
  { kind: 'contract', label: openingKinds.CONTRACT_UNIT, note: '金額と納期を決めて頼む' },
  { kind: 'hourly', label: openingKinds.HOURLY_RATE, note: '時間あたりの金額で続けて頼む' },
  { kind: 'fulltime', label: openingKinds.FULL_TIME, note: '社員として迎える' },
] as const satisfies readonly { readonly kind: DraftKind; readonly label: string; readonly note: string }[];

interface WriteMenuProps {
  readonly filled?: boolean;
  readonly className?: string | undefined;
}

/** 書く: a new draft of one of the three kinds. */
export function WriteMenu({ filled = false, className = '' }: WriteMenuProps): ReactElement {
  const navigate = useNavigate();
  return (
    <MenuButton
      label="書く募集の種類"
      size={filled ? 'm' : 's'}
      variant={filled ? 'primary' : 'secondary'}
      placement="bottom start"
      className={className}
      entries={kinds.map(({ kind, label, note }) => ({
        id: kind,
        label,
        note,
        onAction: () => void navigate(newDraftLink(kind)),
      }))}
    >
      <Icon name="plus" size={16} />
      {filled ? '募集を書く' : '書く'}
    </MenuButton>
  );
}
