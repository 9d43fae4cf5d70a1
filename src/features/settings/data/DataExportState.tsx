import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DataExportState_dataExport$key } from '../../../../__generated__/DataExportState_dataExport.graphql.ts';
import { formatDateTime, formatDeadline } from '../../../lib/text/dates.ts';
import { formatBytes } from '../../../ui/pictures/formatBytes.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import * as css from '../parts.css.ts';
import { useDownloadExport } from './useDownloadExport.ts';

const states = {
  REQUESTED: {
    shape: 'half',
    tone: 'ink',
    word: '準備しています',
    note: 'できあがるとメールでお知らせします。この画面を離れてもかまいません。',
  },
  READY: { shape: 'filled', tone: 'ink', word: '受け取れます', note: null },
  FAILED: {
    shape: 'filled',
    tone: 'creator',
    word: '書き出せませんでした',
    note: 'こちらの不具合です。もう一度書き出してください。',
  },
} as const;

interface DataExportStateProps {
  readonly dataExport: DataExportState_dataExport$key;
}

/** The state of the last export. */
export function DataExportState({ dataExport }: DataExportStateProps): ReactElement {
  const { status, requestedAt, readyAt, expiresAt, byteSize, url } = useFragment(
    graphql`
      fragment DataExportState_dataExport on DataExport {
        status
        requestedAt
        readyAt
        expiresAt
        byteSize
        url
      }
    `,
    dataExport,
  );
  const { download, downloading } = useDownloadExport();
  const { shape, tone, word, note } = states[status];
  return (
    <div className={css.rows}>
      <div className={css.row}>
        <div className={css.rowWordsWhole}>
          <p className={css.rowName}>
            <Status shape={shape} tone={tone}>
              {word}
            </Status>
          </p>
          <p className={css.rowFacts}>
            <span className={css.rowFact}>{formatDateTime(requestedAt)}に申し込み</span>
            {byteSize != null && <span className={css.rowFact}>{formatBytes(byteSize)}</span>}
          </p>
          {url != null && expiresAt != null && (
            <p className={css.rowNote}>{formatDeadline(expiresAt)}受け取れます</p>
          )}
          {note !== null && <p className={css.rowNote}>{note}</p>}
        </div>
        {url != null && (
          <div className={css.rowAct}>
            <Button
              variant="primary"
              icon={<Icon name="download" size={16} />}
              loading={downloading}
              loadingText="受取中"
              onClick={() => void download(url, readyAt ?? requestedAt)}
            >
              受け取る
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
