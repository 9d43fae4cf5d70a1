import type { ReactElement } from 'react';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import * as styles from './composer.css.ts';
import type { Attachment } from './useAttachments.ts';

interface AttachmentListProps {
  readonly files: readonly Attachment[];
  /** Also stops an upload. */
  readonly onRemove: (clientId: string) => void;
}

export function AttachmentList({ files, onRemove }: AttachmentListProps): ReactElement {
  return (
    <ul className={styles.files} aria-label="添付ファイル">
      {files.map(({ clientId, file: { name }, preview, failure, share }) => (
        <li key={clientId} className={styles.file} data-failed={failure === null ? undefined : ''}>
          {preview !== null && <img className={styles.preview} src={preview} alt="" />}
          <span className={styles.fileName}>{name}</span>
          {failure !== null && <span className={styles.failure}>{failure}</span>}
          {share !== null && <span className={styles.share}>{Math.round(share * 100)}%</span>}
          <IconButton
            size="s"
            icon="close"
            label={share === null ? `${name}を外す` : `${name}の送信を取り消す`}
            onClick={() => onRemove(clientId)}
          />
          {share !== null && (
            <progress className={styles.progress} value={share} aria-label={`${name}の送信状況`} />
          )}
        </li>
      ))}
    </ul>
  );
}
