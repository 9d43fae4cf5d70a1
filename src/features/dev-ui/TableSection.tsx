import { useState } from 'react';
import type { ReactElement } from 'react';
import { cx } from '../../ui/cx.ts';
import { Deadline } from '../../ui/text/Deadline.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { Table, type TableColumn, type TableSort } from '../../ui/lists/Table.tsx';
import { strong } from './devUi.css.ts';
import { Section } from './Section.tsx';

interface Applicant {
  readonly id: string;
  readonly name: string;
  readonly fresh: boolean;
  readonly stage: ReactElement;
  readonly entered: string;
  readonly due: string;
  readonly pay: string;
}

const applicants: readonly Applicant[] = [
  {
    id: 'a',
    name: '相良 望',
    fresh: true,
    stage: (
      <Status shape="half" tone="company">
        検討中
      </Status>
    ),
    entered: '3月19日',
    due: '2026-04-02',
    pay: '5,500円',
  },
  {
    id: 'b',
    name: '水沢 一樹',
    fresh: true,
    stage: <Status shape="filled">未読</Status>,
    entered: '3月22日',
    due: '2026-04-05',
    pay: '6,000円',
  },
  {
    id: 'c',
    name: '近江 さやか',
    fresh: false,
    stage: (
      <Status shape="filled" tone="company">
        面談
      </Status>
    ),
    entered: '3月24日',
    due: '2026-04-07',
    pay: '5,800円',
  },
];

const columns: readonly TableColumn<Applicant>[] = [
  {
    key: 'name',
    header: '応募者',
    rowHeader: true,
    cell: (each) => <span className={cx(each.fresh && strong)}>{each.name}</span>,
  },
  { key: 'stage', header: '段階', cell: (each) => each.stage },
  { key: 'entered', header: '応募', align: 'right', wideOnly: true, cell: (each) => each.entered },
  {
    key: 'due',
    header: '返信期限',
    align: 'right',
    sortable: true,
    cell: (each) => <Deadline date={each.due} now="2026-04-01T09:00:00+09:00" />,
  },
  { key: 'pay', header: '希望時給', align: 'right', wideOnly: true, cell: (each) => each.pay },
];

export function TableSection(): ReactElement {
  const [chosen, setChosen] = useState('a');
  const [sort, setSort] = useState<TableSort>({ key: 'due', direction: 'ascending' });
  const rows = sort.direction === 'ascending' ? applicants : applicants.toReversed();
  return (
    <Section number={7} title="表の行" note="行は44。数は右、期限は三日を切ると朱。">
      <Table
        caption="応募者"
        columns={columns}
        rows={rows}
        rowKey={(each) => each.id}
        selected={new Set([chosen])}
        onRowPress={(each) => setChosen(each.id)}
        sort={sort}
        onSort={setSort}
      />
    </Section>
  );
}
