import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { test, vi } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Pagination, shownPages } from './Pagination.tsx';
import { PhraseText } from '../text/PhraseText.tsx';
import { Select } from '../choices/Select.tsx';
import { Status } from '../text/Status.tsx';
import { Table } from './Table.tsx';
import { Tag } from '../text/Tag.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';

test.each([
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, 4, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [10, 10, [1, null, 7, 8, 9, 10]],
  [2, 2, [1, 2]],
])('page %i of %i shows %j', (page, count, shown) => {
  expect(shownPages(page, count)).toEqual(shown);
});

test('pages are turned, not past the ends', async () => {
  const turn = vi.fn();
  const { container, rerender } = render(<Pagination page={1} pageCount={3} onChange={turn} />);
  expect(screen.getByRole('button', { name: '前のページ' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '1ページ目' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: '次のページ' }));
  expect(turn).toHaveBeenCalledExactlyOnceWith(2);
  rerender(<Pagination page={1} pageCount={1} onChange={turn} />);
  expect(container).toBeEmptyDOMElement();
});

const rows = [
  { id: 'a', name: '相良 望', pay: 5500 },
  { id: 'b', name: '水沢 一樹', pay: 6000 },
];

test('a row is pressed, but not through the button in it; sorting turns round', async () => {
  const press = vi.fn();
  const sort = vi.fn();
  render(
    <Table
      caption="応募者"
      columns={[
        { key: 'name', header: '応募者', rowHeader: true, cell: (row) => row.name },
        { key: 'pay', header: '時給', align: 'right', sortable: true, cell: (row) => row.pay },
        { key: 'act', header: '操作', cell: () => <button type="button">見送る</button> },
      ]}
      rows={rows}
      rowKey={(row) => row.id}
      selected={new Set(['b'])}
      onRowPress={press}
      sort={{ key: 'pay', direction: 'ascending' }}
      onSort={sort}
    />,
  );
  const table = screen.getByRole('table', { name: '応募者' });
  const second = within(table).getByRole('row', { name: /水沢/ });
  expect(second).toHaveAttribute('aria-current', 'true');
  fireEvent.click(within(second).getByRole('button', { name: '見送る' }));
  expect(press).not.toHaveBeenCalled();
  fireEvent.click(within(second).getByText('6000'));
  expect(press).toHaveBeenCalledExactlyOnceWith(rows[1]);
  expect(screen.getByRole('columnheader', { name: '時給' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: '時給' }));
  expect(sort).toHaveBeenCalledExactlyOnceWith({ key: 'pay', direction: 'descending' });
});

test('tags are switched and taken away by name', async () => {
  const select = vi.fn();
  const remove = vi.fn();
  render(
    <>
      <Tag onSelect={select} count={1284}>
        装幀
      </Tag>
      <Tag onRemove={remove}>ロゴ・VI</Tag>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: '装幀1,284', pressed: false }));
  expect(select).toHaveBeenCalledExactlyOnceWith(true);
  await userEvent.click(screen.getByRole('button', { name: 'ロゴ・VIを外す' }));
  expect(remove).toHaveBeenCalledTimes(1);
});

test('a status without room keeps its word', () => {
  render(
    <Status shape="half" wordHidden>
      条件が合えば検討
    </Status>,
  );
  expect(screen.getByRole('img', { name: '条件が合えば検討' })).toBeInTheDocument();
  expect(screen.getByTitle('条件が合えば検討')).toBeInTheDocument();
});

test('progress is told as a number', () => {
  render(<ProgressBar value={8} max={11} label="書いた項目" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '書いた項目' });
  expect([bar.value, bar.max]).toEqual([8, 11]);
});

test('an error is told and gives one act', async () => {
  const retry = vi.fn();
  render(<ErrorState onRetry={retry} reference="01934f2a" />);
  expect(screen.getByRole('alert')).toHaveTextContent('01934f2a');
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a select says what is to be chosen, and tells what was', async () => {
  const choose = vi.fn();
  render(
    <Select
      label="稼働"
      options={[
        { value: 'a', label: '週10時間未満' },
        { value: 'b', label: '週20時間以上' },
      ]}
      value={null}
      onChange={choose}
      error="稼働を選んでください。"
    />,
  );
  const select = screen.getByRole('combobox', { name: /稼働/ });
  expect(select).toHaveTextContent(/^選んでください/);
  expect(select).toHaveAccessibleDescription('稼働を選んでください。');
  await userEvent.selectOptions(select, '週20時間以上');
  expect(choose).toHaveBeenCalledExactlyOnceWith('b');
});

test('where the browser cannot, headings get their breaks between phrases', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  // What suspends must be rendered inside an awaited act.
  const { container } = await act(async () =>
    render(
      <h1>
        <PhraseText>つくる人と会社を、つむぐ。</PhraseText>
      </h1>,
    ),
  );
  await waitFor(() => expect(container.querySelectorAll('wbr').length).toBeGreaterThan(1), { timeout: 4000 });
  expect(container).toHaveTextContent('つくる人と会社を、つむぐ。');
  vi.stubGlobal('CSS', { supports: () => true });
  const { container: able } = render(<PhraseText>つくる人と会社を、つむぐ。</PhraseText>);
  expect(able.innerHTML).toBe('つくる人と会社を、つむぐ。');
  vi.unstubAllGlobals();
});
