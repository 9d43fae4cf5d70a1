import type { useOfferPreviewQuery$variables } from '../../../../__generated__/useOfferPreviewQuery.graphql.ts';

type Term = NonNullable<useOfferPreviewQuery$variables['terms']['employment']>[number]['term'];

interface EmploymentField {
  readonly term: Term;
  readonly label: string;
  readonly limit: number;
  readonly rows: number;
  readonly example?: string;
  readonly help?: string;
  readonly isOptional?: boolean;
}

const item = (term: Term, label: string, rest: Partial<EmploymentField> = {}): EmploymentField => ({
  term,
  label,
  limit: 1_000,
  rows: 2,
  ...rest,
});

/** Items of 採用条件の提示, numbered as on paper. Prefilled from an opening. */
export const employmentItems: readonly EmploymentField[] = [
  item('EMPLOYER', '雇用主', { help: '派遣での雇用かどうかも書いてください。' }),
  item('JOB', '業務の内容', { limit: 3_000, rows: 4 }),
  item('JOB_SCOPE', '業務の変更の範囲', { example: '例　会社の定める業務' }),
  item('WORKPLACE', '就業の場所'),
  item('WORKPLACE_SCOPE', '就業の場所の変更の範囲', { example: '例　会社の定める場所' }),
  item('START', '入社日', { example: '例　2027年4月1日' }),
  item('EMPLOYMENT_PERIOD', '契約の期間と更新', {
    help: '期間を定めるときは、更新の基準と上限も書いてください。',
  }),
  item('PROBATION', '試用期間', { example: '例　3か月。労働条件は本採用と同じ。' }),
  item('WORKING_HOURS', '始業・終業と休憩', { example: '例　10:00〜19:00、休憩60分' }),
  item('OVERTIME', '時間外の労働・裁量労働制', {
    example: '例　あり。月平均10時間。裁量労働制は適用しない。',
  }),
  item('HOLIDAYS', '休日', { example: '例　土曜、日曜、祝日、年末年始' }),
  item('LEAVE', '休暇', { example: '例　年次有給休暇(入社6か月後に10日)、夏季休暇3日' }),
  item('WAGE', '賃金', {
    help: '提示する額と、その内訳を書いてください。',
    example: '例　月給 380,000円(基本給)',
  }),
  item('FIXED_OVERTIME', '固定残業代', {
    help: 'あるときは、額と時間、超えた分を別に支払うことを書いてください。',
    example: '例　なし',
  }),
  item('WAGE_DAYS', '賃金の締日と支払日', { example: '例　毎月末日締め、翌月25日払い' }),
  item('RAISES', '昇給・賞与・退職手当', { example: '例　昇給 年1回(4月)。賞与 年2回。退職手当 なし。' }),
  item('INSURANCE', '社会保険・労働保険', { example: '例　健康保険、厚生年金、雇用保険、労災保険' }),
  item('DISMISSAL', '退職・解雇の事由', {
    help: '就業規則の条項で示すこともできます。',
    example: '例　自己都合の退職は30日前までに届け出る。解雇の事由は就業規則第52条による。',
  }),
  item('SMOKING', '受動喫煙の対策', { example: '例　屋内は禁煙' }),
  item('EMPLOYMENT_OTHER', 'そのほか', { isOptional: true, limit: 1_000 }),
];
