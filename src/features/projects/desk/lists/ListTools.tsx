import { useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ListTools_company$key } from '../../../../../__generated__/ListTools_company.graphql.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { isComposing } from '../../../../ui/fields/text/isComposing.ts';
import { MenuButton } from '../../../../ui/buttons/MenuButton.tsx';
import { PopoverButton } from '../../../../ui/buttons/PopoverButton.tsx';
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx';
import { Tag } from '../../../../ui/text/Tag.tsx';
import { TextField } from '../../../../ui/fields/text/TextField.tsx';
import * as css from './tools.css.ts';
import { isFiltered, sortOfSearch } from '../deskChoices.ts';
import { deskSorts, nobody } from '../deskSearch.ts';
import type { DeskSort } from '../deskSearch.ts';
import type { OpeningKind } from '../openings/openingWords.ts';
import type { DeskChange, DeskPlace, UsedDeskSearch } from '../useDeskSearch.ts';

const sortWords = {
  deadline: '期限の近い順',
  fit: '合う順',
  newest: '新しい順',
  oldest: '古い順',
} as const satisfies Record<DeskSort, string>;

interface ListToolsProps {
  readonly kind: OpeningKind;
  readonly company: ListTools_company$key | null;
  readonly desk: DeskPlace;
}

function useMembers(company: ListTools_company$key | null) {
  const data = useFragment(
    graphql`
      fragment ListTools_company on Company {
        members {
          isMe
          corporateUser {
            id
            fullName
          }
        }
      }
    `,
    company,
  );
  return (data?.members ?? []).map(({ isMe, corporateUser: { id, fullName } }) => ({ id, fullName, isMe }));
}

const started = { candidate: undefined, selected: undefined } satisfies DeskChange;

/** In which order, and whom of them: at the right of the stages. */
export function ListTools({ company, desk, kind }: ListToolsProps): ReactElement {
  const { search, set } = desk;
  const members = useMembers(company);
  // Nobody is weighed for employment: there the server sorts by the day of entering.
  const sorts = kind === 'FULL_TIME' ? deskSorts.filter((each) => each !== 'fit') : deskSorts;
  const asked = sortOfSearch(search);
  const sort = kind === 'FULL_TIME' && asked === 'fit' ? 'newest' : asked;
  return (
    <div className={css.tools}>
      <PopoverButton
        label="絞り込み"
        plain
        className={css.tool}
        popoverClassName={css.filterPopover}
        placement="bottom end"
        renderContent={(close) => <FilterForm members={members} search={search} set={set} onClose={close} />}
      >
        <Icon name="filter" size={16} />
        絞り込む
        {isFiltered(search) && <span className={css.toolDot} />}
      </PopoverButton>
      <MenuButton
        label={`並び順 ${sortWords[sort]}`}
        look="plain"
        className={css.tool}
        entries={(['deadline', ...sorts] as const).map((each) => ({
          id: each,
          label: sortWords[each],
          selected: each === sort,
          onAction: () => set({ ...started, sort: each === 'deadline' ? undefined : each }),
        }))}
      >
        {sortWords[sort]}
        <Icon name="down" size={16} />
      </MenuButton>
    </div>
  );
}

interface FilterFormProps extends Pick<UsedDeskSearch, 'search' | 'set'> {
  readonly members: readonly { readonly id: string; readonly fullName: string; readonly isMe: boolean }[];
  readonly onClose: () => void;
}

function FilterForm({ members, search, set, onClose }: FilterFormProps): ReactElement {
  const [text, setText] = useState(search.text ?? '');
  const apply = (change: DeskChange): void => set({ ...started, ...change });
  const applyText = (): void => {
    const wanted = text.trim() === '' ? undefined : text.trim();
    if (wanted !== search.text) apply({ text: wanted });
  };
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    applyText();
    onClose();
  };
  return (
    <div className={css.filterForm}>
      <TextField
        label="名前・キーワード"
        type="search"
        value={text}
        onChange={setText}
        onBlur={applyText}
        onKeyDown={enter}
        placeholder="応募や回答の内容も"
      />
      <RadioGroup
        label="担当"
        value={search.assignee ?? 'any'}
        onChange={(value) => apply({ assignee: value === 'any' ? undefined : value })}
        options={[
          { value: 'any', label: '指定しない' },
          ...members.map(({ id, fullName, isMe }) => ({
            value: id,
            label: isMe ? `${fullName}(自分)` : fullName,
          })),
          { value: nobody, label: '担当者なし' },
        ]}
      />
      <Checkbox
        checked={search.late === true}
        onChange={(checked) => apply({ late: checked ? true : undefined })}
      >
        返信期限を過ぎた人だけ
      </Checkbox>
    </div>
  );
}

/** The filters that are on, each with the way to take it off. */
export function ActiveFilters({
  company,
  desk: { search, set },
}: Omit<ListToolsProps, 'kind'>): ReactElement | null {
  const members = useMembers(company);
  if (!isFiltered(search)) return null;
  const { assignee, late, text } = search;
  const colleague = members.find(({ id }) => id === assignee)?.fullName;
  return (
    <section className={css.filters} aria-label="絞り込み">
      {text !== undefined && <Tag onRemove={() => set({ ...started, text: undefined })}>{`「${text}」`}</Tag>}
      {assignee !== undefined && (
        <Tag onRemove={() => set({ ...started, assignee: undefined })}>
          {assignee === nobody ? '担当者なし' : `担当 ${colleague ?? '同僚'}`}
        </Tag>
      )}
      {late === true && <Tag onRemove={() => set({ ...started, late: undefined })}>期限切れ</Tag>}
      <Button
        variant="text"
        size="s"
        onClick={() => set({ ...started, text: undefined, assignee: undefined, late: undefined })}
      >
        すべて外す
      </Button>
    </section>
  );
}
