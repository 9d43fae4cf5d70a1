import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import { requiredText } from '../../lib/forms/personRules.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { formatDateTime } from '../../lib/text/dates.ts';
import { quoted } from '../../lib/text/japaneseText.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import type { ReportPaneMutation } from '../__generated__/ReportPaneMutation.graphql.ts';
import type { ReportPaneQuery } from '../__generated__/ReportPaneQuery.graphql.ts';
import { Facts } from '../Facts.tsx';
import * as page from '../page.css.ts';
import { addressOf } from '../place.ts';
import * as css from '../split.css.ts';
import { Pictures } from './Pictures.tsx';
import { reasonWords, subjectWords } from './reportWords.ts';

const noteMost = 2000;

const schema = v.object({
  outcome: v.picklist(['ACTED', 'DISMISSED']),
  note: requiredText('対応の記録', noteMost),
});

/** What was reported, as it stood when it was. */
export function ReportPane({
  id,
  onDone,
}: {
  readonly id: string;
  readonly onDone: () => void;
}): ReactElement {
  const { report: opened } = useQuery<ReportPaneQuery>(
    graphql`
      query ReportPaneQuery($id: ID!) {
        report(id: $id) {
          status
          handledBy
          handlingNote
          report {
            subjectKind
            subjectName
            subjectId
            reason
            detail
            createdAt
            reporterName
          }
          words {
            id
            senderName
            text
            filename
            at
          }
          parts {
            label
            words
          }
          pictures {
            id
            ...Pictures_media
          }
        }
      }
    `,
    { id },
  );
  const commit = useCommit<ReportPaneMutation>(graphql`
    mutation ReportPaneMutation($id: ID!, $outcome: ReportOutcome!, $note: String!) {
      handleReport(id: $id, outcome: $outcome, note: $note) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const initial: v.InferInput<typeof schema> = { outcome: 'DISMISSED', note: '' };
  const form = useForm({
    schema,
    initial,
    onSubmit: async ({ outcome, note }) => {
      if (form.failed((await commit({ id, outcome, note })).handleReport.errors)) return;
      toast.success(outcome === 'ACTED' ? '対応済みにしました。' : '対応不要にしました。');
      onDone();
    },
  });
  const { outcome } = form.values;
  if (opened == null) return <EmptyState title="この通報は見つかりません。" className={css.pane} />;
  const { report, words, parts, pictures } = opened;
  const { subjectName, subjectId } = report;
  return (
    <section className={css.pane} aria-label="通報の内容">
      <h2 className={css.paneTitle}>
        {reasonWords[report.reason]}　{subjectWords[report.subjectKind]}
        {subjectName != null &&
          (subjectId == null ? (
            quoted(subjectName)
          ) : (
            <a href={addressOf('look', null, { q: subjectId })}>{quoted(subjectName)}</a>
          ))}
      </h2>
      <Facts
        facts={[
          ['通報した人', report.reporterName ?? '退会した利用者'],
          ['受付', formatDateTime(report.createdAt)],
          ['詳しい内容', report.detail === '' ? '記載なし' : report.detail],
        ]}
      />
      {words.length + parts.length + pictures.length > 0 && (
        <p className={page.note}>通報されたときの内容です。閲覧は記録に残ります。</p>
      )}
      {pictures.length > 0 && <Pictures media={pictures} />}
      {parts.length > 0 && (
        <Facts
          label="通報されたページの内容"
          facts={parts.map(({ label, words: written }) => [label, written])}
        />
      )}
      {words.length > 0 && (
        <>
          <ul className={css.words} aria-label="通報された内容">
            {words.map((word) => (
              <li key={word.id} className={css.word}>
                <b>{word.senderName}</b>
                {word.at != null && <span className={page.note}>　{formatDateTime(word.at)}</span>}
                <br />
                {word.text ?? (word.filename == null ? '(画像)' : `(ファイル: ${word.filename})`)}
              </li>
            ))}
          </ul>
        </>
      )}
      {opened.status === 'OPEN' ? (
        <form {...form.props} aria-label="通報への対応">
          <div className={css.written}>
            <FormMessage>{form.message}</FormMessage>
            <TextArea
              label="対応の記録"
              requirement="required"
              help="運営の担当者だけが読めます。"
              limit={noteMost}
              {...form.field('note')}
            />
          </div>
          <div className={css.acts}>
            <Button
              type="submit"
              variant="primary"
              loading={form.pending && outcome === 'ACTED'}
              onClick={() => form.set('outcome', 'ACTED')}
            >
              対応済みにする
            </Button>
            <Button
              type="submit"
              loading={form.pending && outcome === 'DISMISSED'}
              onClick={() => form.set('outcome', 'DISMISSED')}
            >
              対応不要にする
            </Button>
          </div>
        </form>
      ) : (
        <p className={css.warning}>
          {opened.handledBy}さんが処理しました。{opened.handlingNote}
        </p>
      )}
    </section>
  );
}
