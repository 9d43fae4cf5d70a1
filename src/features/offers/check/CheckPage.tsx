import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { CheckPageMutation } from '../../../../__generated__/CheckPageMutation.graphql.ts';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import { mutationErrors } from '../../../relay/mutationErrors.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { FileDrop } from '../../../ui/fields/FileDrop.tsx';
import { formatDate, formatTime } from '../../../ui/text/formatDate.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { paperName } from '../papers/paperKinds.ts';
import * as css from './check.css.ts';

type Found = CheckPageMutation['response']['checkDocument']['document'];

interface Checked {
  readonly file: string;
  readonly hash: string;
  readonly found: Found;
}

const largest = 20 * 1024 * 1024;

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `/offers/check`: whether we issued a PDF. Only the file's hash is sent. */
export function CheckPage(): ReactElement {
  const commit = useCommit<CheckPageMutation>(graphql`
    mutation CheckPageMutation($sha256: String!) {
      checkDocument(sha256: $sha256) {
        document {
          kind
          form
          number
          version
          issuedAt
          isVoided
          isReplaced
          isExpired
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const check = async (file: File): Promise<void> => {
    setIsChecking(true);
    setFailure(undefined);
    setChecked(null);
    try {
      const sha256 = await hashOf(file);
      const response = await commit({ sha256 });
      const [error] = mutationErrors(response);
      if (error !== undefined) {
        setFailure(withTime(error));
        return;
      }
      const found = response.checkDocument.document ?? null;
      setChecked({ file: file.name, hash: sha256, found });
      announce(found === null ? 'つむぎが発行した書類ではありません。' : 'つむぎが発行した書類です。');
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setIsChecking(false);
    }
  };
  return (
    <div className={css.page}>
      <PageHead
        title="書類の確認"
        description="つむぎで発行された書類のPDFが、発行されたときのままかどうかを確認できます。"
      />
      <h1 className={css.title}>書類の確認</h1>
      <p className={css.lead}>
        PDFが、つむぎで発行されたときのままかどうかを確認します。ファイルは送信されません。お使いのブラウザで計算した値だけで照合します。
      </p>
      <FileDrop
        label="確認するPDF"
        accept="application/pdf,.pdf"
        maxBytes={largest}
        maxCount={1}
        hint="PDF 20MBまで"
        dropAnywhere
        disabled={isChecking}
        error={failure}
        onFiles={([file]) => {
          if (file !== undefined) void check(file);
        }}
      />
      <div className={css.result} aria-busy={isChecking}>
        {checked === null ? (
          <p className={css.waiting}>{isChecking ? '確認しています。' : '結果は、ここに表示されます。'}</p>
        ) : (
          <Result {...checked} />
        )}
      </div>
      <section className={css.meaning} aria-labelledby="check-meaning">
        <h2 id="check-meaning" className={css.meaningTitle}>
          この確認でわかること
        </h2>
        <ul className={css.list}>
          <li>PDFの中身が、つむぎが発行したときから1文字も変わっていないこと。</li>
          <li>どの書類の第何版か。いつ発行されたか。</li>
        </ul>
        <h2 className={css.meaningTitle}>わからないこと</h2>
        <ul className={css.list}>
          <li>書かれた内容が事実であること、契約が有効であること。</li>
          <li>書類に名前のある人が、実際に本人であったこと。</li>
          <li>
            印刷して読み取ったもの、別の名前で保存し直して中身が変わったもの。発行時のPDFをお使いください。
          </li>
        </ul>
      </section>
    </div>
  );
}

function Result({ file, hash, found }: Checked): ReactElement {
  return (
    <section className={css.card} data-known={found == null ? undefined : ''} aria-labelledby="check-answer">
      <h2 id="check-answer" className={css.answer}>
        {found == null ? 'つむぎが発行した書類ではありません' : 'つむぎが発行した書類です'}
      </h2>
      <p className={css.file}>{file}</p>
      {found == null ? (
        <p>一致する書類はありませんでした。発行後に変更されたか、別のところで作られたPDFです。</p>
      ) : (
        <>
          <dl className={css.facts}>
            <dt>書類</dt>
            <dd>{paperName(found)}</dd>
            <dt>番号</dt>
            <dd>No. {found.number}</dd>
            <dt>発行</dt>
            <dd>
              {formatDate(found.issuedAt)} {formatTime(found.issuedAt)}
            </dd>
          </dl>
          {found.isVoided && (
            <p className={css.warning}>
              {found.kind === 'QUOTE'
                ? 'この見積は、その後、取り下げられました。'
                : 'この書類は、その後、無効になりました。'}
            </p>
          )}
          {found.isExpired && <p className={css.warning}>この見積の有効期限を過ぎています。</p>}
          {found.isReplaced && (
            <p className={css.warning}>
              この書類のあとに、新しいバージョンが発行されています。どのバージョンで契約が成立したかは、締結の記録で確認できます。
            </p>
          )}
        </>
      )}
      <p className={css.hash}>SHA-256 {hash}</p>
    </section>
  );
}
