import { Suspense, useId, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import { entryLimits } from '../../../../schema/limits.ts';
import type { EntryPanel_opening$key } from '../../../../__generated__/EntryPanel_opening.graphql.ts';
import jobPageQueryNode from '../../../../__generated__/JobPageQuery.graphql.ts';
import type { JobPageQuery } from '../../../../__generated__/JobPageQuery.graphql.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useSession } from '../../session/session.ts';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import * as css from '../opening/detail.css.ts';
import { entryDraftKey } from './entryDraftKey.ts';
import { answersFor, entrySchema } from './entryForm.ts';
import type { EntryValues } from './entryForm.ts';
import { HiddenFromCompany } from '../opening/HiddenFromCompany.tsx';
import { useEnterOpening } from './useEnterOpening.ts';

interface EntryPanelProps {
  readonly opening: EntryPanel_opening$key;
  readonly onClose: () => void;
}

/** Applying: a message and an answer to each question, kept in this browser until sent. */
export function EntryPanel({ opening: key, onClose }: EntryPanelProps): ReactElement {
  const { id, title, resumerationType, publishedVersion, questions, company } = useFragment(
    graphql`
      fragment EntryPanel_opening on JobOpening {
        id
        title
        resumerationType
        publishedVersion
        questions {
          id
          questionText
        }
        company {
          id
          name
        }
      }
    `,
    key,
  );
  const fullTime = resumerationType === 'FULL_TIME';
  const environment = useRelayEnvironment();
  const state = useSession().state();
  const viewer = state.status === 'member' ? state.viewer.id : 'guest';
  const enter = useEnterOpening(fullTime);
  const formId = useId();
  const [ended, setEnded] = useState<'entered' | 'over' | null>(null);
  const initial: EntryValues = { entryMessage: '', answers: [] };
  const form = useForm({
    schema: entrySchema,
    initial,
    draftKey: entryDraftKey(viewer, id),
    onSubmit: async ({ entryMessage, answers }) => {
      const errors = await enter({
        jobOpeningId: id,
        entryMessage,
        answers,
        openingVersion: publishedVersion,
      });
      if (!form.failed(errors)) {
        toast.success(fullTime ? '応募しました。会社とメッセージをやり取りできます。' : '応募しました。');
        onClose();
        return;
      }
      // Applied in another tab, closed, or changed: show the present state here and behind.
      const kinds = new Set(errors.map(({ __typename: kind }) => kind));
      if (kinds.has('JobOpeningNotFoundError')) {
        // A reload would find nothing, and the text would be lost with the page.
        setEnded('over');
        return;
      }
      const entered = kinds.has('EntryAlreadyExistError');
      if (entered) setEnded('entered');
      const changed =
        kinds.has('JobOpeningQuestionNotFoundError') ||
        errors.some(({ field }) => field === 'openingVersion');
      if (!entered && !changed) return;
      const shown = { id, asMember: true, asGuest: false };
      await fetchQuery<JobPageQuery>(environment, jobPageQueryNode, shown).toPromise();
    },
  });
  const answers = answersFor(questions, form.values.answers);
  const answer = (at: number, answerText: string): void =>
    form.set(
      'answers',
      answers.map((each, index) => (index === at ? { ...each, answerText } : each)),
    );
  const copy = async (): Promise<void> => {
    const words = answers.map(
      ({ answerText }, at) => `${questions[at]?.questionText ?? ''}\n${answerText.trim()}`,
    );
    try {
      await navigator.clipboard.writeText([form.values.entryMessage.trim(), ...words].join('\n\n'));
      toast.success('入力内容をコピーしました。');
    } catch {
      toast.error('コピーできませんでした。文章を選んでコピーしてください。');
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title="応募する"
      footer={
        <>
          <Button onClick={onClose}>{ended === null ? '下書きを保存して閉じる' : '閉じる'}</Button>
          {ended === 'over' && (
            <Button variant="primary" onClick={() => void copy()}>
              入力内容をコピーする
            </Button>
          )}
          {ended === null && (
            <Button type="submit" form={formId} variant="primary" loading={form.pending} loadingText="送信中">
              応募を送る
            </Button>
          )}
        </>
      }
    >
      <form
        {...form.props}
        id={formId}
        className={css.form}
        aria-label="応募"
        onSubmit={(event) => {
          form.set('answers', answers);
          form.submit(event);
        }}
      >
        <p className={css.formAbout}>
          <b>{title}</b>
          <br />
          {company.name}
        </p>
        <SectionBoundary title="公開の設定を確認できませんでした。" headingLevel="h3">
          <Suspense fallback={null}>
            <HiddenFromCompany companyId={company.id} companyName={company.name} />
          </Suspense>
        </SectionBoundary>
        <FormMessage>{form.message ?? form.errorAt('answers')}</FormMessage>
        <TextArea
          label="応募メッセージ"
          requirement="required"
          help="応募の理由、似た仕事の経験、始められる時期を書くと、話が早く進みます。"
          limit={entryLimits.message}
          minRows={6}
          {...form.field('entryMessage')}
        />
        {questions.map(({ id: questionId, questionText }, at) => (
          <TextArea
            key={questionId}
            label={questionText}
            requirement="required"
            limit={entryLimits.answer}
            minRows={3}
            name={`answers.${at}.answerText`}
            value={answers[at]?.answerText ?? ''}
            onChange={(words) => answer(at, words)}
            onBlur={form.field('answers').onBlur}
            error={form.errorAt(`answers.${at}.answerText`) ?? form.errorAt(`answers.${at}`)}
          />
        ))}
        <p className={css.formNote}>
          応募すると、会社にあなたのプロフィールと作品が見えます。返信期限は14日後です。
          {fullTime && 'あわせて、会社とメッセージをやり取りできるようになります。'}
        </p>
      </form>
    </Sheet>
  );
}
